import { expect, test } from "vitest";
import { ratesPage } from "./author-tools/rates.ts";
import { rateChanges } from "./rate-changes.ts";
import { type RateId, rateIds, rates } from "./rates.ts";

test("every rate stands in one group of the page", () => {
  const shown: RateId[] = ratesPage.groups.flatMap((group) => [...group.rates]);
  expect(shown.toSorted()).toEqual(rateIds.toSorted());
});

test("what changed is told newest first, by the day from which it holds, and differs from what is", () => {
  // What is only reported has not changed its rate.
  const days = rateChanges.filter(({ was, rate }) => was !== rates[rate].figure).map(({ rate }) => rates[rate].since);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(rateChanges.filter(({ was, rate, also }) => was === rates[rate].figure && !also)).toEqual([]);
});
