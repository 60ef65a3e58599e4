import { describe, expect, test } from "vitest";
import { listArticles } from "#app/features/articles/article-shelf.server.ts";
import { articleCategories, blogPage } from "#content/blog.ts";
import { articleSlugs, publicPaths, toolPaths } from "#domain/addresses.ts";
import { slugOfTitle } from "#domain/article.ts";

const articles = listArticles();
const each = articles.map((article) => [article.slug, article] as const);

const paths = new Set<string>([...publicPaths, ...toolPaths]);

test("there are twelve articles, and every category has one", () => {
  expect(articles).toHaveLength(12);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
});

test("every article has its address, and every such address its article", () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([...articleSlugs].toSorted());
});

test("the seven known addresses and the featured article exist", () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining([
      "complete-guide-hybrid-publishing-2024",
      "how-to-pitch-to-a-traditional-publisher",
      "author-marketing-101-building-your-platform",
      "what-hybrid-publishing-really-means",
      "the-truth-about-book-advances",
      "design-trends-in-book-publishing",
      "self-publishing-vs-traditional-2024-comparison",
      blogPage.featured.slug,
    ]),
  );
});

test.each([
  ["titles", articles.map(({ title }) => title)],
  ["excerpts", articles.map(({ excerpt }) => excerpt)],
  ["first sentences", articles.map(({ text }) => text.split(/(?<=[.?!])\s/)[0])],
  ["illustrations", articles.map(({ illustration }) => illustration)],
  ["emoji", articles.map(({ emoji }) => emoji)],
])("no two articles share their %s", (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

describe.each(each)("%s", (slug, article) => {
  test("its address follows from its title", () => {
    expect(slugOfTitle(article.title)).toBe(slug);
  });

  test("it is between 900 and 1,800 words long", () => {
    expect(article.words).toBeGreaterThanOrEqual(900);
    expect(article.words).toBeLessThanOrEqual(1800);
  });

  test("it was reviewed after it was published", () => {
    expect(article.reviewed >= article.date).toBe(true);
  });

  test("no heading stands without text", () => {
    const blocks = article.body.split(/\n{2,}/);
    const bare = blocks.filter((block, index) => isHeading(block) && isHeading(blocks[index + 1] ?? "# end"));
    expect(bare).toEqual([]);
  });

  test("every link to our pages leads to one", () => {
    const links = [...article.body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link?.replace(/[?#].*/, "") ?? "");
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });

  test("every sum of money names its source", () => {
    const sums = article.body.match(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?/g) ?? [];
    const sourced = new Set(article.figures.map(({ figure }) => figure));
    expect([...new Set(sums)].filter((sum) => !sourced.has(sum))).toEqual([]);
  });

  test("every figure in its list stands in its text", () => {
    const text = article.text.toLowerCase();
    expect(
      article.figures.map(({ figure }) => figure).filter((figure) => !text.includes(figure.toLowerCase())),
    ).toEqual([]);
  });
});

function isHeading(block: string): boolean {
  return /^#{1,6} [^\n]*$/.test(block);
}
