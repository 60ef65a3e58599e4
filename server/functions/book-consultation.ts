import type { Context } from "hono";
import { bookingProblems } from "#content/booking.ts";
import { toBookedCall } from "../booking/booked-call.ts";
import { type BookingParts, sayNo, takeBooking } from "../booking/take-booking.ts";
import { reportFailure } from "../errors.ts";
import { isObject, readJson } from "../http/body.ts";

/** The calendar's own door; the plain page of server/booking does the same without scripts. */
export function bookConsultation(parts: BookingParts) {
  return async (context: Context) => {
    const given = await readJson(context.req.raw, 64 * 1024);
    if (!isObject(given)) return context.json({ success: false, error: "The body must be a JSON object." }, 400);
    try {
      const taken = await takeBooking(parts, context, given);
      if ("call" in taken) return context.json({ success: true, call: toBookedCall(taken.call, parts.tokens) });
      if ("problems" in taken) {
        const { problems } = taken;
        return context.json({ success: false, error: Object.values(problems)[0], fields: problems }, 400);
      }
      if ("refusal" in taken) {
        const { sentence, seconds } = taken.refusal;
        return context.json({ success: false, error: sentence }, 429, { "retry-after": String(seconds) });
      }
      return context.json({ success: false, error: sayNo(taken.why), why: taken.why, next: taken.next }, 409);
    } catch (error) {
      const { status, headers } = reportFailure(parts.log, error as Error, context);
      return context.json({ success: false, error: bookingProblems.failed }, status, headers);
    }
  };
}
