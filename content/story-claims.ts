import type { Claim } from "#content/claims.ts";
import { ordinaryWords, packages } from "#content/prices.ts";
import { formatCount, formatMoney } from "#domain/money.ts";
import { priceOfLength } from "#domain/package-sums.ts";

const { launch, pro, endorsed } = packages;
const longNovel = 120_000;

/**
 * What each story of content/success-stories.ts cost its author, and how long it took, by its slug. Samples like the stories
 * themselves: an invoice and two dates are the evidence. Part of the claims register, in a file of its own because parts of
 * pages carry the other claims to the browser.
 */
export const storyClaims = {
  "the-tidewater-assize": { figure: `${formatMoney(endorsed.price)}, 11 months`, label: endorsed.name, evidence: null },
  "payroll-on-friday": { figure: `${formatMoney(launch.price)}, 4 months`, label: launch.name, evidence: null },
  "nine-quiet-exits": {
    figure: `${formatMoney(pro.price)}, 7 months`,
    label: `${pro.name}; one of the months was our delay`,
    evidence: null,
  },
  "manna-for-a-weekday": {
    figure: `${formatMoney(pro.price)}, 5 months`,
    label: `${pro.name}; the congregation paid for its printing`,
    evidence: null,
  },
  "what-the-orchard-kept": {
    figure: `${formatMoney(0)}, 14 months`,
    label: "a consultation and our free template, then an agent",
    evidence: null,
  },
  "engines-of-the-drowned-moon": {
    figure: `${formatMoney(priceOfLength(launch, longNovel, ordinaryWords))}, 4 months`,
    label: `${launch.name} for ${formatCount(longNovel)} words; the hardcover came later, by a quote of its own`,
    evidence: null,
  },
} as const satisfies Record<string, Claim>;
