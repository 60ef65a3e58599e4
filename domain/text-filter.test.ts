import { describe, expect, test } from "vitest";
import {
  containsText,
  emptyFilter,
  filterArticles,
  isFiltering,
  readFilter,
  summarizeMatches,
  writeFilter,
} from "./text-filter.ts";

const articles = [
  { title: "The Truth About Advances", excerpt: "How money is paid.", author: "Thomas", category: "Publishing" },
  { title: "A Cover’s First Second", excerpt: "What a reader sees.", author: "Daniel", category: "Design" },
  { title: "Revision", excerpt: "In passes, money aside.", author: "Ruth", category: "Writing" },
];

describe("filterArticles", () => {
  test.each([
    ["nothing set shows all", "", "All", [0, 1, 2]],
    ["spaces count as nothing", "   ", "All", [0, 1, 2]],
    ["title, whatever the case", "tRuTh", "All", [0]],
    ["excerpt", "reader sees", "All", [1]],
    ["author", "ruth", "All", [0, 2]],
    ["a typed apostrophe finds a typeset one", "cover's", "All", [1]],
    ["category alone, exactly", "", "Design", [1]],
    ["text and category together", "money", "Writing", [2]],
    ["text outside the category", "money", "Design", []],
    ["a category is not a substring", "", "Des", []],
  ])("%s", (_, text, category, expected) => {
    expect(filterArticles(articles, { text, category })).toEqual(expected.map((index) => articles[index]));
  });
});

describe("summarizeMatches", () => {
  const words = {
    none: "No articles found matching your criteria",
    found: { one: "Found {count} article", many: "Found {count} articles", inCategory: "in {category}" },
  };
  test.each([
    [0, "All", "No articles found matching your criteria"],
    [0, "Design", "No articles found matching your criteria"],
    [1, "All", "Found 1 article"],
    [12, "All", "Found 12 articles"],
    [1, "Design", "Found 1 article in Design"],
    [3, "Traditional Publishing", "Found 3 articles in Traditional Publishing"],
  ])("%i in %s reads “%s”", (count, category, line) => {
    expect(summarizeMatches(count, category, words)).toBe(line);
  });
});

describe("the filter in the address", () => {
  const categories = ["All", "Design", "Traditional Publishing"];
  test.each([
    ["", emptyFilter],
    ["?q=cover", { text: "cover", category: "All" }],
    ["?category=Design&q=cover", { text: "cover", category: "Design" }],
    ["?category=Traditional+Publishing", { text: "", category: "Traditional Publishing" }],
    ["?category=Cooking", emptyFilter],
  ])("reads %j", (search, filter) => {
    expect(readFilter(search, categories)).toEqual(filter);
  });

  test("survives a reload, and leaves other parameters alone", () => {
    const filter = { text: "cover & spine", category: "Design" };
    const search = writeFilter("?utm_source=letter&q=old", filter);
    expect(readFilter(search, categories)).toEqual(filter);
    expect(search).toContain("utm_source=letter");
    expect(writeFilter(search, emptyFilter)).toBe("?utm_source=letter");
    expect(writeFilter("?q=old", emptyFilter)).toBe("");
  });
});

test("an empty filter is no filter", () => {
  expect(isFiltering(emptyFilter)).toBe(false);
  expect(isFiltering({ text: " ", category: "All" })).toBe(false);
  expect(isFiltering({ text: "a", category: "All" })).toBe(true);
  expect(isFiltering({ text: "", category: "Design" })).toBe(true);
});

test("any field may contain the text", () => {
  expect(containsText("second", "first", "the second")).toBe(true);
  expect(containsText("third", "first", "second")).toBe(false);
});
