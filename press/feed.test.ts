import { expect, test } from "vitest";
import { rateChanges } from "#content/rate-changes.ts";
import { site } from "#content/site.ts";
import { articleSlugs, guideSlugs } from "#domain/addresses.ts";
import { makeFeed, makeRatesFeed } from "./feed.ts";

const feed = makeFeed();
const count = articleSlugs.length + guideSlugs.length;
const all = (pattern: RegExp) => [...feed.matchAll(pattern)].map(([, value]) => value ?? "");

test("the feed carries all twelve articles and all guides, the newest first", () => {
  const dates = all(/<pubDate>([^<]+)<\/pubDate>/g).map((date) => Date.parse(date));
  expect(dates).toHaveLength(count);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(new Set(all(/<guid isPermaLink="true">([^<]+)</g)).size).toBe(count);
  for (const slug of guideSlugs) expect(feed).toContain(`/guides/${slug}</link>`);
});

test("dates are the articles' own, as mail writes them", () => {
  expect(feed).toContain("<pubDate>Tue, 16 Jan 2024 12:00:00 GMT</pubDate>");
});

test("each article comes with its whole text, and every link in it is whole", () => {
  const texts = all(/<content:encoded>([^<]+)</g);
  expect(texts).toHaveLength(count);
  expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(2500);
  expect(feed).not.toMatch(/href=&quot;(?!https?:|mailto:)/);
  expect(all(/<link>([^<]+)<\/link>/g).every((link) => link.startsWith(site.address))).toBe(true);
});

test("nothing in it breaks XML", () => {
  expect(feed.replace(/<\/?[a-zA-Z:]+(?: [a-zA-Z:]+="[^"<]*")*\/?>|<\?xml[^>]*\?>/g, "")).not.toMatch(
    /[<>]|&(?!amp;|lt;|gt;|quot;)/,
  );
});

test("the feed of rates has one item for each change, leads to its figure, and says what it was before", () => {
  const changes = makeRatesFeed();
  expect(changes.match(/<item>/g)).toHaveLength(rateChanges.length);
  expect(changes).toContain(`<link>${site.address}/tools/rates#ingram-fee</link>`);
  expect(changes).toContain("1.5 percent before, 1.875 percent since February 1, 2026.");
});
