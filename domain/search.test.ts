import { describe, expect, test } from "vitest";
import { findNear, rememberSearch, type SearchEntry, searchSite, suggestPhrases } from "./search.ts";

const entry = (id: string, title: string, description = "", content = ""): SearchEntry => ({
  id,
  title,
  description,
  content,
  url: `/${id}`,
  type: "page",
});

describe("searchSite", () => {
  const shelf = [
    entry("title", "Book Editing"),
    entry("description", "Craft", "All about editing"),
    entry("content", "Notes", "Nothing here", "editing, commas"),
    entry("everywhere", "Editing", "Editing well", "editing"),
  ];

  test.each<[query: string, scores: Record<string, number>]>([
    ["", {}],
    ["   ", {}],
    ["e", {}],
    ["a e i", {}],
    ["editing", { everywhere: 17, title: 10, description: 5, content: 2 }],
    ["EDITING", { everywhere: 17, title: 10, description: 5, content: 2 }],
    ["book editing", { title: 20, everywhere: 17, description: 5, content: 2 }],
    ["a book", { title: 10 }],
    ["edit", { everywhere: 17, title: 10, description: 5, content: 2 }],
    ["commas  craft", { description: 10, content: 2 }],
    ["editing editing", { everywhere: 34, title: 20, description: 10, content: 4 }],
    ["unicorn", {}],
  ])("%j scores title 10, description 5, content 2 for each word", (query, scores) => {
    const found = searchSite(shelf, query).map(({ id, score }) => [id, score]);
    expect(found).toEqual(Object.entries(scores));
  });

  test("at most ten results come back, the best first, equals in the order of the index", () => {
    const many = Array.from({ length: 14 }, (_, index) => entry(`book-${index}`, "Book"));
    const results = searchSite([...many, entry("best", "Book", "book")], "book");
    expect(results).toHaveLength(10);
    expect(results.map(({ id }) => id).slice(0, 3)).toEqual(["best", "book-0", "book-1"]);
    expect(searchSite(many, "book", 3)).toHaveLength(3);
  });

  test("of equal scores, whole words come before fragments, whatever their order in the index", () => {
    const shelf = [entry("trailer", "Book Trailer"), entry("ai", "AI and your book")];
    expect(searchSite(shelf, "ai").map(({ id, score }) => [id, score])).toEqual([
      ["ai", 10],
      ["trailer", 10],
    ]);
    // The score itself is the specification's: a higher one wins, fragment or not.
    expect(searchSite([...shelf, entry("most", "Trailers", "Trailers")], "ai")[0]?.id).toBe("most");
  });

  test("the index is left as it was", () => {
    const before = structuredClone(shelf);
    searchSite(shelf, "editing");
    expect(shelf).toEqual(before);
  });
});

describe("findNear", () => {
  const shelf = [
    entry("rights", "Who owns the copyright?", "", "license"),
    entry("royalties", "What royalties are paid?"),
    entry("audio", "Formats", "", "audiobook, e-book"),
  ];

  test.each<[query: string, ids: string[]]>([
    ["royaltys", ["royalties"]],
    ["audiobok", ["audio"]],
    ["copyrigth", ["rights"]],
    ["xylophone", []],
    ["", []],
  ])("%j is near to %j", (query, ids) => {
    expect(findNear(shelf, query).map(({ id }) => id)).toEqual(ids);
  });
});

describe("suggestPhrases", () => {
  const phrases = ["book editing", "book cover design", "query letter", "book distribution", "e-book", "bookplates"];

  test.each<[query: string, expected: string[]]>([
    ["", phrases.slice(0, 5)],
    ["  ", phrases.slice(0, 5)],
    ["letter", ["query letter"]],
    ["LETTER ", ["query letter"]],
    ["book", ["book editing", "book cover design", "book distribution", "e-book", "bookplates"]],
    ["k d", ["book distribution"]],
    ["zebra", []],
  ])("%j offers at most five phrases that contain it", (query, expected) => {
    expect(suggestPhrases(phrases, query)).toEqual(expected);
  });
});

describe("rememberSearch", () => {
  test.each<[recent: string[], text: string, expected: string[]]>([
    [[], "query letter", ["query letter"]],
    [["covers"], "  editing ", ["editing", "covers"]],
    [["covers", "editing"], "Editing", ["Editing", "covers"]],
    [["covers"], "   ", ["covers"]],
    [["covers"], "", ["covers"]],
    [["5", "4", "3", "2", "1"], "6", ["6", "5", "4", "3", "2"]],
  ])("%j and %j become %j", (recent, text, expected) => {
    expect(rememberSearch(recent, text)).toEqual(expected);
  });
});
