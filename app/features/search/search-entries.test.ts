import { describe, expect, test } from "vitest";
import { searchPhrases } from "#content/search.ts";
import { publicPaths } from "#domain/addresses.ts";
import { searchSite } from "#domain/search.ts";
import { listSearchEntries } from "./search-entries.server.ts";

const entries = listSearchEntries();

test("every page that search engines may list is found by the site’s own search, and nothing else", () => {
  expect(publicPaths.length).toBeGreaterThan(35);
  expect(entries.map(({ url }) => url).toSorted()).toEqual([...publicPaths].toSorted());
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
  expect(searchSite(entries, "vanity press").map(({ url }) => url)).toContain("/faq");
});
