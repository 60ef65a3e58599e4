import { expect, test } from "vitest";
import { priceOfLength, priceOfParts } from "./package-sums.ts";

test("parts add up at both ends, by the word and by the piece", () => {
  const parts = [
    { name: "Copyediting", perWord: [0.03, 0.05] },
    { name: "Cover", price: [800, 1200] },
    { name: "Assessment" },
  ] as const;
  expect(priceOfParts(parts, 80_000)).toEqual([3200, 5200]);
});

test("a longer manuscript costs more by the thousand words begun, a shorter one no less", () => {
  const launch = { price: 2999, furtherThousand: 20 };
  expect(priceOfLength(launch, 60_000, 80_000)).toBe(2999);
  expect(priceOfLength(launch, 80_001, 80_000)).toBe(3019);
  expect(priceOfLength(launch, 95_000, 80_000)).toBe(3299);
});
