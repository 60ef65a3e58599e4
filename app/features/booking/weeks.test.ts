import { expect, test } from "vitest";
import { groupTimes, layOutWeeks } from "./weeks.ts";

const numbersOf = (dates: readonly string[]) =>
  layOutWeeks(dates).days.map(({ date, isFree }) =>
    isFree ? `${Number(date.slice(8))}!` : `${Number(date.slice(8))}`,
  );

test("a week is whole from Monday to Saturday, its days without a free time among the others", () => {
  expect(numbersOf(["2026-11-20", "2026-11-21", "2026-11-23"]).join(" ")).toBe(
    "16 17 18 19 20! 21! 23! 24 25 26 27 28",
  );
});

test("a week without a free day takes no room", () => {
  expect(numbersOf(["2026-11-02", "2026-11-18"]).join(" ")).toBe("2! 3 4 5 6 7 16 17 18! 19 20 21");
});

test("a month begins within its week; the one that the first day is in stands above them all", () => {
  const { days, months } = layOutWeeks(["2026-11-30", "2026-12-01"]);
  expect(days.filter(({ beginsMonth }) => beginsMonth).map(({ date }) => date)).toEqual(["2026-12-01"]);
  expect(months).toEqual(["2026-11-30", "2026-12-01"]);
});

test("Sunday has its column where somebody can talk on it", () => {
  expect(layOutWeeks(["2026-11-21"]).columns).toBe(6);
  expect(numbersOf(["2026-11-22"])).toEqual(["16", "17", "18", "19", "20", "21", "22!"]);
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
