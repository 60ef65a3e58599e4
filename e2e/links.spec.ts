import { realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { sources as register } from "#content/sources.ts";
import { expect, test } from "./fixtures.ts";
import { allPages } from "./pages.ts";

const strangersWeName = /^https:\/\/(example\.com\/|www\.youtube-nocookie\.com\/)/;
/** Whose questions we answer about ourselves, and on whose word the register of rates stands. */
const sources = new Set<string>([
  ...realHybridPage.sources.links.map(({ href }) => href),
  ...Object.values(register).map(({ href }) => href),
]);

test("every link of the site leads somewhere", async ({ request, baseURL }) => {
  const broken: string[] = [];
  const checked = new Map<string, number>();
  for (const path of allPages) {
    const html = await (await request.get(path)).text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const isArticle = /^\/(blog|guides)\//.test(path) || path.endsWith("-policy");
    for (const [, raw = ""] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const href = raw.replaceAll("&amp;", "&");
      if (/^(mailto:|tel:|sms:)/.test(href)) continue;
      const url = new URL(href, baseURL + path);
      if (url.origin !== baseURL) {
        if (
          !isArticle &&
          !sources.has(url.href) &&
          !strangersWeName.test(url.href) &&
          !url.href.startsWith("https://halftitle.example")
        )
          broken.push(`${path} -> ${href}`);
        continue;
      }
      if (href.startsWith("#") && !ids.has(href.slice(1)) && href !== "#") broken.push(`${path} -> ${href}`);
      if (href === "#") broken.push(`${path} -> #`);
      const target = url.pathname + url.search;
      if (!checked.has(target)) checked.set(target, (await request.get(target, { maxRedirects: 0 })).status());
      if (checked.get(target) !== 200) broken.push(`${path} -> ${href} (${checked.get(target)})`);
    }
  }
  expect(checked.size).toBeGreaterThan(30);
  expect([...new Set(broken)]).toEqual([]);
});
