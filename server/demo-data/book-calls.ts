import type pg from "pg";
import { consultation } from "#content/prices.ts";
import { mailboxOf } from "#domain/email-address.ts";
import { type BookingRules, findFreeTimes } from "#domain/free-times.ts";
import { idOf } from "./chance.ts";
import type { HalfYear } from "./demo-year.ts";
import { insertRows } from "./insert-rows.ts";
import { members } from "./work-on-leads.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const weekdays = (opens: string, closes: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));

/** Imogen's hours are in the seed; a colleague on the other coast has some, too. */
const calendars: readonly { member: (typeof members)[number]; zone: string; rules: BookingRules["hours"] }[] = [
  { member: members[0], zone: "America/Los_Angeles", rules: weekdays("09:00", "17:00") },
  { member: members[1], zone: "America/New_York", rules: weekdays("10:00", "16:00") },
];

const pause = 15;

/** A week behind and a week ahead: what was held, missed or is to be followed up, and what is booked. */
export async function addCalls(client: pg.PoolClient, year: HalfYear, now: Date) {
  await insertRows(
    client,
    "private.consultants",
    calendars.map(({ member, zone, rules }) => ({
      id: member.id,
      time_zone: zone,
      hours: rules,
      days_off: [],
      observes_holidays: true,
      notice_hours: 24,
      buffer_minutes: pause,
      most_per_day: 6,
      days_ahead: 14,
      version: 1,
      is_sample: true,
      updated_at: now,
    })),
  );
  const statusOf = new Map(year.work.map(({ id, status }) => [id, status]));
  const asked = year.consultations.toReversed();
  const ahead = asked.filter(({ id }) => statusOf.get(id) === "booked");
  const behind = asked.filter(({ id }) => ["contacted", "won", "lost"].includes(statusOf.get(id) ?? ""));
  const calls = calendars.flatMap(({ member, zone, rules: hours }, place) => {
    const times = findFreeTimes({
      rules: {
        timeZone: zone,
        hours,
        daysOff: [],
        observesHolidays: true,
        noticeHours: 0,
        bufferMinutes: pause,
        mostPerDay: 6,
        daysAhead: 14,
      },
      booked: [],
      blocked: [],
      now: now.getTime() - 7 * day,
      minutes: consultation.minutes,
    });
    // Every fifth half hour or so: a few a day, never two in a row.
    const chosen = times.filter((_, number) => number % (5 + place * 3) === place + 1);
    return chosen.flatMap((at) => {
      const isAhead = at > now.getTime();
      const lead = (isAhead ? ahead : behind).pop();
      return lead ? [makeCall({ lead, member, zone, at, isAhead })] : [];
    });
  });
  await insertRows(client, "private.bookings", calls);
}

const outcomes = ["held", "held", "held", "follow-up", "held", "no-show"] as const;

type Made = {
  lead: HalfYear["consultations"][number];
  member: (typeof members)[number];
  zone: string;
  at: number;
  isAhead: boolean;
};

function makeCall({ lead, member, zone, at, isAhead }: Made) {
  const id = idOf(`call ${lead.id}`);
  const end = at + consultation.minutes * minute;
  const range = (until: number) => `[${new Date(at).toISOString()},${new Date(until).toISOString()})`;
  const email = String(lead.email);
  const number = Number.parseInt(id.slice(0, 4), 16);
  return {
    id,
    lead_id: lead.id,
    consultant: member.id,
    consultant_name: member.name,
    consultant_zone: zone,
    during: range(end),
    reserved: range(end + pause * minute),
    way: "phone",
    name: lead.name,
    email,
    mailbox: mailboxOf(email),
    phone: `(818) 555-01${String(number % 100).padStart(2, "0")}`,
    time_zone: number % 3 === 0 ? "America/New_York" : "America/Los_Angeles",
    status: isAhead ? "booked" : outcomes[number % outcomes.length],
    sequence: number % 7 === 0 ? 1 : 0,
    // Nobody is to be mailed about them.
    day_reminded_at: new Date(at - 4 * day),
    hour_reminded_at: new Date(at - 4 * day),
    created_at: new Date(at - 4 * day),
    updated_at: new Date(at - 4 * day),
  };
}
