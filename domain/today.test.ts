import { expect, test } from "vitest";
import { isInboxAddress, nextDay } from "./today.ts";

test("the day after a day is the next one of the calendar, across months and years", () => {
  expect(["2026-11-16", "2026-11-30", "2026-12-31", "2028-02-28"].map(nextDay)).toEqual([
    "2026-11-17",
    "2026-12-01",
    "2027-01-01",
    "2028-02-29",
  ]);
});

test("a bookmark of the inbox is told apart from the day's own address", () => {
  expect(isInboxAddress(new URLSearchParams("overdue=1"))).toBe(true);
  expect(isInboxAddress(new URLSearchParams("whose=mine"))).toBe(false);
});
