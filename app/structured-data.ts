import type { NavLink } from "#content/links.ts";
import type { Question } from "#content/shapes.ts";
import { site } from "#content/site.ts";

/** A thing of schema.org, without its @context: `pageMeta` adds that. */
export type StructuredData = { "@type": string; [property: string]: unknown };

const organizationId = `${site.address}/#organization`;
const address = (path: string) => new URL(path, site.address).href;

export function organization(): StructuredData {
  const { street, city, region, postalCode, country } = site.office;
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: site.name,
    description: site.description,
    url: address("/"),
    logo: address("/icon.svg"),
    email: site.email,
    telephone: site.phone.href.replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    sameAs: site.social.map((profile) => profile.href),
  };
}

/** The way to a page: the pages above it, then the page. */
export function breadcrumbList(trail: readonly NavLink[], current: NavLink): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...trail, current].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.label,
      item: address(step.to),
    })),
  };
}

export type ServiceData = {
  name: string;
  description: string;
  path: string;
  offers?: readonly OfferData[];
};

export type OfferData = {
  name: string;
  /** From the price book, in dollars: one price, a range (equal ends are one price), or where prices begin. */
  price: number | readonly [from: number, to: number] | { from: number };
  /** What one price buys, where it is not the whole thing: "word". */
  unit?: string;
};

export function service({ name, description, path, offers = [] }: ServiceData): StructuredData {
  return {
    "@type": "Service",
    name,
    description,
    url: address(path),
    serviceType: name,
    provider: { "@id": organizationId, "@type": "Organization", name: site.name },
    areaServed: { "@type": "Country", name: "United States" },
    ...(offers.length > 0 && { offers: offers.map(offerOf) }),
  };
}

function offerOf({ name, price, unit }: OfferData): StructuredData {
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": unit ? "UnitPriceSpecification" : "PriceSpecification",
      priceCurrency: "USD",
      ...priceOf(price),
      ...(unit && { unitText: unit }),
    },
  };
}

function priceOf(price: OfferData["price"]) {
  if (typeof price === "number") return { price };
  if ("from" in price) return { minPrice: price.from };
  const [from, to] = price;
  return from === to ? { price: from } : { minPrice: from, maxPrice: to };
}

export function faqPage(questions: readonly Question[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type ArticleData = {
  title: string;
  description: string;
  path: string;
  author: string;
  /** ISO date, such as 2024-03-15. */
  published: string;
  modified: string;
  image: string;
  section: string;
};

export function article(data: ArticleData): StructuredData {
  return {
    "@type": "Article",
    headline: data.title,
    description: data.description,
    mainEntityOfPage: address(data.path),
    author: { "@type": "Person", name: data.author },
    publisher: { "@id": organizationId, "@type": "Organization", name: site.name },
    datePublished: data.published,
    dateModified: data.modified,
    image: address(data.image),
    articleSection: data.section,
  };
}
