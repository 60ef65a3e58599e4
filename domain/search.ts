export type SearchEntryType = "page" | "service" | "blog" | "guide";

export type SearchEntry = {
  id: string;
  title: string;
  description: string;
  url: string;
  type: SearchEntryType;
  /** Keywords: found, never shown. */
  content: string;
};

export type SearchResult = SearchEntry & { score: number };

const weights = { title: 10, description: 5, content: 2 } as const;

/** Every word adds to an entry's score once for each part it is found in; entries without a find are left out. */
export function searchSite(entries: readonly SearchEntry[], query: string, limit = 10): SearchResult[] {
  const words = query
    .toLowerCase()
    .split(" ")
    .filter((word) => word.length > 1);
  return entries
    .map((entry) => ({ ...entry, score: words.reduce((total, word) => total + scoreOf(entry, word), 0) }))
    .filter((result) => result.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
}

function scoreOf(entry: SearchEntry, word: string): number {
  const points = (part: keyof typeof weights) => (entry[part].toLowerCase().includes(word) ? weights[part] : 0);
  return points("title") + points("description") + points("content");
}

/** The phrases to offer as chips: the first ones of the list, or those that contain what is typed so far. */
export function suggestPhrases(phrases: readonly string[], query: string, limit = 5): string[] {
  const typed = query.trim().toLowerCase();
  return phrases.filter((phrase) => phrase.toLowerCase().includes(typed)).slice(0, limit);
}

/** The newest first, none twice however it was capitalized; text that is empty or only spaces is not a search. */
export function rememberSearch(recent: readonly string[], text: string, limit = 5): string[] {
  const search = text.trim();
  if (search === "") return [...recent];
  const others = recent.filter((earlier) => earlier.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, limit);
}
