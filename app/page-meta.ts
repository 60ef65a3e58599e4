import type { SitePath } from "#content/links.ts";
import { defaultKeywords, geo, keywordsByPriority, socialImage } from "#content/page-defaults.ts";
import type { Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import { socialImages } from "#content/social-images.ts";
import type { StructuredData } from "./structured-data.ts";

export type PageMeta = Metadata & {
  /** JSON-LD: one thing or several. */
  schema?: StructuredData | readonly StructuredData[];
} & (
    | { path: SitePath; noindex?: boolean }
    // A page without an address of its own (not found) has no canonical link, and must not be indexed.
    | { path?: undefined; noindex: true }
  );

/** One element in the head of a page. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string }
  | { structuredData: object };

/** Everything that is said about a page in its head. */
export function pageMeta(page: PageMeta): HeadTag[] {
  const title = fullTitle(page.title);
  const address = page.path && canonicalAddress(page.path);
  const image = absoluteAddress(page.image ?? socialImageOf(page.path ?? "/"));
  const schemas = page.schema ? [page.schema].flat() : [];
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: keywordsOf(page).join(", ") },
    { name: "author", content: site.name },
    { name: "publisher", content: site.name },
    { name: "robots", content: page.noindex ? "noindex, follow" : "index, follow" },
    ...(address ? [{ rel: "canonical", href: address }] : []),

    { name: "geo.region", content: geo.region },
    { name: "geo.placename", content: geo.placename },
    { name: "geo.position", content: `${site.office.latitude};${site.office.longitude}` },
    { name: "ICBM", content: `${site.office.latitude}, ${site.office.longitude}` },

    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    ...(address ? [{ property: "og:url", content: address }] : []),
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(socialImage.width) },
    { property: "og:image:height", content: String(socialImage.height) },
    { property: "og:image:alt", content: title },

    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: title },

    { name: "theme-color", content: site.themeColor },
    ...schemas.map((schema) => ({ structuredData: { "@context": "https://schema.org", ...schema } })),
  ];
}

/** The company's name follows, unless the title already says it. */
export function fullTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

/** The set of the page's priority, then its own keywords or the default ones; none twice. */
export function keywordsOf({ priority = "medium", keywords = defaultKeywords }: Partial<Metadata>): string[] {
  return [...new Set([...keywordsByPriority[priority], ...keywords])];
}

/** The picture of the page's kind, or the house's own. */
function socialImageOf(path: string): string {
  const kinds = socialImages.filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return kinds.at(-1)?.file ?? site.socialImage;
}

function canonicalAddress(path: string): string {
  return absoluteAddress(path === "/" ? "/" : path.replace(/\/+$/, ""));
}

function absoluteAddress(path: string): string {
  return new URL(path, site.address).href;
}
