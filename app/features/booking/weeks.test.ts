import { expect, test } from "vitest";
import { layOutMonths } from "./weeks.ts";

test("a day stands under its weekday, in the row of its week", () => {
  expect(layOutMonths(["2026-11-20", "2026-11-21", "2026-11-23"])).toEqual({
    columns: 6,
    months: [
      [
        { date: "2026-11-20", column: 5, row: 1 },
        { date: "2026-11-21", column: 6, row: 1 },
        { date: "2026-11-23", column: 1, row: 2 },
      ],
    ],
  });
});

test("a week without a free day takes no room", () => {
  expect(layOutMonths(["2026-11-02", "2026-11-18"]).months).toEqual([
    [
      { date: "2026-11-02", column: 1, row: 1 },
      { date: "2026-11-18", column: 3, row: 2 },
    ],
  ]);
});

test("a month begins a sheet of its own", () => {
  expect(layOutMonths(["2026-11-30", "2026-12-01"]).months).toEqual([
    [{ date: "2026-11-30", column: 1, row: 1 }],
    [{ date: "2026-12-01", column: 2, row: 1 }],
  ]);
});

test("Sunday has its column where somebody can talk on it", () => {
  expect(layOutMonths(["2026-11-22"])).toEqual({ columns: 7, months: [[{ date: "2026-11-22", column: 7, row: 1 }]] });
});
