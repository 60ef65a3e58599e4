import { expect, test } from "vitest";
import { ratesPage } from "./author-tools/rates.ts";
import { rateChanges } from "./rate-changes.ts";
import { type RateId, rateIds, rates } from "./rates.ts";

test("every rate stands in one group of the page", () => {
  const shown: RateId[] = ratesPage.groups.flatMap((group) => [...group.rates]);
  expect(shown.toSorted()).toEqual(rateIds.toSorted());
});

test("what changed is told newest first, and differs from what is", () => {
  const days = rateChanges.map(({ noted }) => noted);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(rateChanges.filter(({ was, rate, also }) => was === rates[rate].figure && !also)).toEqual([]);
});
