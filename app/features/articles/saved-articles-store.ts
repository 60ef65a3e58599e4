import { useMemo, useSyncExternalStore } from "react";
import { remember } from "#app/browser-memory.ts";

/** Anything that is no list of slugs counts as an empty one. */
export const checkSlugs = (found: unknown): readonly string[] =>
  Array.isArray(found) ? [...new Set(found.filter((slug) => typeof slug === "string"))] : [];

/** Which articles a reader has saved, newest last. Lives in this browser alone; the cookie policy says so. */
const memory = remember("browser", "halftitle.saved-articles", checkSlugs);
const changed = "halftitle:saved-articles";

export function toggleSlug(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug];
}

function write(slugs: readonly string[]): void {
  memory.write(slugs);
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
  const stored = useSyncExternalStore(subscribe, memory.text, () => null);
  const slugs = useMemo(() => memory.parse(stored), [stored]);
  return { slugs, toggle: (slug: string) => write(toggleSlug(memory.read(), slug)) };
}
