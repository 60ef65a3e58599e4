import { Temporal } from "temporal-polyfill";
import { findHoliday } from "./us-holidays.ts";

/** Weekdays count from Monday, 1, to Sunday, 7. A day ends at "24:00" at the latest. */
export type WorkingHours = { weekday: number; opens: string; closes: string };

/** When somebody can be booked. Everything is in their own time zone. */
export type BookingRules = {
  timeZone: string;
  hours: readonly WorkingHours[];
  /** Days like "2026-12-24". */
  daysOff: readonly string[];
  observesHolidays: boolean;
  noticeHours: number;
  bufferMinutes: number;
  mostPerDay: number;
  daysAhead: number;
};

/** From the first millisecond to the one after the last, since 1970. */
export type Interval = { start: number; end: number };

type Question = {
  rules: BookingRules;
  /** Calls with the pause that follows them. */
  booked: readonly Interval[];
  blocked: readonly Interval[];
  now: number;
  minutes: number;
};

const minute = 60_000;
const hour = 60 * minute;

/**
 * The moments at which a call of so many minutes can begin. Hours are read off the wall: nine o'clock is nine o'clock on
 * either side of a change of the clocks, and an hour that a day lacks, or has twice, is counted as it passes.
 */
export function findFreeTimes({ rules, booked, blocked, now, minutes }: Question): number[] {
  const { timeZone, daysAhead, mostPerDay, noticeHours, bufferMinutes } = rules;
  const today = dayOf(now, timeZone);
  const earliest = now + noticeHours * hour;
  const perDay = Map.groupBy(booked, ({ start }) => dayOf(start, timeZone).toString());
  const free: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = today.add({ days: ahead });
    if (isClosed(day, rules) || (perDay.get(day.toString())?.length ?? 0) >= mostPerDay) continue;
    for (const { start, end, opens } of openings(day, rules)) {
      for (let at = Math.max(start, last); at + minutes * minute <= end; at += minutes * minute) {
        last = at + minutes * minute;
        // Where an hour passes twice, the wall may show a time before the opening once more.
        if (onWall(at, timeZone) < opens) continue;
        const reserved = { start: at, end: last + bufferMinutes * minute };
        const isTaken =
          booked.some((call) => overlap(call, reserved)) ||
          blocked.some((one) => overlap(one, { start: at, end: last }));
        if (at >= earliest && !isTaken) free.push(at);
      }
    }
  }
  return free;
}

const dayOf = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();

const isClosed = (day: Temporal.PlainDate, { daysOff, observesHolidays }: BookingRules) =>
  daysOff.includes(day.toString()) || (observesHolidays && findHoliday(day) !== undefined);

function openings(day: Temporal.PlainDate, { hours, timeZone }: BookingRules) {
  return hours
    .filter(({ weekday }) => weekday === day.dayOfWeek)
    .map(({ opens, closes }) => ({ start: atWall(day, opens, timeZone), end: atWall(day, closes, timeZone), opens }))
    .toSorted((one, other) => one.start - other.start);
}

/** The moment at which a clock on the wall shows a time on a day. */
export function atWall(day: Temporal.PlainDate, time: string, timeZone: string): number {
  const [date, plainTime] = time === "24:00" ? [day.add({ days: 1 }), "00:00"] : [day, time];
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

const onWall = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);

const overlap = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end;
