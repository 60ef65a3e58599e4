import { readFileSync } from "node:fs";
import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { offer } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { readLegalFile } from "#domain/legal-text.ts";

const { street, city, region, postalCode } = site.office;

/** What the texts leave open, so that a new brand or a new offer changes them too. */
const fillings: Record<string, string> = {
  name: site.name,
  email: site.email,
  privacyEmail: site.privacyEmail,
  legalEmail: site.legalEmail,
  phone: `[${site.phone.label}](${site.phone.href})`,
  office: `${street}, ${city}, ${region} ${postalCode}`,
  discountPercent: String(offer.percent),
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
