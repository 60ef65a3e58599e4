import { remember } from "#app/browser-memory.ts";

/** Whether single letters are keys, in this browser. */
export const keyChoice = remember("browser", "halftitle.desk-letters", (found) => found !== "off" && found !== false);
