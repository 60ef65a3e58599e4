import { expect, test } from "vitest";
import { drawLine, splitWhole, stackBars } from "./bar-geometry.ts";

const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

test("bars stand on each other, and an empty week keeps its place", () => {
  const { bars, ticks } = stackBars(
    ["a", "b"],
    [
      { name: "one", counts: [6, 0] },
      { name: "two", counts: [4, 0] },
    ],
    box,
  );
  expect(bars).toEqual([
    { key: "a", series: 0, x: 7, y: 40, width: 36, height: 60 },
    { key: "a", series: 1, x: 7, y: 0, width: 36, height: 40 },
  ]);
  expect(ticks.map(({ count }) => count)).toEqual([0, 5, 10]);
});

test("no line is drawn between two whole numbers", () => {
  expect(stackBars(["a"], [{ name: "one", counts: [1] }], box).ticks.map(({ count }) => count)).toEqual([0, 1]);
  expect(stackBars([], [], box).bars).toEqual([]);
});

test("a line runs from the first value to the last", () => {
  expect(drawLine([0, 5, 10], box).line).toBe("0.0,100.0 50.0,50.0 100.0,0.0");
});

test("parts make the whole", () => {
  expect(splitWhole([1, 3])).toEqual([
    { start: 0, share: 0.25 },
    { start: 0.25, share: 0.75 },
  ]);
  expect(splitWhole([0, 0])).toEqual([
    { start: 0, share: 0 },
    { start: 0, share: 0 },
  ]);
});
