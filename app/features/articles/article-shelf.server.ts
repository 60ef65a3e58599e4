import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { plainText } from "#app/markdown/render-markdown.server.ts";
import { articleAuthors } from "#content/article-authors.ts";
import { articleCategories, articleFurniture } from "#content/blog.ts";
import { articleSchema, countWords, formatDate, readingMinutes } from "#domain/article.ts";
import { splitFrontMatter } from "#domain/front-matter.ts";
import type { ArticleSummary } from "./article-summary.ts";

const Article = articleSchema({ categories: articleCategories, authors: articleAuthors.map(({ slug }) => slug) });

export type Article = z.infer<typeof Article> & {
  slug: string;
  body: string;
  /** The body without its markup. */
  text: string;
  words: number;
};

// Read from the disk and not through the bundler, because the feed and the tests read the same shelf.
const folder = "content/articles";

/** All articles, the newest first. */
export function listArticles(): Article[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readArticle(file.replace(/\.md$/, "")))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readArticle(slug: string): Article {
  const { data, body } = splitFrontMatter(readFileSync(join(folder, `${slug}.md`), "utf8"));
  const parsed = Article.safeParse(data);
  if (!parsed.success) throw new Error(`${folder}/${slug}.md: ${parsed.error.message}`);
  const text = plainText(body);
  return { ...parsed.data, slug, body, text, words: countWords(text) };
}

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
