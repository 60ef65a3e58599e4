import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { findHoliday } from "./us-holidays.ts";

const named = (day: string) => findHoliday(Temporal.PlainDate.from(day));

test.each([
  ["2026-01-01", "New Year’s Day"],
  ["2026-01-19", "Martin Luther King Jr. Day"],
  ["2026-02-16", "Washington’s Birthday"],
  ["2026-05-25", "Memorial Day"],
  ["2026-06-19", "Juneteenth"],
  ["2026-07-04", "Independence Day"],
  ["2026-09-07", "Labor Day"],
  ["2026-10-12", "Columbus Day"],
  ["2026-11-11", "Veterans Day"],
  ["2026-11-26", "Thanksgiving Day"],
  ["2026-12-25", "Christmas Day"],
])("%s is %s", (day, name) => expect(named(day)).toBe(name));

test.each([
  // The Fourth of July 2026 is a Saturday, and New Year's Day 2028 one as well: kept in the year before.
  ["2026-07-03", "Independence Day"],
  ["2027-12-31", "New Year’s Day"],
  // Juneteenth 2022 was a Sunday.
  ["2022-06-20", "Juneteenth"],
])("%s is kept as %s", (day, name) => expect(named(day)).toBe(name));

test("a year has eleven holidays, and at most one more day for each that falls on a weekend", () => {
  for (let year = 2024; year <= 2040; year += 1) {
    const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
    const days = Array.from({ length: first.daysInYear }, (_, place) => first.add({ days: place }));
    const kept = days.filter((day) => findHoliday(day) && day.dayOfWeek < 6);
    expect(kept.length, String(year)).toBeGreaterThanOrEqual(10);
    expect(kept.length, String(year)).toBeLessThanOrEqual(12);
  }
});
