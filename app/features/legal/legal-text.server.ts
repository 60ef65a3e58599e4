import { readFileSync } from "node:fs";
import { z } from "zod";
import { splitFrontMatter } from "#app/markdown/front-matter.server.ts";
import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { offer } from "#content/prices.ts";
import { site } from "#content/site.ts";

const LegalText = z.strictObject({
  title: z.string(),
  description: z.string(),
  updated: z.string(),
  /** Sums of money that are no prices of ours, such as a worked example; any other must come from the price book. */
  figures: z.array(z.string()).optional(),
});

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
  const { data, body } = splitFrontMatter(readFileSync(`content/legal/${slug}.md`, "utf8"));
  return { slug, ...LegalText.parse(data), ...renderMarkdown(fill(body)) };
}

/** Filled before Markdown is read, so that an address becomes a link. An opening nobody fills must not be published. */
export function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (opening, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`Nothing fills ${opening} in a legal text.`);
    return filling;
  });
}
