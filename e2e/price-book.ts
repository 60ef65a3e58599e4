import { longFormOptions } from "#content/consultation-long-form.ts";
import { exampleBook, exampleCopies, exampleReturn } from "#content/example-book.ts";
import { exampleWithFee } from "#content/example-with-fee.ts";
import { houseTerms, packageStages } from "#content/house-terms.ts";
import * as priceBook from "#content/prices.ts";
import { formatCents, formatMoney, formatMoneySpan, type Span } from "#domain/money.ts";
import { type Part, priceOfLength, priceOfParts } from "#domain/package-sums.ts";
import { listRefunds } from "#domain/refund.ts";

/** Keys of the price book whose numbers are money; the others are weeks, months, minutes and percentages. */
const moneyKeys = new Set(["price", "cost", "costIfBoughtSeparately", "furtherThousand"]);

/** Every amount and every span of the price book, as the site writes them. */
export function listPriceFigures(): Set<string> {
  const figures = new Set(collect(priceBook));
  for (const amount of Object.values(priceBook.startingPrices)) figures.add(formatMoney(amount));
  return figures;
}

/** Every amount of money in the price book, as structured data carries it. */
export function listAmounts(): Set<number> {
  const amounts = new Set<number>(Object.values(priceBook.startingPrices));
  const gather = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (moneyKeys.has(key)) for (const amount of [inner].flat()) amounts.add(Number(amount));
      else gather(inner);
    }
  };
  gather(priceBook);
  return amounts;
}

/** What follows from the price book by arithmetic that a page may do: an upgrade, a rate times a length it names, a proposal for such a length. */
export function listDerivedFigures(pageText: string): Set<string> {
  const prices = Object.values(priceBook.packages).map(({ price }) => price);
  const upgrades = prices.flatMap((from) => prices.filter((to) => to > from).map((to) => formatMoney(to - from)));
  const lengths = [...pageText.matchAll(/(\d{2,3},\d{3})[\s-]words?\b/g)].map(([, words = ""]) =>
    Number(words.replace(",", "")),
  );
  const edits = lengths.flatMap((words) =>
    Object.values(priceBook.editorial).map(({ price: [from, to] }) =>
      formatMoneySpan([Math.round(from * words), Math.round(to * words)]),
    ),
  );
  const longer = lengths.flatMap((words) =>
    Object.values(priceBook.packages).map((one) => formatMoney(priceOfLength(one, words, priceBook.ordinaryWords))),
  );
  const { copyediting, cover, interior, proofreading } = priceBook.parts;
  const proposals = lengths.map((words) =>
    formatMoney(priceOfParts([copyediting, cover, interior, proofreading], words)[0]),
  );
  return new Set([...upgrades, ...edits, ...longer, ...proposals, ...listSingleSums()]);
}

/** What each package leaves out, typed here a second time on purpose: the sums of the packages follow from it. */
const lacking: Record<keyof typeof priceBook.packages, readonly (keyof typeof priceBook.parts)[]> = {
  launch: [
    "developmental",
    "line",
    "returnability",
    "cataloging",
    "bookstoreOutreach",
    "authorWebsite",
    "pressRelease",
    "trailer",
    "submissionPreparation",
    "filmDeck",
    "ghostwriting",
  ],
  pro: ["developmental", "returnability", "submissionPreparation", "filmDeck", "ghostwriting"],
  endorsed: ["ghostwriting"],
};

/** What the parts of each package cost singly, and what the two representation services cost together. */
function listSingleSums(): string[] {
  const { parts, packages, ordinaryWords } = priceBook;
  const sum = (chosen: readonly Part[]) => formatMoneySpan(priceOfParts(chosen, ordinaryWords));
  return [
    ...(Object.keys(packages) as (keyof typeof packages)[]).map((slug) =>
      sum(
        Object.entries(parts)
          .filter(([id]) => !lacking[slug].some((left) => left === id))
          .map(([, part]) => part),
      ),
    ),
    sum([parts.submissionPreparation, parts.filmDeck]),
    formatMoneySpan([packages.launch.price, packages.endorsed.price]),
  ];
}

/** The sums of the house's terms: the one example book, the stages and what comes back at each, the least payment. */
export function listTermFigures(): Set<string> {
  const copies = [...Object.values(exampleCopies), exampleWithFee].flatMap((split) => Object.values(split));
  const stages = Object.values(packageStages).flat();
  const refunds = Object.values(packageStages)
    .flatMap((one) => listRefunds(one))
    .flatMap(({ cost, refund }) => [cost, refund]);
  const toTheCent = [...copies, ...Object.values(exampleReturn).map(Math.abs), ...Object.values(exampleBook.price)];
  return new Set([
    ...[...toTheCent, ...refunds].map(formatCents),
    ...[...stages.map(({ price }) => price), ...refunds, houseTerms.statements.minimum].map(formatMoney),
  ]);
}

/** The budgets of the consultation form are the visitor’s money, in the bands that their values name: 5k-10k. */
export function listBudgetFigures(): Set<string> {
  const bands = longFormOptions.budget.map(({ value }) =>
    [...value.matchAll(/(\d+)k/g)].map(([, k]) => Number(k) * 1000),
  );
  return new Set(
    bands.flatMap((ends) => (ends.length === 2 ? formatMoneySpan(ends as unknown as Span) : ends.map(formatMoney))),
  );
}

function collect(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!moneyKeys.has(key)) return collect(inner);
    if (typeof inner === "number") return [formatMoney(inner)];
    // A sentence may name both ends: “between $3,000 and $15,000”.
    return [formatMoneySpan(inner), ...inner.map(formatMoney)];
  });
}
