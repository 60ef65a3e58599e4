import { expect, test } from "vitest";
import { readAmount } from "./lead-outcome.ts";

test.each([
  ["5999", 5999],
  [" $5,999 ", 5999],
  ["12,999.50", 13000],
  ["0", 0],
  ["10,000,001", undefined],
  ["5,99", undefined],
  ["-5", undefined],
  ["a lot", undefined],
  ["", undefined],
])("an amount typed as %j is %j", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
