import { expect, test } from "vitest";
import { formatCents, formatCount, formatDuration, formatMoney, formatMoneySpan, formatPercentSpan } from "./money.ts";

test("amounts read as Americans write them", () => {
  expect([0, 999, 1_000, 1_234_567, -1_234].map(formatCount)).toEqual(["0", "999", "1,000", "1,234,567", "-1,234"]);
  expect(formatMoney(2999)).toBe("$2,999");
  expect(formatMoney(0.08)).toBe("$0.08");
});

test("a span names its unit once and joins its ends with an en dash", () => {
  expect(formatMoneySpan([800, 1200])).toBe("$800–1,200");
  expect(formatMoneySpan([0.08, 0.12])).toBe("$0.08–0.12");
  expect(formatDuration([4, 6], "week")).toBe("4–6 weeks");
  expect(formatPercentSpan([15, 20])).toBe("15–20%");
});

test("a span of one value reads as that value", () => {
  expect(formatMoneySpan([15, 15])).toBe("$15");
  expect(formatDuration([1, 1], "week")).toBe("1 week");
  expect(formatPercentSpan([15, 15])).toBe("15%");
});

test("the sums of a worked example keep their cents", () => {
  expect([18, 1.56, -3.3, 1234.5].map(formatCents)).toEqual(["$18.00", "$1.56", "−$3.30", "$1,234.50"]);
});
