import { expect, test } from "vitest";
import { copyrightPage } from "#content/plates.ts";
import { barsOf } from "./bar-code.tsx";

test("an ISBN becomes 95 modules between its guards", () => {
  const bars = barsOf(copyrightPage.isbn);
  expect(bars).toHaveLength(95);
  expect(bars).toMatch(/^101[01]{42}01010[01]{42}101$/);
});

test("the example's check digit is right, so that a till would read it", () => {
  const digits = [...copyrightPage.isbn].map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
});
