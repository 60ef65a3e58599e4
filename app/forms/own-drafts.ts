import { forgetAll } from "#app/browser-memory.ts";

/** The name of what somebody writes in their account begins with this: the next who signs in here is another. */
export const ownDraft = "own-";

/** For whoever signs out. */
export function dropOwnDrafts() {
  forgetAll("tab", `halftitle.draft.${ownDraft}`);
  forgetAll("browser", "halftitle.desk-draft.");
}
