import { createHash } from "node:crypto";
import { extname } from "node:path";
import { Piscina } from "piscina";
import type { Log } from "../log.ts";
import type { ReadingOrder, ReadMail } from "./read-mail.ts";

export type MailReader = { read: (order: ReadingOrder) => Promise<ReadMail>; stop: () => Promise<void> };

const threadFile = new URL(`./reading-thread${extname(import.meta.url)}`, import.meta.url);
const isSource = extname(import.meta.url) === ".ts";

/** How long a mail may take, in milliseconds. */
const patience = 30_000;

/**
 * Takes mails apart in a thread of its own, with little memory and little time: a mail that is made to eat either ends the
 * thread and nothing else. Then its headers are read alone, and if even that fails, it is a mail of which nothing is known.
 */
export function openMailReader({ log }: { log: Log }): MailReader {
  let thread: Piscina<ReadingOrder, ReadMail> | undefined;
  const open = () => {
    thread ??= new Piscina<ReadingOrder, ReadMail>({
      filename: threadFile.href,
      execArgv: isSource ? ["--import", "tsx"] : [],
      minThreads: 0,
      maxThreads: 1,
      // Mails come now and then, and nobody waits for one by the second.
      idleTimeout: 30_000,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
    });
    return thread;
  };
  /** On a busy machine a thread may take longer to begin than any mail may: the first, empty one is given all the time. */
  const run = async (order: ReadingOrder) => {
    await open().run({ source: new Uint8Array(), size: 0 });
    return () => open().run(order, { signal: AbortSignal.timeout(patience) });
  };

  return {
    async read(order) {
      const whole = await run(order);
      try {
        return await whole();
      } catch (error) {
        log.warn(
          { reason: (error as Error).name, size: order.size },
          "a mail could not be read; its headers are tried",
        );
      }
      const headers = await run({ ...order, headersOnly: true });
      return headers().catch(() => ({
        ...nothingKnown,
        bodySha256: createHash("sha256").update(order.source).digest(),
      }));
    },
    stop: async () => thread?.destroy(),
  };
}

/** A mail of which nothing could be read but its bytes. */
export const nothingKnown: Omit<ReadMail, "bodySha256"> = {
  messageId: null,
  earlierIds: [],
  answers: [],
  sender: null,
  senderName: "",
  subject: "",
  body: "",
  quoted: "",
  isAutomatic: false,
  isUnproven: false,
  isChecked: false,
  isUnreadable: true,
  bounces: [],
  files: [],
};
