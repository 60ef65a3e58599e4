import type { Context } from "hono";
import { findCall, type StoredCall, selectCalls, toBookedCall } from "./booked-call.ts";
import { type CalendarCall, writeEventFile, writeFeed } from "./calendar-file.ts";
import type { BookingParts } from "./take-booking.ts";

const headers = {
  "content-type": "text/calendar; charset=utf-8",
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
};

/** The event of one call, for whoever has its link. */
export function answerCallFile(parts: BookingParts) {
  return async (context: Context) => {
    const { id, token } = context.req.query();
    const call = await findCall(parts, id, token);
    if (!call) return context.json({ message: "There is no such call." }, 404);
    const manageUrl = new URL(toBookedCall(call, parts.tokens).links.view, parts.siteUrl()).href;
    const file = writeEventFile(toCalendarCall(call), manageUrl);
    return context.body(file, 200, { ...headers, "content-disposition": 'attachment; filename="consultation.ics"' });
  };
}

/** The calls of a member of staff, for the calendar program that knows their secret address. */
export function answerFeed({ pool, clock, tokens }: BookingParts) {
  return async (context: Context) => {
    const { token = "" } = context.req.query();
    const { rows: owners } = await pool.query<{ id: string }>(
      "select id from private.consultants where feed_token_hash = $1",
      [tokens.hash(token)],
    );
    const [owner] = owners;
    if (!owner) return context.json({ message: "There is no such calendar." }, 404);
    const found = await selectCalls(
      pool,
      `consultant = $1 and status <> 'cancelled' and upper(during) > $2::timestamptz - interval '30 days'
       order by lower(during) limit 1000`,
      [owner.id, clock()],
    );
    const calls = found.map((call) => ({ ...toCalendarCall(call), name: call.name, phone: call.phone }));
    return context.body(writeFeed(calls), 200, headers);
  };
}

function toCalendarCall(call: StoredCall): CalendarCall {
  return {
    id: call.id,
    sequence: call.sequence,
    startsAt: call.starts_at,
    endsAt: call.ends_at,
    changedAt: call.updated_at,
    isCancelled: call.status === "cancelled",
    way: call.way,
    meetingUrl: call.meeting_url,
    consultant: call.consultant_name,
  };
}
