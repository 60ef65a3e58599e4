/** Where letters are text and not keys: in a field, or while a dialog with keys of its own is open. */
export function isBusyWithKeys({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (document.querySelector("[role=dialog]")) return true;
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}
