import { sayPlainly } from "./plain-notice.ts";

/**
 * The one way to show a notice. The notices and their styles are fetched when the first one is shown, so that pages
 * which never show any do not carry them.
 */
type Tone = "success" | "error" | "message";

const load = () => import("./notice.tsx");

async function show(tone: Tone, title: string, text?: string) {
  try {
    const { showNotice } = await load();
    await showNotice(tone, title, text);
  } catch {
    // The notices did not come: what is in the page from the start says it instead.
    sayPlainly(title, text);
  }
}

export const notify = {
  /** For whoever may have to say later that the network is gone. */
  prepare: () => void load().catch(() => {}),
  success: (title: string, text?: string) => show("success", title, text),
  error: (title: string, text?: string) => show("error", title, text),
  message: (title: string, text?: string) => show("message", title, text),
};
