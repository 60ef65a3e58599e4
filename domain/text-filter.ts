/** What a visitor has set: a text to look for, and one category or the word that stands for all of them. */
export type TextFilter = { text: string; category: string };

const everything = "All";

export const emptyFilter: TextFilter = { text: "", category: everything };

export function isFiltering({ text, category }: TextFilter): boolean {
  return text.trim() !== "" || category !== everything;
}

/** Case does not count, nor spaces around the text, nor whether an apostrophe is typed or typeset. */
export function containsText(query: string, ...fields: readonly string[]): boolean {
  const wanted = fold(query.trim());
  return fields.some((field) => fold(field).includes(wanted));
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Articles whose title, excerpt or author contains the text and whose category is the chosen one. */
export function filterArticles<Item extends { title: string; excerpt: string; author: string; category: string }>(
  articles: readonly Item[],
  { text, category }: TextFilter,
): Item[] {
  return articles.filter(
    (article) =>
      (category === everything || article.category === category) &&
      containsText(text, article.title, article.excerpt, article.author),
  );
}

export type MatchWords = { none: string; found: { one: string; many: string; inCategory: string } };

/** 3 matches in Design -> "Found 3 articles in Design". */
export function summarizeMatches(count: number, category: string, { none, found }: MatchWords): string {
  if (count === 0) return none;
  const line = (count === 1 ? found.one : found.many).replace("{count}", String(count));
  return category === everything ? line : `${line} ${found.inCategory.replace("{category}", category)}`;
}

/** The filter as an address carries it; what is not set is not written. A category nobody offers counts as all. */
export function readFilter(search: string, categories: readonly string[]): TextFilter {
  const params = new URLSearchParams(search);
  const category = params.get("category") ?? everything;
  return { text: params.get("q") ?? "", category: categories.includes(category) ? category : everything };
}

/** `search` with the filter written into it; anything else it carries stays. */
export function writeFilter(search: string, { text, category }: TextFilter): string {
  const params = new URLSearchParams(search);
  params.delete("q");
  params.delete("category");
  if (text.trim()) params.set("q", text.trim());
  if (category !== everything) params.set("category", category);
  const written = params.toString();
  return written && `?${written}`;
}
