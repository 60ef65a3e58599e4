import { useMemo, useSyncExternalStore } from "react";

/** Which articles a reader has saved, newest last. Lives in this browser alone; the cookie policy says so. */
const key = "halftitle.saved-articles";
const changed = "halftitle:saved-articles";

/** What a browser that refuses storage keeps instead, until the page is left. */
let unsaved = "[]";

/** Reads what is stored; anything that is no list of slugs counts as an empty one. */
export function parseSaved(stored: string | null): string[] {
  try {
    const slugs: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(slugs) ? [...new Set(slugs.filter((slug) => typeof slug === "string"))] : [];
  } catch {
    // Someone else's text under our key: the reader loses nothing of ours by starting afresh.
    return [];
  }
}

export function toggleSlug(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug];
}

function read(): string {
  try {
    return window.localStorage.getItem(key) ?? unsaved;
  } catch {
    // Storage is blocked: what was saved on this page still counts on it.
    return unsaved;
  }
}

function write(slugs: readonly string[]): void {
  unsaved = JSON.stringify(slugs);
  try {
    window.localStorage.setItem(key, unsaved);
  } catch {
    // Blocked or full: the list above holds until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** Other tabs speak through `storage`, this one through our own event. */
function subscribe(listener: () => void) {
  window.addEventListener("storage", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener(changed, listener);
  };
}

export function useSavedArticles() {
  const stored = useSyncExternalStore(subscribe, read, () => "[]");
  const slugs = useMemo(() => parseSaved(stored), [stored]);
  return { slugs, toggle: (slug: string) => write(toggleSlug(parseSaved(read()), slug)) };
}
