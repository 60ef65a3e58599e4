import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { type BookingRules, findFreeTimes, type Interval } from "./free-times.ts";
import { findHoliday } from "./us-holidays.ts";

const minutes = 30;
const minute = 60_000;

const officeHours = (opens = "09:00", closes = "17:00") =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));

const open: BookingRules = {
  timeZone: "America/Los_Angeles",
  hours: officeHours(),
  daysOff: [],
  observesHolidays: false,
  noticeHours: 0,
  bufferMinutes: 0,
  mostPerDay: 48,
  daysAhead: 14,
};

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const wall = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);

const find = (
  changes: Partial<BookingRules>,
  now: string | number,
  booked: Interval[] = [],
  blocked: Interval[] = [],
) =>
  findFreeTimes({
    rules: { ...open, ...changes },
    booked,
    blocked,
    now: typeof now === "number" ? now : at(now),
    minutes,
  });

/** Each day's first and last time, as the clock on the wall shows them. */
function walls(times: number[], timeZone: string) {
  const days = Map.groupBy(times, (time) => wall(time, timeZone).toPlainDate().toString());
  return [...days].map(([day, list]) => {
    const clock = (time = 0) => wall(time, timeZone).toPlainTime().toString().slice(0, 5);
    return [day, clock(list[0]), clock(list.at(-1)), list.length];
  });
}

describe("nine o'clock is nine o'clock on either side of a change", () => {
  test.each([
    ["the spring of the United States", "America/Los_Angeles", "2027-03-12T08:00Z", "2027-03-14"],
    ["the autumn of the United States", "America/New_York", "2026-10-30T04:00Z", "2026-11-01"],
    ["the spring of Europe", "Europe/Berlin", "2027-03-26T00:00Z", "2027-03-28"],
    ["the autumn of New Zealand's neighbours", "Australia/Lord_Howe", "2027-04-02T00:00Z", "2027-04-04"],
    ["a state without any", "America/Phoenix", "2027-03-12T08:00Z", "2027-03-14"],
  ])("%s", (_, timeZone, now, change) => {
    const days = walls(find({ timeZone, daysAhead: 5 }, now), timeZone);
    expect(days.map(([day]) => day)).toContain(change);
    // The first day may have begun; every other one is whole.
    for (const [day, first, last, count] of days.slice(1)) {
      expect([day, first, last, count]).toEqual([day, "09:00", "16:30", 16]);
    }
  });

  test("an hour that a day lacks is not offered, and one that it has twice is offered twice", () => {
    const hours = officeHours("00:00", "04:00");
    const spring = find({ hours, daysAhead: 0 }, "2027-03-14T08:00Z");
    expect(spring.map((time) => wall(time, open.timeZone).toPlainTime().toString().slice(0, 5))).toEqual([
      ...["00:00", "00:30", "01:00", "01:30", "03:00", "03:30"],
    ]);
    const autumn = find({ hours, daysAhead: 0 }, "2026-11-01T07:00Z");
    expect(autumn).toHaveLength(10);
    expect(new Set(autumn).size).toBe(10);
    // The second one o'clock is before half past one, however late it is.
    const halfPast = find({ hours: officeHours("01:30", "02:00"), daysAhead: 0 }, "2026-11-01T07:00Z");
    expect(halfPast.map((time) => wall(time, open.timeZone).toString().slice(11, 22))).toEqual([
      ...["01:30:00-07", "01:30:00-08"],
    ]);
  });
});

test("holidays and days off are closed, unless somebody works on holidays", () => {
  const days = (rules: Partial<BookingRules>) =>
    walls(find({ daysAhead: 12, ...rules }, "2026-11-20T08:00Z"), open.timeZone).map(([day]) => day);
  expect(days({ observesHolidays: true, daysOff: ["2026-11-27"] })).not.toContain("2026-11-26");
  expect(days({ observesHolidays: true, daysOff: ["2026-11-27"] })).not.toContain("2026-11-27");
  expect(days({ observesHolidays: false })).toContain("2026-11-26");
});

test("notice, pause, most per day and blocked times are kept", () => {
  const now = "2026-11-16T16:00Z";
  expect(find({ noticeHours: 24 }, now)[0]).toBe(at("2026-11-17T17:00Z"));
  const call = { start: at("2026-11-16T18:00Z"), end: at("2026-11-16T18:45Z") };
  const around = find({ bufferMinutes: 15 }, now, [call]).slice(0, 4);
  // Ten o'clock is taken; half past nine would end into its pause, half past ten lies in it.
  expect(around).toEqual(["17:00", "19:00", "19:30", "20:00"].map((time) => at(`2026-11-16T${time}Z`)));
  expect(walls(find({ mostPerDay: 1 }, now, [call]), open.timeZone)[0]?.[0]).toBe("2026-11-17");
  const blocked = { start: at("2026-11-16T17:00Z"), end: at("2026-11-17T01:00Z") };
  expect(walls(find({}, now, [], [blocked]), open.timeZone)[0]?.[0]).toBe("2026-11-17");
});

const zones = ["America/Los_Angeles", "America/New_York", "America/Phoenix", "America/St_Johns", "Europe/London", "Europe/Berlin", "Asia/Kathmandu", "Asia/Tehran", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Apia", "UTC"]; // biome-ignore format: a list

const clock = fc.integer({ min: 0, max: 24 * 12 }).map((fives) => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor((fives * 5) / 60))}:${two((fives * 5) % 60)}`;
});

const hours = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), clock, clock), { maxLength: 14 }).map((list) =>
  list
    .map(([weekday, one, other]) => ({
      weekday,
      opens: one < other ? one : other,
      closes: one < other ? other : one,
    }))
    .filter(({ opens, closes }) => opens < closes),
);

const interval = (from: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 14 * 24 * 12 }), fc.integer({ min: 1, max: 24 }))
    .map(([start, length]) => ({ start: from + start * 5 * minute, end: from + (start + length) * 5 * minute }));

const question = fc.integer({ min: at("2024-01-01T00:00Z"), max: at("2031-01-01T00:00Z") }).chain((now) =>
  fc.record({
    now: fc.constant(now),
    booked: fc.array(interval(now), { maxLength: 8 }),
    blocked: fc.array(interval(now), { maxLength: 8 }),
    rules: fc.record({
      timeZone: fc.constantFrom(...zones),
      hours,
      daysOff: fc.constant<string[]>([]),
      observesHolidays: fc.boolean(),
      noticeHours: fc.integer({ min: 0, max: 72 }),
      bufferMinutes: fc.constantFrom(0, 5, 10, 15, 30),
      mostPerDay: fc.integer({ min: 1, max: 8 }),
      daysAhead: fc.integer({ min: 1, max: 21 }),
    }),
  }),
);

test("whatever the zone, the date and the rules: no time overlaps another, lies outside the hours, or breaks a rule", () => {
  fc.assert(
    fc.property(question, ({ rules, booked, blocked, now }) => {
      const times = findFreeTimes({ rules, booked, blocked, now, minutes });
      for (const [place, time] of times.entries()) {
        const end = time + minutes * minute;
        const before = times[place - 1];
        expect(before === undefined || before + minutes * minute <= time).toBe(true);
        expect(time).toBeGreaterThanOrEqual(now + rules.noticeHours * 60 * minute);
        const begins = wall(time, rules.timeZone);
        const ends = wall(end, rules.timeZone);
        const day = begins.toPlainDate();
        if (rules.observesHolidays) expect(findHoliday(day)).toBeUndefined();
        const from = begins.toPlainTime().toString().slice(0, 5);
        const isNextDay = !ends.toPlainDate().equals(day);
        const to = isNextDay ? "24:00" : ends.toPlainTime().toString().slice(0, 5);
        const isWithin = rules.hours.some(
          ({ weekday, opens, closes }) =>
            weekday === day.dayOfWeek && opens <= from && from < closes && (to <= closes || to < from),
        );
        expect(isWithin, `${begins} to ${ends} in ${JSON.stringify(rules.hours)}`).toBe(true);
        const reserved = { start: time, end: end + rules.bufferMinutes * minute };
        expect(booked.some((call) => call.start < reserved.end && reserved.start < call.end)).toBe(false);
        expect(blocked.some((one) => one.start < end && time < one.end)).toBe(false);
        const calls = booked.filter(({ start }) => wall(start, rules.timeZone).toPlainDate().equals(day));
        expect(calls.length).toBeLessThan(rules.mostPerDay);
      }
    }),
    { numRuns: 60 },
  );
});
