import { expect, test } from "vitest";
import { addWorkdays, countWorkdays, isWorkday, onWorkday } from "./workdays.ts";

test("a weekend gives way to the Monday after it", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(isWorkday)).toEqual([true, false, false, true]);
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map(onWorkday)).toEqual(["2026-11-20", "2026-11-23", "2026-11-23"]);
});

test("five workdays later is the same weekday a week later, over the ends of months and years", () => {
  expect(addWorkdays("2026-11-20", 0)).toBe("2026-11-20");
  expect(addWorkdays("2026-11-20", 1)).toBe("2026-11-23");
  expect(addWorkdays("2026-12-30", 5)).toBe("2027-01-06");
  expect(addWorkdays("2026-11-21", 1)).toBe("2026-11-24");
});

test("a span counts both its ends, and none where it is turned round", () => {
  expect(countWorkdays("2026-11-16", "2026-11-20")).toBe(5);
  expect(countWorkdays("2026-11-21", "2026-11-22")).toBe(0);
  expect(countWorkdays("2026-11-20", "2026-11-16")).toBe(0);
});
