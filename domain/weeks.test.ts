import { expect, test } from "vitest";
import { addDays, daysBetween, listDays, listWeeks, weekOf } from "./weeks.ts";

test("a week begins on Monday", () => {
  expect(weekOf("2026-11-15")).toBe("2026-11-09");
  expect(weekOf("2026-11-09")).toBe("2026-11-09");
});

test("no week is left out, across the turn of the year", () => {
  expect(listWeeks("2026-12-24", "2027-01-05")).toEqual(["2026-12-21", "2026-12-28", "2027-01-04"]);
});

test("days go on over the end of a month", () => {
  expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
  expect(["2026-12-31", "2028-02-28"].map((day) => addDays(day, 1))).toEqual(["2027-01-01", "2028-02-29"]);
  expect(listDays("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test("days are counted by the calendar, also where clocks change", () => {
  expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2);
});
