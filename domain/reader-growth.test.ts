import { expect, test } from "vitest";
import { fillReaderWeeks } from "./reader-growth.ts";

test("a quiet week keeps the readers of the week before, also at the beginning", () => {
  const moves = [
    { week: "2026-11-02", confirmed: 3, left: 1, total: 42 },
    { week: "2026-11-16", confirmed: 0, left: 2, total: 40 },
  ];
  const weeks = ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"];
  expect(fillReaderWeeks(weeks, moves).map(({ total }) => total)).toEqual([40, 42, 42, 40]);
  expect(fillReaderWeeks(weeks, moves).map(({ confirmed, left }) => confirmed - left)).toEqual([0, 2, 0, -2]);
});
