import { expect, test } from "vitest";
import { amountOf, findAmountProblem, readAmount } from "./amounts.ts";

test.each([
  ["2999", 2999],
  ["$2,999.50", 2999.5],
  [" 60 % ", 60],
  [".5", 0.5],
  ["0", 0],
  ["7,5", 7.5],
  ["7,50", 7.5],
  ["0,125", 0.125],
  ["0,0025", 0.0025],
  ["€ 2.999,50", 2999.5],
  ["12,500", 12_500],
])("“%s” is %d", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(["", "-5", "abc", "1.2.3", "1e9", "Infinity"])("“%s” is no amount, and counts as nothing", (text) => {
  expect(readAmount(text)).toBeUndefined();
  expect(amountOf(text)).toBe(0);
});

test("what is beyond all measure is cut", () => {
  expect(amountOf("99999999999999999999999")).toBe(10_000_000);
  expect(amountOf("250", 100)).toBe(100);
});

test.each([
  ["", undefined],
  ["18", undefined],
  ["-5", "negative"],
  ["−$5", "negative"],
  ["1e9", "unreadable"],
  ["about ten", "unreadable"],
  ["101", "large"],
] as const)("“%s” where a hundred is the most: %s", (text, problem) => {
  expect(findAmountProblem(text, 100)).toBe(problem);
});
