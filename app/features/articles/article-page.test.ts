import { describe, expect, test } from "vitest";
import { readArticlePage } from "./article-page.server.ts";
import { listArticles, listGuides } from "./article-shelf.server.ts";
import { figureNames } from "./figures/draw-figure.server.tsx";

const texts = [...listArticles(), ...listGuides()];
const pages = texts.map(({ path }) => [path, readArticlePage(path)] as const);

test("every figure we can draw is called for, once", () => {
  const called = texts.flatMap(({ body }) => [...body.matchAll(/\]\(figure:([\w-]+) /g)].map(([, name]) => name));
  expect(called.toSorted()).toEqual(figureNames.toSorted());
});

test.each([
  ["the-truth-about-book-advances", "how-to-pitch-to-a-traditional-publisher"],
  ["how-to-revise-a-first-draft", "what-each-kind-of-editor-does"],
  ["a-launch-plan-for-the-first-ninety-days", "author-marketing-101-building-your-platform"],
  ["complete-guide-hybrid-publishing-2024", "what-hybrid-publishing-really-means"],
])("a reader of %s is sent on to %s", (slug, expected) => {
  const [, page] = pages.find(([path]) => path === `/blog/${slug}`) ?? [];
  expect(page?.related.map((article) => article.slug)).toContain(expected);
});

test("an article leads on to articles alone, a guide to whatever is nearest", () => {
  const related = pages.filter(([path]) => path.startsWith("/blog/")).flatMap(([, page]) => page.related);
  expect(related.filter(({ path }) => !path.startsWith("/blog/"))).toEqual([]);
});

describe.each(pages)("%s", (path, page) => {
  test("leads to three others", () => {
    const related = page.related.map((article) => article.path);
    expect(new Set(related).size).toBe(3);
    expect(related).not.toContain(path);
  });

  test("lists its parts, each with an anchor of its own", () => {
    expect(page.headings.length).toBeGreaterThanOrEqual(3);
    expect(new Set(page.headings.map(({ id }) => id)).size).toBe(page.headings.length);
    for (const { id } of page.headings) expect(page.html).toContain(`<h2 id="${id}">`);
  });

  test("anchors do not collide with those of the page around the text", () => {
    const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => ["main", "sources", "invitation", "author", "related"].includes(id ?? ""))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("takes between two minutes and half an hour", () => {
    expect(page.article.readTime).toMatch(/^([2-9]|1\d|2\d) min read$/);
  });

  test("every source is a link, and says when it was read or that it was not", () => {
    const [own, others] = [page.sources.filter(({ source }) => source.startsWith("worked example")), page.sources];
    for (const note of others.filter((one) => !own.includes(one))) {
      expect(note.href, note.source).toMatch(/^https:\/\//);
      expect(note.reading, note.source).toMatch(/^(Read|Not rechecked since) .*\d{4}\.$/);
    }
  });
});
