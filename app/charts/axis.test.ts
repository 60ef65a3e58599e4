import { expect, test } from "vitest";
import { measureHeight, roundUp } from "./axis.ts";

test.each([
  [0, 1],
  [80_000, 100_000],
  [45_280, 50_000],
  [20_001, 25_000],
  [100_000, 100_000],
])("%i fit under %i", (words, top) => {
  expect(roundUp(words)).toBe(top);
});

test("a count stands at its height, between lines that are whole numbers", () => {
  const box = { width: 100, height: 120, left: 0, right: 0, top: 10, bottom: 10 };
  const { y, ticks } = measureHeight(10, box);
  expect([y(0), y(5), y(10)]).toEqual([110, 60, 10]);
  expect(ticks.map(({ count }) => count)).toEqual([0, 5, 10]);
  expect(measureHeight(25, box).ticks.map(({ count }) => count)).toEqual([0, 25]);
});
