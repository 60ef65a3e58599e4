import { expect, test } from "vitest";
import { type Relatable, relatedArticles } from "./related-articles.ts";

const article = (slug: string, change: Partial<Relatable> = {}): Relatable => ({
  slug,
  title: slug,
  excerpt: "",
  category: "Publishing",
  keywords: [],
  text: "",
  leadsTo: [],
  ...change,
});

const slugs = (found: readonly Relatable[]) => found.map(({ slug }) => slug);

test("what an article is about decides, before its category", () => {
  const shelf = [
    article("advance", { keywords: ["advance", "royalty"], text: "royalties and contracts" }),
    article("statement", { category: "Writing", keywords: ["royalty statement"], text: "contracts" }),
    article("cover", { keywords: ["cover", "foil"] }),
  ];
  expect(slugs(relatedArticles("advance", shelf))).toEqual(["statement", "cover"]);
});

test("a word that every article uses says nothing", () => {
  const shelf = [
    article("a", { text: "book book book publicity", category: "A" }),
    article("b", { text: "book book book book", category: "B" }),
    article("c", { text: "book publicity", category: "C" }),
  ];
  expect(slugs(relatedArticles("a", shelf))).toEqual(["c", "b"]);
});

test("with nothing in common, the shelf and then the alphabet decide", () => {
  const shelf = [
    article("origin", { category: "Design" }),
    article("zebra", { category: "Writing" }),
    article("apple", { category: "Writing" }),
    article("type", { category: "Design" }),
  ];
  expect(slugs(relatedArticles("origin", shelf))).toEqual(["type", "apple", "zebra"]);
});

test("gives three unless asked otherwise, never the article itself, nothing for a stranger", () => {
  const shelf = ["a", "b", "c", "d", "e"].map((slug) => article(slug));
  expect(relatedArticles("a", shelf)).toHaveLength(3);
  expect(slugs(relatedArticles("a", shelf, 9))).toEqual(["b", "c", "d", "e"]);
  expect(relatedArticles("z", shelf)).toEqual([]);
});

test("the order of the shelf does not matter", () => {
  const shelf = ["b", "d", "a", "c"].map((slug) => article(slug, { text: slug.repeat(3) }));
  expect(slugs(relatedArticles("a", shelf))).toEqual(slugs(relatedArticles("a", shelf.toReversed())));
});

test("what the text itself leads to comes first, and then what leads to it", () => {
  const shelf = [
    article("origin", { text: "covers", leadsTo: ["later"] }),
    article("leading", { leadsTo: ["origin"] }),
    article("neither"),
    article("later"),
  ];
  expect(slugs(relatedArticles("origin", shelf))).toEqual(["later", "leading", "neither"]);
});
