import { expect, test } from "vitest";
import { amountOf, readAmount } from "./amounts.ts";

test.each([
  ["2999", 2999],
  ["$2,999.50", 2999.5],
  [" 60 % ", 60],
  [".5", 0.5],
  ["0", 0],
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
