import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type SearchedPage, searchedPages } from "#content/search-index.ts";
import type { SearchEntry, SearchEntryType } from "#domain/search.ts";

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);

/** All that the header's search can find: the pages of content/search-index.ts, then articles, guides and legal texts. */
export function listSearchEntries(): SearchEntry[] {
  return [
    ...Object.entries(searchedPages).map(([path, page]) => pageEntry(path, page)),
    ...textsIn("content/articles").map(([file, text]) =>
      articleEntry("blog", `/blog/${slugOf(file)}`, frontMatterOf(text)),
    ),
    ...textsIn("content/guides").map(([file, text]) =>
      articleEntry("guide", `/guides/${slugOf(file)}`, frontMatterOf(text)),
    ),
    ...textsIn("content/legal").map(([file, text]) => legalEntry(`/${slugOf(file)}`, frontMatterOf(text))),
  ];
}

function pageEntry(url: string, { type, meta, title = meta.title, alsoFoundBy }: SearchedPage): SearchEntry {
  // The title for search engines still counts, where the visitors' name stands in its place.
  const content = [...(meta.keywords ?? []), ...alsoFoundBy, meta.title].join(", ");
  return { id: idOf(url), title, description: meta.description, url, type, content };
}

type FrontMatter = { title: string; excerpt?: string; description?: string; category?: string; keywords?: string[] };

function articleEntry(
  type: SearchEntryType,
  url: string,
  { title, excerpt = "", category = "", keywords = [] }: FrontMatter,
): SearchEntry {
  return { id: idOf(url), title, description: excerpt, url, type, content: [category, ...keywords].join(", ") };
}

function legalEntry(url: string, { title, description = "" }: FrontMatter): SearchEntry {
  return { id: idOf(url), title, description, url, type: "page", content: "legal, terms, data, rights" };
}

const idOf = (url: string) => (url === "/" ? "home" : url.slice(1).replaceAll("/", "-"));
const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, "");

function frontMatterOf(text: string): FrontMatter {
  const block = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  if (!block) throw new Error(`no front matter in: ${text.slice(0, 80)}`);
  return parse(block) as FrontMatter;
}
