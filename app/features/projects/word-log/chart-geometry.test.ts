import { expect, test } from "vitest";
import { drawChart } from "./chart-geometry.ts";

const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const entry = (day: string, words: number, id = 1) => ({ id, day, words, note: "" });

test("a line needs two days", () => {
  expect(drawChart([], 100, box)).toBeUndefined();
  expect(drawChart([entry("2026-01-01", 5)], 100, box)).toBeUndefined();
});

test("days stand apart as far as they were, and the target at its height", () => {
  const log = [entry("2026-01-11", 100, 3), entry("2026-01-01", 0, 1), entry("2026-01-03", 50, 2)];
  const chart = drawChart(log, 50, box);
  expect(chart?.points).toEqual([
    { id: 1, x: 0, y: 100 },
    { id: 2, x: 20, y: 50 },
    { id: 3, x: 100, y: 0 },
  ]);
  expect(chart?.targetY).toBe(50);
  expect(chart?.line).toBe("0.0,100.0 20.0,50.0 100.0,0.0");
});
