import type { Context } from "hono";
import { consultation } from "#content/prices.ts";
import { findLead, whatIsKnown } from "../booking/known-lead.ts";
import { listOffers, toOfferedTime } from "../booking/offered-times.ts";
import type { BookingParts } from "../booking/take-booking.ts";
import { isObject, readJson } from "../http/body.ts";

/** The free times, and what the house knows already of whoever chooses one. Reading them changes nothing. */
export function bookingTimes(parts: BookingParts) {
  return async (context: Context) => {
    const given = await readJson(context.req.raw, 8 * 1024);
    if (!isObject(given)) return context.json({ success: false, error: "The body must be a JSON object." }, 400);
    const lead = await findLead(parts, given.lead, given.token);
    const offers = await listOffers(parts.pool, parts.clock());
    return context.json(
      { success: true, minutes: consultation.minutes, known: whatIsKnown(lead), times: offers.map(toOfferedTime) },
      200,
      { "cache-control": "no-store" },
    );
  };
}
