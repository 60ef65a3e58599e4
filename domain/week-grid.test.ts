import { expect, test } from "vitest";
import { drawWeek, spanOfWeek } from "./week-grid.ts";
import { addDays } from "./weeks.ts";

const base = {
  timeZone: "America/Los_Angeles",
  hours: [{ weekday: 1, opens: "09:00", closes: "12:00" }],
  daysOff: [],
  observesHolidays: true,
  shown: [],
};

test("a week begins on Monday and shows the hours that somebody works, and at least a working day", () => {
  const week = drawWeek({ ...base, day: "2026-11-19" });
  expect(week.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, place) => addDays("2026-11-16", place)));
  const [monday] = week;
  expect(monday?.cells[0]).toMatchObject({ time: "09:00", isWorking: true, start: Date.parse("2026-11-16T17:00:00Z") });
  expect(monday?.cells.at(-1)).toMatchObject({ time: "16:30", isWorking: false });
});

test("what lies early or late is in sight, a holiday is named, and a day of 23 hours has 46 halves", () => {
  const early = { start: Date.parse("2027-03-08T08:00:00Z"), end: Date.parse("2027-03-08T08:30:00Z") };
  const late = { start: Date.parse("2027-03-09T07:30:00Z"), end: Date.parse("2027-03-09T08:00:00Z") };
  const week = drawWeek({ ...base, day: "2027-03-08", shown: [early, late] });
  expect(week.map(({ cells }) => cells.length)).toEqual([48, 48, 48, 48, 48, 48, 46]);
  const { start, end } = spanOfWeek("2027-03-10", base.timeZone);
  expect((end - start) / 3_600_000).toBe(7 * 24 - 1);
  expect(drawWeek({ ...base, day: "2026-11-26" })[3]?.holiday).toBe("Thanksgiving Day");
});
