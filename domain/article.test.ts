import { describe, expect, test } from "vitest";
import { articleSchema, countWords, groupBySource, readingMinutes } from "./article.ts";
import { formatDate } from "./format-date.ts";
import { slugOfTitle } from "./slug.ts";

describe("slugOfTitle", () => {
  test.each([
    ["Complete Guide: Hybrid Publishing 2024", "complete-guide-hybrid-publishing-2024"],
    ["Self-Publishing vs. Traditional: 2024 Comparison", "self-publishing-vs-traditional-2024-comparison"],
    ["  “Quoted”, and -- dashed! ", "quoted-and-dashed"],
    ["E-Book Files", "e-book-files"],
  ])("%s", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });
});

describe("countWords", () => {
  test.each([
    ["", 0],
    ["One word’s enough", 3],
    ["a two-pan balance, $18.00 and 2,339 copies", 7],
    ["dash — not a word", 4],
  ])("%j", (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

test.each([
  [0, 1],
  [100, 1],
  [1540, 7],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test.each([
  ["2024-01-16", "January 16, 2024"],
  ["2026-11", "November 2026"],
  ["2022", "2022"],
])("%s reads %s, wherever the build runs", (date, words) => {
  expect(formatDate(date)).toBe(words);
});

test("a source is named once, and our own sums come last", () => {
  const notes = groupBySource([
    { figure: "$18.00", source: "worked example", date: "2026-11" },
    { figure: "$125", source: "Bowker", date: "2026-11" },
    { figure: "15 percent", source: "Agency practice", date: "2026" },
    { figure: "$295", source: "Bowker", date: "2026-11" },
    { figure: "$199", source: "Bowker", date: "2024-01" },
  ]);
  expect(notes.map(({ source, date, figures }) => [source, date, ...figures])).toEqual([
    ["Bowker", "2026-11", "$125", "$295"],
    ["Agency practice", "2026", "15 percent"],
    ["Bowker", "2024-01", "$199"],
    ["worked example", "2026-11", "$18.00"],
  ]);
});

describe("articleSchema", () => {
  const Article = articleSchema({
    categories: ["Design"],
    authors: ["daniel-reyes"],
    sources: ["bowker"],
    rates: ["isbn-one"],
  });
  const sound = {
    title: "Covers",
    excerpt: "On covers.",
    author: "daniel-reyes",
    date: "2024-03-14",
    reviewed: "2026-11-05",
    category: "Design",
    emoji: "🖍️",
    illustration: "cover",
    illustrationAlt: "A cover",
    keywords: ["cover"],
    pulled: ["A cover is read first."],
    figures: [
      { figure: "$1", source: "worked example", date: "2026-11" },
      { figure: "$295", source: "bowker", note: "ten of them", date: "2025" },
      { figure: "$125", rate: "isbn-one" },
    ],
  };
  test("takes a whole front matter", () => {
    expect(Article.parse(sound)).toEqual(sound);
  });
  test.each([
    ["an unknown category", { category: "Cooking" }],
    ["an author the house does not have", { author: "nobody" }],
    ["a date that is none", { date: "2024-13-01" }],
    ["words where the emoji stands", { emoji: "cover" }],
    ["a misspelled key", { keyword: [] }],
    ["a figure without a source", { figures: [{ figure: "$1", date: "2026" }] }],
    ["a source that nobody has listed", { figures: [{ figure: "$1", source: "a friend", date: "2026" }] }],
    ["a rate that nobody has listed", { figures: [{ figure: "$1", rate: "isbn-none" }] }],
  ])("refuses %s", (_, change) => {
    expect(Article.safeParse({ ...sound, ...change }).success).toBe(false);
  });
});
