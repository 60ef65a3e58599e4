type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What stands in the page when React arrives is what counts: text, choice, file and check mark of every field that somebody
 * changed before. React is told by the event it would have heard, so that lists narrow and counts change as if it had
 * been there all along. Whoever is typing keeps the caret.
 */
export function adoptFields(island: HTMLElement) {
  for (const field of island.querySelectorAll<Field>("input, textarea, select")) {
    if (isChanged(field)) tellReact(field);
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** React remembers what a field held and hears only what differs: it is shown the first state, then the real one. */
function tellReact(field: Field) {
  // What was chosen, React takes at its word; a file cannot be put back once the field was emptied.
  if (field instanceof HTMLSelectElement || field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const name = isTicked(field) ? "checked" : "value";
  const real = (field as HTMLInputElement)[name];
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set;
  const caret = [field.selectionStart, field.selectionEnd] as const;
  Object.assign(field, { [name]: isTicked(field) ? field.defaultChecked : field.defaultValue });
  write?.call(field, real);
  // React listens for a tick by "click"; as a plain event it ticks nothing a second time.
  field.dispatchEvent(new Event(isTicked(field) ? "click" : "input", { bubbles: true }));
  // When React has drawn the text again. Fields of some types have no caret to be set.
  queueMicrotask(() => {
    if (caret[0] !== null && document.activeElement === field) field.setSelectionRange(...caret);
  });
}
