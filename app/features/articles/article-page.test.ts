import { describe, expect, test } from "vitest";
import { illustratedSlugs } from "#app/drawings/article-illustration.tsx";
import { readArticlePage } from "./article-page.server.ts";
import { listArticles } from "./article-shelf.server.ts";

const slugs = listArticles().map(({ slug }) => slug);

test("every article has its picture", () => {
  expect(illustratedSlugs.toSorted()).toEqual(slugs.toSorted());
});

test.each([
  ["the-truth-about-book-advances", "how-to-pitch-to-a-traditional-publisher"],
  ["how-to-revise-a-first-draft", "what-each-kind-of-editor-does"],
  ["a-launch-plan-for-the-first-ninety-days", "author-marketing-101-building-your-platform"],
  ["complete-guide-hybrid-publishing-2024", "what-hybrid-publishing-really-means"],
])("a reader of %s is sent on to %s", (slug, expected) => {
  expect(readArticlePage(slug).related.map((article) => article.slug)).toContain(expected);
});

describe.each(slugs)("%s", (slug) => {
  const page = readArticlePage(slug);

  test("leads to three other articles", () => {
    const related = page.related.map((article) => article.slug);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(slug);
  });

  test("lists its parts, each with an anchor of its own", () => {
    expect(page.headings.length).toBeGreaterThanOrEqual(4);
    expect(new Set(page.headings.map(({ id }) => id)).size).toBe(page.headings.length);
    for (const { id } of page.headings) expect(page.html).toContain(`<h2 id="${id}">`);
  });

  test("anchors do not collide with those of the page around the text", () => {
    const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => ["main", "sources", "invitation", "author", "related"].includes(id ?? ""))).toEqual([]);
  });

  test("takes between four and nine minutes", () => {
    expect(page.article.readTime).toMatch(/^[4-9] min read$/);
  });
});
