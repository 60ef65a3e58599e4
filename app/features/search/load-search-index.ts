import { useCallback, useEffect, useState } from "react";
import type { SearchEntry } from "#domain/search.ts";

let index: Promise<SearchEntry[]> | undefined;

/** Fetched once for all boxes and pages; a failure is forgotten, so that the next attempt asks again. */
function loadSearchIndex(): Promise<SearchEntry[]> {
  index ??= fetch("/search-index.json").then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    return response.json();
  });
  index.catch(() => {
    index = undefined;
  });
  return index;
}

export type SearchIndex =
  | { state: "loading" }
  | { state: "ready"; entries: readonly SearchEntry[] }
  | { state: "failed"; tryAgain: () => void };

export function useSearchIndex(isWanted: boolean): SearchIndex {
  const [loaded, setLoaded] = useState<SearchIndex>({ state: "loading" });
  const load = useCallback(() => {
    setLoaded({ state: "loading" });
    loadSearchIndex().then(
      (entries) => setLoaded({ state: "ready", entries }),
      () => setLoaded({ state: "failed", tryAgain: load }),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return loaded;
}
