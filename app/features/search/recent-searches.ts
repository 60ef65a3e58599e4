import { useState } from "react";
import { rememberSearch } from "#domain/search.ts";

const key = "halftitle.recent-searches";

/** What was searched for in this browser. It stays here: nothing is sent. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readRecentSearches);
  const remember = (text: string) => {
    const next = rememberSearch(recent, text);
    setRecent(next);
    writeRecentSearches(next);
  };
  return { recent, remember };
}

function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string").slice(0, 5) : [];
  } catch {
    // Storage switched off, or written by something else: the search works without its memory.
    return [];
  }
}

function writeRecentSearches(recent: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Storage switched off or full: the chip lasts as long as the box is open.
  }
}
