import type { SitePath } from "#content/links.ts";
import { homeLink } from "#content/links.ts";
import type { AdditionalService } from "#content/services.ts";
import type { Span } from "#domain/money.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";
import { breadcrumbList, type OfferData, service } from "./structured-data.ts";

/** A line of the price book: a price or a range, or a commission that no one pays up front. */
type PriceLine = { price: number | Span } | { commissionPercent: Span };

/**
 * The cards of a page and the lines of the price book stand in the same order; together they are what the page offers.
 * A commission is a share of something else, so it is no offer with a price.
 */
export function listOffers(
  cards: readonly { title: string }[],
  lines: readonly PriceLine[],
  unit?: string,
): OfferData[] {
  return lines.flatMap((line, index) => {
    const card = cards[index];
    return card && "price" in line ? [{ name: card.title, price: line.price, unit }] : [];
  });
}

/** Head of a service's page: its metadata, where it stands, and what it offers at which price. */
export function serviceMeta(
  page: Pick<AdditionalService, "meta" | "back" | "hero">,
  path: SitePath,
  offers: readonly OfferData[] = [],
) {
  const name = page.hero.label ?? page.hero.title;
  const schema = [
    service({ name, description: page.meta.description, path, offers }),
    breadcrumbList([homeLink, page.back], { label: name, to: path }),
  ];
  return pageMeta({ ...page.meta, path, schema } satisfies PageMeta);
}
