import type { Claim } from "#content/claims.ts";
import { ordinaryWords, packages } from "#content/prices.ts";
import { formatCount, formatMoney } from "#domain/money.ts";
import { priceOfLength } from "#domain/package-sums.ts";

const { launch, pro, endorsed } = packages;
const longNovel = 120_000;

type StoryClaim = Claim & { dollars: number; months: number };

const paid = (dollars: number, months: number, label: string): StoryClaim => ({
  figure: `${formatMoney(dollars)} · ${months}\u00a0months`,
  label,
  evidence: null,
  dollars,
  months,
});

/**
 * What each story of content/success-stories.ts cost its author, and how long it took, by its slug. Samples like the stories
 * themselves: an invoice and two dates are the evidence. Part of the claims register, in a file of its own because parts of
 * pages carry the other claims to the browser.
 */
export const storyClaims = {
  "the-tidewater-assize": paid(endorsed.price, 11, endorsed.name),
  "payroll-on-friday": paid(launch.price, 4, launch.name),
  "nine-quiet-exits": paid(
    0,
    14,
    "A consultation and our free template, then an agent; her publisher bought the jacket from us",
  ),
  "manna-for-a-weekday": paid(pro.price, 5, `${pro.name}; the congregation paid for its printing`),
  "what-the-orchard-kept": paid(pro.price, 7, `${pro.name}; one of the months was our delay`),
  "engines-of-the-drowned-moon": paid(
    priceOfLength(launch, longNovel, ordinaryWords),
    4,
    `${launch.name} for ${formatCount(longNovel)} words; the hardcover came later, by a quote of its own`,
  ),
};
