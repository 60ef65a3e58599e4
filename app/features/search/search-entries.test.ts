import { describe, expect, test } from "vitest";
import { searchPhrases } from "#content/search.ts";
import { publicPaths } from "#domain/addresses.ts";
import { findNear, searchSite } from "#domain/search.ts";
import { listSearchEntries } from "./search-entries.server.ts";

const entries = listSearchEntries();

test("every page that search engines may list is found by the site’s own search, and nothing else", () => {
  expect(publicPaths.length).toBeGreaterThan(35);
  const pages = entries.filter(({ url }) => !url.includes("#")).map(({ url }) => url);
  expect(pages.toSorted()).toEqual([...publicPaths].toSorted());
});

test("every package and every question of the FAQ is found, under an address of its own on its page", () => {
  const parts = entries.filter(({ url }) => url.includes("#"));
  expect(parts.filter(({ url }) => url.startsWith("/packages#"))).toHaveLength(3);
  expect(parts.filter(({ url }) => url.startsWith("/faq#"))).toHaveLength(25);
  expect(new Set(parts.map(({ url }) => url)).size).toBe(28);
  for (const { type } of entries) expect(["page", "service", "blog", "guide"]).toContain(type);
});

test.each([
  ["keep the rights", "/faq#do-i-keep-the-rights-to-my-book"],
  ["endorsed author program", "/packages#endorsed"],
  ["artificial intelligence", "/faq#do-you-use-artificial-intelligence-on-my-book"],
])("“%s” leads to %s", (query, url) => {
  expect(searchSite(entries, query)[0]?.url).toBe(url);
});

test.each([
  ["editoral", "/services/editorial"],
  ["ghostwritter", "/services/ghostwriting"],
])("“%s” finds nothing, and is near to something on %s", (query, page) => {
  expect(searchSite(entries, query)).toEqual([]);
  expect(findNear(entries, query).map(({ url }) => url.split("#")[0])).toContain(page);
});

test("entries are told apart by their ids and titles, and each says something", () => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  for (const { description, content } of entries) {
    expect(description.length).toBeGreaterThan(40);
    expect(content).not.toBe("");
  }
});

describe("each phrase offered as a chip leads to the page it means", () => {
  const meant: Record<(typeof searchPhrases)[number], string> = {
    "ghostwriting services": "/services/ghostwriting",
    "book editing": "/services/editorial",
    "book cover design": "/services/design",
    "publishing packages": "/packages",
    "marketing services": "/services/marketing",
    "literary agents": "/services/representation",
    "query letter": "/query-letter-template",
    "book distribution": "/services/publishing",
    "author success guide": "/author-success-guide",
    "free consultation": "/consultation",
  };
  test.each(searchPhrases)("%s", (phrase) => {
    expect(searchSite(entries, phrase)[0]?.url).toBe(meant[phrase]);
  });
});

test("a guide is found as a guide, by what authors call its subject", () => {
  for (const [words, url] of [
    ["audiobook narration", "/guides/audio-in-2026"],
    ["word count", "/guides/word-counts-by-genre"],
    ["synopsis", "/guides/a-synopsis-that-works"],
    ["author taxes", "/guides/taxes-and-rights-sales-for-authors"],
  ] as const) {
    const found = searchSite(entries, words);
    expect(found.map((entry) => entry.url)).toContain(url);
    expect(entries.find((entry) => entry.url === url)?.type).toBe("guide");
  }
});

test("a question’s own words find the FAQ", () => {
  const [first] = searchSite(entries, "vanity press");
  expect(first?.url).toBe("/faq#what-is-a-hybrid-publisher-and-how-is-it-different-from-a-vanity-press");
});
