import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Article, listArticles, listGuides } from "#app/features/articles/article-shelf.server.ts";
import { faqCategories } from "#content/faq.ts";
import { type PackageTier, packagesPage } from "#content/packages.ts";
import { type SearchedPage, searchedPages } from "#content/search-index.ts";
import type { Question } from "#content/shapes.ts";
import { questionAnchor } from "#domain/faq-filter.ts";
import { readLegalFile } from "#domain/legal-text.ts";
import type { SearchEntry, SearchEntryType } from "#domain/search.ts";

/** All that the header's search can find: the pages of content/search-index.ts, the packages, every question of the FAQ, then articles, guides and legal texts. */
export function listSearchEntries(): SearchEntry[] {
  const bySlug = (a: Article, b: Article) => a.slug.localeCompare(b.slug);
  const articles = listArticles().toSorted(bySlug);
  const guides = listGuides().toSorted(bySlug);
  const legalTexts = readdirSync("content/legal").filter((file) => file.endsWith(".md"));
  return [
    ...Object.entries(searchedPages).map(([path, page]) => pageEntry(path, page)),
    ...packagesPage.tiers.map(packageEntry),
    ...faqCategories.flatMap(({ title, questions }) => questions.map((question) => questionEntry(question, title))),
    ...articles.map((article) => articleEntry("blog", article)),
    ...guides.map((guide) => articleEntry("guide", guide)),
    ...legalTexts.map(legalEntry),
  ];
}

function pageEntry(url: string, { type, meta, title = meta.title, alsoFoundBy }: SearchedPage): SearchEntry {
  // The title for search engines still counts, where the visitors' name stands in its place.
  const content = [...(meta.keywords ?? []), ...alsoFoundBy, meta.title].join(", ");
  return { id: idOf(url), title, description: meta.description, url, type, content };
}

/** Found by name, and by what it holds. */
function packageEntry({ slug, name, price, description, features }: PackageTier): SearchEntry {
  const content = [price, "package", ...features.map(({ text }) => text)].join(", ");
  return { id: `packages-${slug}`, title: name, description, url: `/packages#${slug}`, type: "service", content };
}

/** One question of the FAQ; its address opens the very answer. */
function questionEntry({ question, answer }: Question, category: string): SearchEntry {
  const anchor = questionAnchor(question);
  const content = [category, "FAQ", answer].join(", ");
  // Two lines are shown; what is not shown counts as keywords.
  const description = answer.length > 180 ? `${answer.slice(0, 180).replace(/\s+\S*$/, "")}…` : answer;
  return { id: `faq-${anchor}`, title: question, description, url: `/faq#${anchor}`, type: "page", content };
}

function articleEntry(type: SearchEntryType, { path, title, excerpt, category, keywords }: Article): SearchEntry {
  const content = [category, ...keywords].join(", ");
  return { id: idOf(path), title, description: excerpt, url: path, type, content };
}

function legalEntry(file: string): SearchEntry {
  const url = `/${file.replace(/\.md$/, "")}`;
  const { title, description } = readLegalFile(readFileSync(join("content/legal", file), "utf8"));
  return { id: idOf(url), title, description, url, type: "page", content: "legal, terms, data, rights" };
}

const idOf = (url: string) => (url === "/" ? "home" : url.slice(1).replaceAll("/", "-"));
