import { readFileSync } from "node:fs";
import { articleSlugs, guideSlugs, paperSlugs } from "#domain/addresses.ts";
import { expect, test } from "./fixtures.ts";
import { publicPages } from "./pages.ts";

/** What keeps the site from being one page many times: counted over every page, as it was drawn; articles share one, and so do the papers of the sample book. */
const further = [
  articleSlugs.slice(1).map((slug) => `/blog/${slug}`),
  guideSlugs.slice(1).map((slug) => `/guides/${slug}`),
  paperSlugs.slice(1).map((slug) => `/one-book/${slug}`),
].flat();
const drawn = publicPages
  .filter((path) => !further.includes(path))
  .map((path) => [path, readFileSync(`build/client${path}/index.html`, "utf8")] as const);
const headsOf = (html: string) => [...html.matchAll(/data-head="([\w-]+)"/g)].map(([, head]) => head ?? "");

test.describe("the heads of a page's parts", () => {
  test("never stand twice in a row", () => {
    const repeated = drawn
      .map(([path, html]) => ({ path, heads: headsOf(html) }))
      .filter(({ heads }) => heads.some((head, place) => head === heads[place + 1]))
      .map(({ path, heads }) => `${path}: ${heads.join(", ")}`);
    expect(repeated).toEqual([]);
  });

  test("share the site: none heads more than 40 percent of its parts", () => {
    const heads = drawn.flatMap(([, html]) => headsOf(html));
    const counts = Object.entries(Object.groupBy(heads, (head) => head)).map(([head, all = []]) => ({
      head,
      share: all.length / heads.length,
    }));
    expect(counts.filter(({ share }) => share > 0.4)).toEqual([]);
  });

  test("are a title page at most once", () => {
    const pages = drawn.filter(([, html]) => headsOf(html).filter((head) => head === "title-page").length > 1);
    expect(pages.map(([path]) => path)).toEqual([]);
  });
});

test("a night band lies across at most five pages", () => {
  const pages = drawn.filter(([, html]) => html.includes('data-tone="night"')).map(([path]) => path);
  expect(pages.length, pages.join(", ")).toBeLessThanOrEqual(5);
});

test("no page gives one name of a transition to two of its books: browsers would leave the transition out", () => {
  const twice = drawn.filter(([, html]) => {
    const names = [...html.matchAll(/view-transition-name:(?!none)([\w-]+)/g)].map(([, name]) => name);
    return new Set(names).size < names.length;
  });
  expect(twice.map(([path]) => path)).toEqual([]);
});

test("every page shows something this house made", () => {
  const bare = drawn.filter(([, html]) => !html.includes("data-artefact")).map(([path]) => path);
  expect(bare).toEqual([]);
});
