import { extname } from "node:path";
import { Piscina } from "piscina";
import type { Log } from "../log.ts";
import { type Mail, MailUnwritable } from "../mail/mail.ts";
import type { WritingOrder, Written } from "./writing-thread.ts";

export type MailWriter = {
  write: (order: WritingOrder) => Promise<Mail>;
  /** Begins before anybody asks, so that nobody waits for the beginning; resolves when it has begun. */
  warm: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  log: Log;
  /** How long a mail may take, in milliseconds. */
  patience?: number;
  /** The thread's file, where a test has made one that begins sooner. */
  thread?: URL;
};

/** From source, or as the bundle beside main.js: the thread's file lies beside this one, with the same ending. */
const threadBeside = new URL(`./writing-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Writes mails in a thread of its own. React draws one for 8 to 22 ms at a stretch: on the thread that answers requests
 * every neighbour would wait as long, and could tell from it that somebody was written to. So nothing that draws mail
 * may be loaded there; what crosses is data. A mail that fails, hangs or takes its thread along fails alone: the outbox
 * tries it again, and the next one finds a new thread.
 */
export function openMailWriter({ log, patience = 20_000, thread: file = threadBeside }: Options): MailWriter {
  let thread: Piscina<WritingOrder, Written> | undefined;
  // One after the other, and each with its own patience: whoever stands behind a mail that hangs is not given up with it.
  let last: Promise<unknown> = Promise.resolve();

  function open() {
    if (thread) return thread;
    thread = new Piscina<WritingOrder, Written>({
      filename: file.href,
      execArgv: extname(file.href) === ".ts" ? ["--import", "tsx"] : [],
      // React is twice as quick when it does not look for a developer's mistakes.
      env: { ...process.env, NODE_ENV: "production" },
      minThreads: 1,
      maxThreads: 1,
      // A small nursery: what a mail leaves behind is swept up at once, which holds 12 MB less.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 },
    });
    thread.on("error", (error: Error) => log.warn({ reason: error.message }, "the thread that writes mail has ended"));
    // If it cannot even do this, the first mail will say so.
    last = thread.run(firstOrder).catch(() => {});
    return thread;
  }

  return {
    async write(order) {
      const opened = open();
      const turn = last.then(() => opened.run(order, { signal: AbortSignal.timeout(patience) }));
      // If it took its thread along, the next one begins before anybody's patience does.
      last = turn.catch(() => opened.run(firstOrder)).catch(() => {});
      const written = await turn;
      if ("faults" in written) throw new MailUnwritable(written.faults);
      return written.mail;
    },
    async warm() {
      open();
      await last;
    },
    stop: async () => thread?.destroy(),
  };
}

/**
 * The first mail takes ten times as long as the next ones, and on a busy machine a thread may take longer to begin than
 * any mail may: it is written to nobody, before anybody waits for one, with all the patience it needs.
 */
const firstOrder: WritingOrder = {
  owed: { id: "", template: "auth-already-registered", recipient: "staff", data: { site: "http://127.0.0.1" } },
  sender: { MAIL_FROM: "", STAFF_EMAIL: "" },
  siteUrl: "http://127.0.0.1",
  secret: "",
};
