import { checkManuscript, type ManuscriptReport } from "#domain/manuscript.ts";
import { openManuscript } from "./open-manuscript.ts";
import { type Reason, Unreadable } from "./read-markup.ts";

export type WorkerAnswer = { progress: number } | { report: ManuscriptReport } | { failed: Reason };

const answer = (message: WorkerAnswer) => postMessage(message);

/** Reads a file aside from the page, so that the page goes on. Nothing in here asks anybody for anything. */
addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    answer({ progress: 0.05 });
    const manuscript = openManuscript(new Uint8Array(data));
    answer({ progress: 0.4 });
    answer({ report: checkManuscript(manuscript, (share) => answer({ progress: 0.4 + share * 0.6 })) });
  } catch (error) {
    // Whatever is wrong with the file, the page says what can be done about it.
    answer({ failed: error instanceof Unreadable ? error.reason : "file" });
  }
});
