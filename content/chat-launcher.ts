import { layoutWords } from "#content/layout.ts";
import { site } from "#content/site.ts";

/** What every page carries of the chat: the button, and the frame that it opens at once. */
export const chatFrameWords = {
  /** With the word that a phone’s bar shows at its place, so that whoever says that word to a phone presses it. */
  open: "Open the chat assistant",
  title: "Publishing Support",
  subtitle: "We're here to help",
  automated: "Automated assistant",
  close: "Close the chat",
  message: "Your message",
  placeholder: "What would you like to know?",
  loading: layoutWords.loading,
  failed: {
    text: `The chat did not open. What you wrote is kept: please check your connection, or call ${site.phone.label}.`,
    again: "Try again",
  },
} as const;
