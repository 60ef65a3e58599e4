import { expect, test } from "./fixtures.ts";
import { publicPages } from "./pages.ts";

/** What a crawler sees: the HTML as served, no scripts run. */
async function readHead(request: import("@playwright/test").APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  return {
    html,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
  };
}

test("every public page has its own title, description and canonical address in the served HTML", async ({
  request,
}) => {
  const heads = await Promise.all(publicPages.map(async (path) => ({ path, ...(await readHead(request, path)) })));
  expect(heads.length).toBeGreaterThan(35);
  for (const { path, html, title, description, canonical } of heads) {
    expect(title, path).toContain("Halftitle");
    expect(description.length, path).toBeGreaterThan(50);
    expect(new URL(canonical).pathname, path).toBe(path);
    for (const needed of [
      'name="keywords"',
      'name="author"',
      'name="publisher"',
      'name="robots" content="index, follow',
      'name="geo.region"',
      'name="geo.placename"',
      'property="og:title"',
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="630"',
      'name="twitter:card" content="summary_large_image"',
      'name="theme-color" content="#2563eb"',
    ]) {
      expect(html, `${path} lacks ${needed}`).toContain(needed);
    }
  }
  for (const field of ["title", "description"] as const) {
    const values = heads.map((head) => head[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test("the files that browsers and crawlers look for are there", async ({ request }) => {
  const types: Record<string, string> = {
    "/favicon.ico": "image/x-icon",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/apple-touch-icon.png": "image/png",
    "/og-image.jpg": "image/jpeg",
    "/site.webmanifest": "application/manifest+json",
    "/robots.txt": "text/plain",
    "/sitemap.xml": "application/xml",
    "/feed.xml": "application/xml",
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain(type);
  }
});

test("pages that are nobody's business but their owner's stay out of search", async ({ request }) => {
  for (const path of ["/auth", "/dashboard", "/staff"]) {
    expect((await readHead(request, path)).html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(publicPages).not.toContain(path);
  }
});

test("the workshop's specimens are not shown to anybody", async ({ request }) => {
  expect((await request.get("/gallery")).status()).toBe(404);
});
