import { isNearWord, tellingWords, wordsOf } from "./near-words.ts";

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

/**
 * Every word adds to an entry's score once for each part it is found in; entries without a find are left out. Of entries
 * with the same score, those that hold the words whole come before those that hold them inside others.
 */
export function searchSite(entries: readonly SearchEntry[], query: string, limit = 10): SearchResult[] {
  const words = query
    .toLowerCase()
    .split(" ")
    .filter((word) => word.length > 1);
  return entries
    .map((entry) => ({ ...entry, score: words.reduce((total, word) => total + scoreOf(entry, word), 0) }))
    .filter((result) => result.score > 0)
    .map((result) => ({ result, whole: countWhole(result, words) }))
    .toSorted((a, b) => b.result.score - a.result.score || b.whole - a.whole)
    .slice(0, limit)
    .map(({ result }) => result);
}

function countWhole({ title, description, content }: SearchEntry, words: readonly string[]): number {
  const held = new Set([title, description, content].flatMap(wordsOf));
  return words.filter((word) => wordsOf(word).every((part) => held.has(part))).length;
}

/**
 * For a search that found nothing: entries with words spelled nearly like those that were typed, the nearest first. They
 * are no results, and whoever shows them says so.
 */
export function findNear(entries: readonly SearchEntry[], query: string, limit = 3): SearchEntry[] {
  const typed = tellingWords(query);
  const nearness = ({ title, description, content }: SearchEntry) => {
    const parts = [wordsOf(title), wordsOf(description), wordsOf(content)];
    const near = (word: string, part: readonly string[]) => part.some((other) => isNearWord(word, other));
    return typed.reduce(
      (total, word) => total + parts.reduce((sum, part, place) => sum + (near(word, part) ? 3 - place : 0), 0),
      0,
    );
  };
  return entries
    .map((entry) => ({ entry, points: nearness(entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ entry }) => entry);
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
