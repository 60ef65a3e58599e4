import { expect, test } from "vitest";
import type { Stage } from "#domain/production.ts";
import { drawTimeline, spanOf } from "./timeline-geometry.ts";

const stage = (id: number, start: string, end: string, change: Partial<Stage> = {}): Stage => ({
  id,
  kind: "cover",
  name: "Cover",
  side: "house",
  owner: null,
  ownerName: null,
  waitsFor: [],
  planned: { start, end },
  forecast: { start, end },
  startedOn: null,
  finishedOn: null,
  ...change,
});

test("planned and expected lie on one scale of days, and today is a line between its ends", () => {
  const stages = [
    stage(1, "2026-11-02", "2026-11-06", { startedOn: "2026-11-03", finishedOn: "2026-11-10" }),
    stage(2, "2026-11-09", "2026-11-13", { forecast: { start: "2026-11-11", end: "2026-11-21" } }),
  ];
  const { rows, first, last, today, box } = drawTimeline(stages, "2026-11-12");
  expect([first, last]).toEqual(["2026-11-02", "2026-11-21"]);
  const [one, two] = rows;
  expect(one?.planned.x).toBe(box.left);
  // Five days of twenty.
  expect(one?.planned.width).toBeCloseTo((box.width - box.left - box.right) / 4);
  expect(two && two.forecast.x + two.forecast.width).toBeCloseTo(box.width - box.right);
  expect(today).toBeCloseTo(box.left + (box.width - box.left - box.right) / 2);
  expect(rows.map(({ isDone }) => isDone)).toEqual([true, false]);
  expect(drawTimeline(stages, "2027-01-01").today).toBeUndefined();
});

test("what has begun begins on its real day, and a stage that is late never ends before it began", () => {
  expect(
    spanOf({ startedOn: "2026-11-12", finishedOn: null, forecast: { start: "2026-11-02", end: "2026-11-06" } }),
  ).toEqual({
    start: "2026-11-12",
    end: "2026-11-12",
  });
});
