import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listArticles, listGuides } from "#app/features/articles/article-shelf.server.ts";
import { fillRates } from "#app/features/articles/fill-figures.server.ts";
import { articleCategories, blogPage } from "#content/blog.ts";
import { resources } from "#content/resources.ts";
import { articleSlugs, guideSlugs, publicPaths, toolPaths } from "#domain/addresses.ts";
import { slugOfTitle } from "#domain/slug.ts";
import { rates } from "./rates.ts";
import { type Source, sources } from "./sources.ts";

const articles = listArticles();
const guides = listGuides();
const texts = [...articles, ...guides];
const each = texts.map((article) => [article.slug, article] as const);

/** A round percentage may be anybody's; every other figure in digits is known by its rate. */
const knownFigures = [...new Set(Object.values(rates).map(({ figure }) => figure))].filter(
  (figure) => /\d/.test(figure) && !/^\d+ percent$/.test(figure),
);
/** So odd that nobody writes them by chance, as a number in code or as words. */
const tellingFigures = ["1.875", "0.012", "0.002252", "0.002347", "$295", "$575", "15.3 percent", "0.079"];

const standsIn = (text: string, figure: string) =>
  new RegExp(`(?<![\\w$.,–-])${figure.replace(/[.$]/g, "\\$&")}(?![\\w–]|[.,]\\d)`).test(text);

const paths = new Set<string>([...publicPaths, ...toolPaths, ...resources.map(({ downloadUrl }) => downloadUrl)]);

test("there are twelve articles, and every category has one", () => {
  expect(articles).toHaveLength(12);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
});

test("every article has its address, and every such address its article", () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([...articleSlugs].toSorted());
  expect(guides.map(({ slug }) => slug).toSorted()).toEqual([...guideSlugs].toSorted());
});

test("the complete guide is as complete as its name", () => {
  const guide = articles.find(({ slug }) => slug === blogPage.featured.slug);
  expect(guide?.words).toBeGreaterThanOrEqual(3000);
});

test("no two texts have the same length, and no two open the same way", () => {
  expect(new Set(texts.map(({ words }) => words)).size).toBe(texts.length);
});

/** Whoever reads two of them in an evening does not read the same sentence twice. */
test("no two texts share a run of nine words", () => {
  const run = 9;
  const seenIn = new Map<string, string>();
  const shared = texts.flatMap(({ slug, body }) => {
    const prose = body.replace(/\]\([^)]*\)|\{[^}]*\}/g, "]");
    const spoken = prose.toLowerCase().match(/[\p{L}\p{N}$%’]+/gu) ?? [];
    return spoken.slice(0, 1 - run).flatMap((_, index) => {
      const words = spoken.slice(index, index + run).join(" ");
      const other = seenIn.get(words) ?? slug;
      seenIn.set(words, other);
      return other === slug ? [] : [`${other}, ${slug}: ${words}`];
    });
  });
  expect(shared).toEqual([]);
});

test.each(each)(
  "%s pulls out only what it says, and nothing that would stand beside itself",
  (_, { pulled, text, body }) => {
    expect(pulled.filter((sentence) => !text.includes(sentence))).toEqual([]);
    const beginnings = body.split("\n\n");
    expect(pulled.filter((sentence) => beginnings.some((paragraph) => paragraph.startsWith(sentence)))).toEqual([]);
  },
);

/** Anything that breaks a column of text: a picture, a table, a paper, a list to tick. */
const breaks = /^(?:!\[|\||>|- \[ \]).*$/gm;

test.each(articles.map(({ slug, body }) => [slug, body]))(
  "%s has something to look at on every other screen",
  (_, body) => {
    const stretches = (body ?? "").split(breaks).map((part) => part.replace(/\]\([^)]*\)/g, "").trim());
    expect(stretches.filter((part) => part.length > 2_000)).toEqual([]);
  },
);

test("no picture stands in two texts", () => {
  const shown = texts.flatMap(({ body }) => body.match(/(?<=vignette:)[\w-]+/g) ?? []);
  expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
});

const inWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** “Four things to look for:” and then four of them. */
test.each(each)("%s lists as many as it announces", (_, { body }) => {
  const blocks = body.split(/\n{2,}/);
  const wrong = blocks.flatMap((block, index) => {
    const [, word = ""] = new RegExp(`\\b(${inWords.join("|")})\\b[^.]*:$`, "i").exec(block) ?? [];
    const items = (blocks[index + 1] ?? "").match(/^(?:- |\d+\. )/gm) ?? [];
    const announced = inWords.indexOf(word.toLowerCase()) + 2;
    return word && items.length > 0 && items.length !== announced ? [`${block}: ${items.length}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe("the trade’s figures", () => {
  const day = /^\d{4}(-\d{2}){0,2}$/;

  test.each(Object.entries<Source>(sources))("%s has an address of its own and a day", (_, source) => {
    expect(URL.canParse(source.href)).toBe(true);
    expect(source.read ?? source.notRechecked).toMatch(day);
    if (source.read) expect(source.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(Object.entries(rates))("%s says the same in figures and in words", (_, { figure, value, since }) => {
    expect(since).toMatch(day);
    const numbers = figure
      .replace(/[,$]/g, "")
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number);
    // “three months” and “one year” are words; every figure that is written in digits is compared.
    if (numbers) expect(numbers).toEqual([value].flat());
  });

  test.each(each)("%s prints them as the register does", (_, { declared }) => {
    const differing = declared.filter((one) => "rate" in one && one.figure !== rates[one.rate].figure);
    expect(differing).toEqual([]);
  });

  test.each(each)("%s names the rate wherever the register holds the figure of its source", (_, { declared }) => {
    const held = Object.values(rates).map(({ figure, source }) => `${figure} ${source}`);
    const unnamed = declared.filter((one) => "source" in one && held.includes(`${one.figure} ${one.source}`));
    expect(unnamed).toEqual([]);
  });

  test.each(each)("%s types none of them by hand", (_, { written, declared }) => {
    const ownFigures = declared.filter((one) => "source" in one).map(({ figure }) => figure);
    const typed = knownFigures.filter((figure) => !ownFigures.includes(figure) && standsIn(written, figure));
    expect(typed).toEqual([]);
  });

  test("a key that the register lacks is refused", () => {
    expect(() => fillRates("It costs {rate:isbn-eleven}.")).toThrow("isbn-eleven");
    expect(fillRates("{rate:isbn-one}, or {rate:isbn-ten}.")).toEqual({
      text: "$125, or $295.",
      named: ["isbn-one", "isbn-ten"],
    });
  });

  test("no page, answer or document of ours types one that only the register can know", () => {
    const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.ts$/.test(file) && !/^(rates|amazon-rates|rate-changes|sources)\.ts$|\.test\.ts$/.test(file),
    );
    const typed = files.flatMap((file) => {
      const text = readFileSync(join("content", file), "utf8");
      return tellingFigures.filter((figure) => standsIn(text, figure)).map((figure) => `${file}: ${figure}`);
    });
    expect(typed).toEqual([]);
  });
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
  ["titles", texts.map(({ title }) => title)],
  ["excerpts", texts.map(({ excerpt }) => excerpt)],
  ["first sentences", texts.map(({ text }) => text.split(/(?<=[.?!])\s/)[0])],
  ["illustrations", texts.map(({ illustration }) => illustration)],
  ["emoji", texts.map(({ emoji }) => emoji)],
])("no two texts share their %s", (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

describe.each(each)("%s", (slug, article) => {
  test("its address follows from its title", () => {
    expect(slugOfTitle(article.title)).toBe(slug);
  });

  test("it is long enough for its subject, and ends", () => {
    expect(article.words).toBeGreaterThanOrEqual(articles.includes(article) ? 900 : 450);
    expect(article.words).toBeLessThanOrEqual(4500);
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
    // The notes on the sources are printed as well.
    const printed = [article.body, ...article.figures.map(({ source, note }) => `${source} ${note}`)].join(" ");
    const sums = printed.match(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?(?:–\d+(?:,\d{3})*(?:\.\d+)?)?/g) ?? [];
    const sourced = new Set([...article.figures.map(({ figure }) => figure), ...article.prices]);
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
