import { readFileSync } from "node:fs";
import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import { offer, ordinaryWords, packages } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { readLegalFile } from "#domain/legal-text.ts";
import { formatCount, formatMoney } from "#domain/money.ts";

const { street, city, region, postalCode } = site.office;

const streetLine = street.replace(/ (\d+)$/, "\u00a0$1");
const postalArea = `${region}\u00a0${postalCode}`;

/** What the texts leave open, so that a new brand or a new offer changes them too. */
const fillings: Record<string, string> = {
  name: site.name,
  email: site.email,
  privacyEmail: site.privacyEmail,
  legalEmail: site.legalEmail,
  phone: `[${site.phone.label}](${site.phone.href})`,
  office: `${streetLine}, ${city}, ${postalArea}`,
  officeLines: `${streetLine}  \n${city},\u00a0${postalArea}`,
  discountPercent: String(offer.percent),
  ordinaryWords: formatCount(ordinaryWords),
  launchThousand: formatMoney(packages.launch.furtherThousand),
  proThousand: formatMoney(packages.pro.furtherThousand),
  endorsedThousand: formatMoney(packages.endorsed.furtherThousand),
  fullRefundDays: String(houseTerms.refund.fullWithinDays),
  refundPaidDays: String(houseTerms.refund.paidWithinDays),
  ourDelayDays: String(houseTerms.refund.ourDelayDays),
  publicationMonths: String(houseTerms.publication.withinMonths),
  unpaidDays: String(houseTerms.unpaid.afterDays),
  sellOffMonths: String(houseTerms.sellOffMonths),
  forceMajeureDays: String(houseTerms.forceMajeureDays),
  // {netRule}, {returnsRule} and the others: what the house says everywhere in the same words.
  ...Object.fromEntries(Object.entries(houseRules).map(([name, rule]) => [`${name}Rule`, rule])),
};

export function readLegalText(slug: string) {
  const { body, ...head } = readLegalFile(readFileSync(`content/legal/${slug}.md`, "utf8"));
  return { slug, ...head, ...renderMarkdown(fill(body)) };
}

/** Filled before Markdown is read, so that an address becomes a link. An opening nobody fills must not be published. */
export function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (opening, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`Nothing fills ${opening} in a legal text.`);
    return filling;
  });
}
