import { expect, test } from "vitest";
import { groupTimes, layOutMonths } from "./weeks.ts";

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

const at = (clock: string) => ({ at: `2026-11-17T${clock}:00Z` });
const inUtc = (time: string) => Number(time.slice(11, 13));

test("the times of a day stand by morning, afternoon and evening", () => {
  const groups = groupTimes([at("09:00"), at("11:30"), at("12:00"), at("16:30"), at("17:00")], inUtc);
  expect(groups.filter(({ part }) => part !== undefined)).toHaveLength(3);
  expect(groups.at(-1)).toEqual({ part: 2, times: [at("17:00")] });
});

test("a long break shows within the evening too, and is not another evening", () => {
  expect(groupTimes([at("19:00"), at("19:30"), at("21:00")], inUtc)).toEqual([
    { part: 2, times: [at("19:00"), at("19:30")] },
    { part: undefined, times: [at("21:00")] },
  ]);
});
