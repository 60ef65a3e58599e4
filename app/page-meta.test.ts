import { expect, test } from "vitest";
import { fullTitle, type HeadTag, keywordsOf, type PageMeta, pageMeta } from "./page-meta.ts";

const about: PageMeta = { title: "About", description: "Who we are.", path: "/about" };

function contentOf(descriptors: HeadTag[], key: string): string | undefined {
  const found = descriptors.find(
    (item) => ("name" in item && item.name === key) || ("property" in item && item.property === key),
  );
  return found && "content" in found ? String(found.content) : undefined;
}

test("the company's name follows the title unless the title already says it", () => {
  expect(fullTitle("About")).toBe("About | Halftitle");
  expect(fullTitle("Halftitle: hybrid publishing")).toBe("Halftitle: hybrid publishing");
});

test("a page carries its priority's keywords, then its own or the default ones, none twice", () => {
  expect(keywordsOf({})).toEqual(keywordsOf({ priority: "medium" }));
  expect(keywordsOf({ priority: "high" }).length).toBeGreaterThan(keywordsOf({ priority: "low" }).length);
  expect(keywordsOf({ priority: "low", keywords: ["query letter", "hybrid publishing"] })).toEqual([
    "hybrid publishing",
    "query letter",
  ]);
});

test("the canonical link is the site's base plus the path", () => {
  expect(pageMeta(about)).toContainEqual({
    rel: "canonical",
    href: "https://halftitle.example/about",
  });
  expect(pageMeta({ ...about, path: "/" })).toContainEqual({
    rel: "canonical",
    href: "https://halftitle.example/",
  });
});

test("a page is indexed and followed unless it says otherwise", () => {
  expect(contentOf(pageMeta(about), "robots")).toBe("index, follow");
  expect(contentOf(pageMeta({ ...about, noindex: true }), "robots")).toBe("noindex, follow");
});

test("a page without an address has no canonical link", () => {
  const missing = pageMeta({ title: "Not found", description: "Gone.", noindex: true });
  expect(missing.some((item) => "rel" in item)).toBe(false);
  expect(contentOf(missing, "og:url")).toBeUndefined();
});

test("author, publisher, place and theme colour stand on every page", () => {
  const meta = pageMeta(about);
  expect(contentOf(meta, "author")).toBe("Halftitle");
  expect(contentOf(meta, "publisher")).toBe("Halftitle");
  expect(contentOf(meta, "geo.region")).toBe("US-CA");
  expect(contentOf(meta, "geo.placename")).toBe("Glendale, California");
  expect(contentOf(meta, "theme-color")).toBe("#2563eb");
});

test("shared links show a large image of 1200 by 630", () => {
  const meta = pageMeta(about);
  expect(contentOf(meta, "og:image")).toBe("https://halftitle.example/og-image.jpg");
  expect(contentOf(meta, "og:image:width")).toBe("1200");
  expect(contentOf(meta, "og:image:height")).toBe("630");
  expect(contentOf(meta, "og:type")).toBe("website");
  expect(contentOf(meta, "twitter:card")).toBe("summary_large_image");
  expect(contentOf(pageMeta({ ...about, image: "/social/about.jpg", type: "article" }), "twitter:image")).toBe(
    "https://halftitle.example/social/about.jpg",
  );
});

test("structured data is JSON-LD with its context", () => {
  const meta = pageMeta({ ...about, schema: [{ "@type": "Organization" }, { "@type": "FAQPage" }] });
  expect(meta).toContainEqual({ structuredData: { "@context": "https://schema.org", "@type": "Organization" } });
  expect(meta.filter((item) => "structuredData" in item)).toHaveLength(2);
});
