import type { Context } from "hono";
import { z } from "zod";
import { readAtMost } from "../data-gateway.ts";
import type { Outbox } from "../outbox.ts";
import type { RateLimits } from "../rate-limit.ts";

/** Only the id matters: the mails were queued with the row, and go to whom the row names, not to whom a caller names. */
const Payload = z.object({ id: z.uuid().optional() });

/** The specification's second call: sends what is owed about a request now. Without an id the outbox does it by itself. */
export function sendConsultationEmail({ outbox, limits }: { outbox: Outbox; limits: RateLimits }) {
  return async (context: Context) => {
    const payload = Payload.safeParse(parseJson(await readAtMost(context.req.raw, 64 * 1024)));
    if (!payload.success) return context.json({ success: false, error: "The body must be a JSON object." }, 400);
    const refusal = await limits.take(context, { deliveries: 1 });
    if (refusal) {
      return context.json({ success: false, error: refusal.sentence }, 429, { "retry-after": String(refusal.seconds) });
    }
    if (payload.data.id) await outbox.deliverAbout(payload.data.id);
    return context.json({ success: true });
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    // Not JSON: the schema refuses undefined.
    return undefined;
  }
}
