import { site } from "#content/site.ts";

/** The button that every page carries; the words of the chat itself come with it. */
export const chatLauncherWords = {
  open: "Open the chat",
  failed: { title: "The chat did not open", text: `Please check your connection, or call ${site.phone.label}.` },
} as const;
