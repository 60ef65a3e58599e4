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
  /** What each offer costs, from the price book, in dollars; equal ends are one price. */
  offers?: readonly { name: string; price: number | readonly [from: number, to: number] }[];
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

function offerOf(offer: { name: string; price: number | readonly [number, number] }): StructuredData {
  const [from, to] = typeof offer.price === "number" ? [offer.price, offer.price] : offer.price;
  const price = from === to ? { price: from } : { minPrice: from, maxPrice: to };
  return {
    "@type": "Offer",
    name: offer.name,
    priceSpecification: { "@type": "PriceSpecification", priceCurrency: "USD", ...price },
  };
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
  modified?: string;
  image?: string;
  section?: string;
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
    dateModified: data.modified ?? data.published,
    image: address(data.image ?? site.socialImage),
    ...(data.section && { articleSection: data.section }),
  };
}
