import { expect, test } from "vitest";
import { design, distribution, editorial, ghostwriting, marketing, representation } from "#content/prices.ts";
import { designPage } from "#content/services/design.ts";
import { editorialPage } from "#content/services/editorial.ts";
import { ghostwritingPage } from "#content/services/ghostwriting.ts";
import { marketingPage } from "#content/services/marketing.ts";
import { publishingPage } from "#content/services/publishing.ts";
import { representationPage } from "#content/services/representation.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";
import { listOffers } from "./service-meta.ts";

const shown = (price: unknown) =>
  typeof price === "number" ? formatMoney(price) : formatMoneySpan(price as readonly [number, number]);

test.each([
  ["editorial", editorialPage.offers.cards, Object.values(editorial), 4],
  ["design", designPage.offers.cards, Object.values(design), 4],
  ["publishing", publishingPage.offers.cards, Object.values(distribution), 4],
  ["marketing", marketingPage.offers.cards, Object.values(marketing), 4],
  ["representation", representationPage.offers.cards, Object.values(representation), 2],
  ["ghostwriting", ghostwritingPage.offers.cards, Object.values(ghostwriting), 4],
])("search engines read the same prices as visitors: %s", (_, cards, lines, count) => {
  const offers = listOffers(cards, lines);
  expect(offers).toHaveLength(count);
  for (const offer of offers) {
    expect(cards.find((card) => card.title === offer.name)?.price).toContain(shown(offer.price));
  }
});
