import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { z } from "zod";
import { Uuid } from "#domain/uuid.ts";
import { readJson } from "../http/body.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import type { Outbox } from "../mail/outbox.ts";

/** Only the id matters: the mails were queued with the row, and go to whom the row names, not to whom a caller names. */
const Payload = z.object({ id: z.optional(Uuid) });

/**
 * A mail server that does not answer must not hold up the site: each delivery keeps a database connection for as long as
 * the mail server takes. Past these bounds the outbox, which has the mails anyway, delivers them by itself.
 */
const deliveriesAtOnce = 4;
const patience = 3_000;

/** The specification's second call: sends what is owed about a request now. Without an id the outbox does it by itself. */
export function sendConsultationEmail({ outbox, limits, log }: { outbox: Outbox; limits: RateLimits; log: Log }) {
  let underWay = 0;

  async function deliver(id: string) {
    underWay += 1;
    try {
      await outbox.deliverAbout(id);
    } catch (error) {
      // Nothing is lost: the mails are still owed.
      log.warn({ reason: (error as Error).message }, "mails about a request could not be sent at once");
    } finally {
      underWay -= 1;
    }
  }

  return async (context: Context) => {
    const payload = Payload.safeParse(await readJson(context.req.raw, 64 * 1024));
    if (!payload.success) return context.json({ success: false, error: "The body must be a JSON object." }, 400);
    const refusal = await limits.take(context, { deliveries: 1 });
    if (refusal) {
      return context.json({ success: false, error: refusal.sentence }, 429, { "retry-after": String(refusal.seconds) });
    }
    const { id } = payload.data;
    if (id && underWay < deliveriesAtOnce) await Promise.race([deliver(id), wait(patience, undefined, { ref: false })]);
    return context.json({ success: true });
  };
}
