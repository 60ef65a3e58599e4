import { expect, test } from "vitest";
import type { Stage } from "#domain/production.ts";
import { drawTimeline, spanOf } from "./timeline-geometry.ts";

const stage = (id: number, planned: [string, string], over: Partial<Stage> = {}): Stage => {
  const span = { start: planned[0], end: planned[1] };
  return {
    id,
    kind: "line",
    name: "Line edit",
    side: "house",
    owner: null,
    ownerName: null,
    waitsFor: [],
    planned: span,
    forecast: span,
    startedOn: null,
    finishedOn: null,
    ...over,
  };
};

const first = stage(1, ["2026-01-01", "2026-01-10"], { startedOn: "2026-01-01", finishedOn: "2026-01-08" });
const second = stage(2, ["2026-01-11", "2026-03-31"], {
  startedOn: "2026-01-12",
  forecast: { start: "2026-01-11", end: "2026-04-10" },
});

test.each(["wide", "narrow"] as const)("what is planned and what is expected share one scale (%s)", (shape) => {
  const { rows, box, months, today, first: begins, last } = drawTimeline([first, second], "2026-02-01", shape);
  expect([begins, last]).toEqual(["2026-01-01", "2026-04-10"]);
  const [done, now] = rows;
  const day = (box.width - box.left - box.right) / 100;
  expect(done?.planned.width).toBeCloseTo(10 * day);
  expect(done?.forecast.width).toBeCloseTo(8 * day);
  expect(now?.forecast.x).toBeCloseTo(box.left + 11 * day);
  expect((now?.forecast.x ?? 0) + (now?.forecast.width ?? 0)).toBeCloseTo(box.width - box.right);
  expect(rows.map(({ state }) => state)).toEqual(["done", "now"]);
  expect(months.map((month) => month.day)).toEqual(["2026-02-01", "2026-03-01", "2026-04-01"]);
  expect(today).toBeCloseTo(months[0]?.x ?? 0);
});

test("a day outside of it draws no line, a long way names fewer months, and a book without stages is no fault", () => {
  expect(drawTimeline([first], "2027-01-01", "wide").today).toBeUndefined();
  const long = drawTimeline([stage(1, ["2026-01-01", "2028-12-31"])], "2026-02-01", "narrow");
  expect(long.months.length).toBeLessThan(13);
  expect(drawTimeline([], "2026-02-01", "wide")).toMatchObject({ rows: [], first: "2026-02-01", last: "2026-02-01" });
});

test("the picture ends a month after the launch, and what goes on then goes to its edge", () => {
  const launch = stage(1, ["2026-03-02", "2026-03-02"], { kind: "launch" });
  const { rows, last, box } = drawTimeline([launch, stage(2, ["2026-03-03", "2026-12-31"])], "2026-02-01", "wide");
  expect(last).toBe("2026-04-01");
  const after = rows[1]?.forecast;
  expect((after?.x ?? 0) + (after?.width ?? 0)).toBeCloseTo(box.width - box.right);
});

test("what has begun begins on its real day, and a stage that is late never ends before it began", () => {
  const forecast = { start: "2026-11-02", end: "2026-11-06" };
  expect(spanOf({ startedOn: "2026-11-12", finishedOn: null, forecast })).toEqual({
    start: "2026-11-12",
    end: "2026-11-12",
  });
});
