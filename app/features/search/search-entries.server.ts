import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Article, listArticles } from "#app/features/articles/article-shelf.server.ts";
import { type SearchedPage, searchedPages } from "#content/search-index.ts";
import { readLegalFile } from "#domain/legal-text.ts";
import type { SearchEntry } from "#domain/search.ts";

/** All that the header's search can find: the pages of content/search-index.ts, then articles and legal texts. */
export function listSearchEntries(): SearchEntry[] {
  const articles = listArticles().toSorted((a, b) => a.slug.localeCompare(b.slug));
  const legalTexts = readdirSync("content/legal").filter((file) => file.endsWith(".md"));
  return [
    ...Object.entries(searchedPages).map(([path, page]) => pageEntry(path, page)),
    ...articles.map(articleEntry),
    ...legalTexts.map(legalEntry),
  ];
}

function pageEntry(url: string, { type, meta, title = meta.title, alsoFoundBy }: SearchedPage): SearchEntry {
  // The title for search engines still counts, where the visitors' name stands in its place.
  const content = [...(meta.keywords ?? []), ...alsoFoundBy, meta.title].join(", ");
  return { id: idOf(url), title, description: meta.description, url, type, content };
}

function articleEntry({ slug, title, excerpt, category, keywords }: Article): SearchEntry {
  const url = `/blog/${slug}`;
  return { id: idOf(url), title, description: excerpt, url, type: "blog", content: [category, ...keywords].join(", ") };
}

function legalEntry(file: string): SearchEntry {
  const url = `/${file.replace(/\.md$/, "")}`;
  const { title, description } = readLegalFile(readFileSync(join("content/legal", file), "utf8"));
  return { id: idOf(url), title, description, url, type: "page", content: "legal, terms, data, rights" };
}

const idOf = (url: string) => (url === "/" ? "home" : url.slice(1).replaceAll("/", "-"));
