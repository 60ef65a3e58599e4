import { longFormOptions } from "#content/consultation-long-form.ts";
import * as priceBook from "#content/prices.ts";
import { formatMoney, formatMoneySpan, type Span } from "#domain/money.ts";

/** Keys of the price book whose numbers are money; the others are weeks, months, minutes and percentages. */
const moneyKeys = new Set(["price", "cost", "costIfBoughtSeparately"]);

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

/** What follows from the price book by arithmetic that a page may do: an upgrade, and a rate times a length it names. */
export function listDerivedFigures(pageText: string): Set<string> {
  const prices = Object.values(priceBook.packages).map(({ price }) => price);
  const upgrades = prices.flatMap((from) => prices.filter((to) => to > from).map((to) => formatMoney(to - from)));
  const lengths = [...pageText.matchAll(/(\d{2,3},\d{3})[ -]words?\b/g)].map(([, words = ""]) =>
    Number(words.replace(",", "")),
  );
  const edits = lengths.flatMap((words) =>
    Object.values(priceBook.editorial).map(({ price: [from, to] }) =>
      formatMoneySpan([Math.round(from * words), Math.round(to * words)]),
    ),
  );
  return new Set([...upgrades, ...edits]);
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
