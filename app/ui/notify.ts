/**
 * The one way to show a notice. The notices and their styles are fetched when the first one is shown, so that pages
 * which never show any do not carry them.
 */
type Tone = "success" | "error" | "message";

async function show(tone: Tone, title: string, text?: string) {
  const { showNotice } = await import("./notice.tsx");
  await showNotice(tone, title, text);
}

export const notify = {
  success: (title: string, text?: string) => show("success", title, text),
  error: (title: string, text?: string) => show("error", title, text),
  message: (title: string, text?: string) => show("message", title, text),
};
