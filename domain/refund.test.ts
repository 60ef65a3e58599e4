import { expect, test } from "vitest";
import { costOfStopping, listRefunds, refundOf } from "./refund.ts";

test("the worked example of the terms of service", () => {
  const stages = [
    { price: 2400, state: "finished" },
    { price: 1600, state: "begun" },
    { price: 900, state: "not begun" },
  ] as const;
  expect(refundOf(4500, stages, 100)).toBe(1200);
  expect(costOfStopping(stages, 100)).toBe(3300);
});

test("nobody owes for a stage that was not begun", () => {
  expect(refundOf(1000, [{ price: 2400, state: "sent" }])).toBe(0);
});

test("every point at which an author can stop has its sum, and the last gives nothing back", () => {
  const lines = listRefunds([
    { name: "Editing", price: 1300 },
    { name: "Design", price: 1000 },
  ]);
  expect(lines).toEqual([
    { state: "not begun", cost: 0, refund: 2300 },
    { stage: "Editing", state: "begun", cost: 650, refund: 1650 },
    { stage: "Editing", state: "sent", cost: 1300, refund: 1000 },
    { stage: "Design", state: "begun", cost: 1800, refund: 500 },
    { stage: "Design", state: "sent", cost: 2300, refund: 0 },
  ]);
});
