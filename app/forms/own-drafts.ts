import { openStorage, remember } from "#app/browser-memory.ts";
import { makeDrafts, readPairs } from "./draft.ts";

/** The name of what somebody writes in their account begins with this: the next who signs in here is another. */
export const ownDraft = "own-";
/** And what the staff write: in the browser, so that a closed tab or a computer that goes off costs nothing. */
export const deskDraft = "desk-";

/** The one place that knows where such a draft lies, by its name. */
export const rememberDraft = <Value>(name: string, check: (found: unknown) => Value) =>
  name.startsWith(deskDraft)
    ? remember("browser", `halftitle.desk-draft.${name.slice(deskDraft.length)}`, check)
    : remember("tab", `halftitle.draft.${name}`, check);

export const ownDrafts = makeDrafts((name) => rememberDraft(name, readPairs));

/** For whoever signs out. */
export function dropOwnDrafts() {
  forgetAll("tab", `halftitle.draft.${ownDraft}`);
  forgetAll("browser", "halftitle.desk-draft.");
}

export function forgetAll(place: "tab" | "browser", beginning: string): void {
  try {
    const storage = openStorage(place);
    for (const key of Object.keys(storage).filter((name) => name.startsWith(beginning))) storage.removeItem(key);
  } catch {
    // Then nothing was kept there.
  }
}
