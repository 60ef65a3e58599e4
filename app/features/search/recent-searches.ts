import { useState } from "react";
import { remember as keep } from "#app/browser-memory.ts";
import { rememberSearch } from "#domain/search.ts";

const memory = keep("browser", "halftitle.recent-searches", (found): readonly string[] =>
  Array.isArray(found) ? found.filter((text) => typeof text === "string").slice(0, 5) : [],
);

/** What was searched for in this browser. It stays here: nothing is sent. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(memory.read);
  const remember = (text: string) => {
    const next = rememberSearch(recent, text);
    setRecent(next);
    memory.write(next);
  };
  return { recent, remember };
}
