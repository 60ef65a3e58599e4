import { fieldsOf, remember } from "#app/browser-memory.ts";
import { sayPlainly } from "./plain-notice.ts";

/**
 * The one way to show a notice. The notices and their styles are fetched when the first one is shown, so that pages
 * which never show any do not carry them.
 */
type Tone = "success" | "error" | "message";
type Notice = { tone: Tone; title: string; text?: string };

const load = () => import("./notice.tsx");

let latest: (Notice & { at: number }) | undefined;

/** One after the other: two that wait for the notices to be fetched may not come back in their order. */
let said = Promise.resolve();

function show(tone: Tone, title: string, text?: string) {
  latest = { tone, title, text, at: Date.now() };
  said = said.then(() => say(tone, title, text));
  return said;
}

async function say(tone: Tone, title: string, text?: string) {
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
  /** What was said about one try is over with the next. */
  clear: () => {
    if (!latest) return;
    latest = undefined;
    void load().then(
      ({ clearNotices }) => clearNotices(),
      () => {},
    );
  },
  success: (title: string, text?: string) => show("success", title, text),
  error: (title: string, text?: string) => show("error", title, text),
  message: (title: string, text?: string) => show("message", title, text),
};

/** A notice that nobody had the time to read goes along to the next page of this tab. */
const left = remember("tab", "halftitle.notice", (found) => fieldsOf(found) as Partial<Notice>);
const readWithin = 4000;

if (typeof window === "object") {
  addEventListener("pagehide", () => {
    if (latest && Date.now() - latest.at <= readWithin) left.write(latest);
  });
}

/** Called by every page when it wakes. */
export function showKeptNotice() {
  const { tone, title, text } = left.read();
  if (!tone || !title) return;
  left.forget();
  void show(tone, title, text);
}
