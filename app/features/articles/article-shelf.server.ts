import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { plainText } from "#app/markdown/render-markdown.server.ts";
import { articleAuthors } from "#content/article-authors.ts";
import { type ArticleChart, articleCharts } from "#content/article-charts.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { articleCategories } from "#content/blog.ts";
import type { SitePath } from "#content/links.ts";
import { rateIds, rates } from "#content/rates.ts";
import { type Source, sourceIds, sources } from "#content/sources.ts";
import { articleSchema, countWords, type Figure, readingMinutes } from "#domain/article.ts";
import { formatDate } from "#domain/format-date.ts";
import { splitFrontMatter } from "#domain/front-matter.ts";
import type { ArticleSummary } from "./article-summary.ts";
import { fillPrices, fillRates } from "./fill-figures.server.ts";

const Article = articleSchema({
  categories: articleCategories,
  authors: articleAuthors.map(({ slug }) => slug),
  sources: sourceIds,
  rates: rateIds,
});
type FrontMatter = z.infer<typeof Article>;

export type Article = Omit<FrontMatter, "figures"> & {
  /** As printed; what the front matter says of each stands in `declared`. */
  figures: Figure[];
  declared: FrontMatter["figures"];
  /** Prices of ours in it, from the price book. */
  prices: string[];
  slug: string;
  path: SitePath;
  /** As it stands in its file, the keys of rates and prices not filled in. */
  written: string;
  body: string;
  /** The body without its markup. */
  text: string;
  /** The other articles and guides that it links to. */
  leadsTo: string[];
  words: number;
};

// Read from the disk and not through the bundler, because the feed and the tests read the same shelves.
const shelves = {
  articles: { folder: "content/articles", path: "/blog" },
  guides: { folder: "content/guides", path: "/guides" },
} as const;
type Shelf = (typeof shelves)[keyof typeof shelves];

/** All articles, the newest first. */
export const listArticles = (): Article[] => listShelf(shelves.articles);

/** All guides, in the same order; they stand outside the collection of articles and are made like them. */
export const listGuides = (): Article[] => listShelf(shelves.guides);

function listShelf(shelf: Shelf): Article[] {
  return readdirSync(shelf.folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readArticle(shelf, file.replace(/\.md$/, "")))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readArticle({ folder, path }: Shelf, slug: string): Article {
  const { data, body: written } = splitFrontMatter(readFileSync(join(folder, `${slug}.md`), "utf8"));
  const parsed = Article.safeParse(data);
  if (!parsed.success) throw new Error(`${folder}/${slug}.md: ${parsed.error.message}`);
  const { text: priced, prices } = fillPrices(written);
  const { text: body, named } = fillRates(priced);
  const text = plainText(body);
  const { figures, ...head } = parsed.data;
  // A rate named in the text is in the list of figures without being written there.
  const declared = [...named.map((rate) => ({ figure: rates[rate].figure, rate })), ...figures];
  return {
    ...head,
    declared,
    prices,
    figures: declared.map(resolveFigure),
    slug,
    written,
    // Every file has its address: a test compares them.
    path: `${path}/${slug}` as SitePath,
    body,
    text,
    leadsTo: body.match(/(?<=\]\(\/(?:blog|guides)\/)[\w-]+/g) ?? [],
    words: countWords(plainText(body.replace(/^!\[.*$/gm, readInPicture))),
  };
}

/** What is said for a picture is not read by those who see it, unless it stands in place of a table. */
function readInPicture(picture: string): string {
  const [, name = ""] = /\(figure:(\S+)/.exec(picture) ?? [];
  const chart: ArticleChart | undefined = articleCharts[name as keyof typeof articleCharts];
  return chart?.isTable ? picture : "";
}

/** A figure with the name, the address and the reading of its source; our own arithmetic has none of them. */
function resolveFigure(declared: FrontMatter["figures"][number]): Figure {
  if ("rate" in declared) {
    const { what, since, source } = rates[declared.rate];
    return { ...sourced(declared.figure, sources[source], what, since), isSince: true };
  }
  const { figure, date } = declared;
  const source: Source | undefined = sources[declared.source as keyof typeof sources];
  if (!source) return { figure, source: declared.source, date };
  return sourced(figure, source, "note" in declared ? declared.note : undefined, date);
}

const sourced = (
  figure: string,
  { name, href, ...reading }: Source,
  note: string | undefined,
  date: string,
): Figure => ({
  figure,
  source: name,
  ...(note && { note }),
  date,
  href,
  ...reading,
});

/** The person who signs the article; the schema has made sure that there is one. */
export function authorOf(article: Article) {
  const author = articleAuthors.find(({ slug }) => slug === article.author);
  if (!author) throw new Error(`No author is called ${article.author}.`);
  return author;
}

/** What cards show of an article: everything ready to print, and nothing a list does not need. */
export function summarize(article: Article): ArticleSummary {
  return {
    slug: article.slug,
    path: article.path,
    title: article.title,
    excerpt: article.excerpt,
    author: authorOf(article).name,
    date: formatDate(article.date),
    isoDate: article.date,
    readTime: articleFurniture.readTime.replace("{minutes}", String(readingMinutes(article.words))),
    category: article.category,
    emoji: article.emoji,
  };
}
