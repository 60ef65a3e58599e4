import { expect, test } from "vitest";
import { auc, errorOfAuc, toldApart } from "./telling-apart.ts";

test("two groups that never overlap are told apart for certain, whichever is the greater", () => {
  expect(auc([4, 5, 6], [1, 2, 3])).toBe(1);
  expect(auc([1, 2, 3], [4, 5, 6])).toBe(0);
  expect(toldApart([1, 2, 3], [4, 5, 6])).toBe(1);
});

test("equal groups are a guess, and a tie counts by half", () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(auc([7, 7], [7, 7, 7])).toBe(0.5);
  expect(auc([2, 3], [1, 3])).toBe(0.625);
});

test("numbers drawn alike stay within a few standard errors of a guess", () => {
  // The same dice every time: a linear congruential generator.
  let state = 1;
  const roll = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const draw = () => Array.from({ length: 300 }, roll);
  expect(Math.abs(auc(draw(), draw()) - 0.5)).toBeLessThan(4 * errorOfAuc(300));
});
