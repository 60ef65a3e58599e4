import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { emptyFilter, isFiltering, readFilter, type TextFilter, writeFilter } from "#domain/text-filter.ts";

/** Browsers refuse an address that changes with every key; half a word is not worth keeping anyway. */
const pause = 300;

/**
 * The filter of a list of articles, kept in the address so that a reload, a bookmark and the way back keep it too. The
 * prerendered page knows no query, so the address is read only after the page has come alive.
 */
export function useArticleFilter(categories: readonly string[]) {
  const location = useLocation();
  const [filter, setFilter] = useState<TextFilter>(emptyFilter);

  useEffect(() => setFilter(readFilter(location.search, categories)), [location, categories]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { search, pathname, hash } = window.location;
      const written = readFilter(search, categories);
      if (written.text === filter.text.trim() && written.category === filter.category) return;
      // Not through the router: it would fetch the page's data again for every word typed.
      window.history.replaceState(window.history.state, "", pathname + writeFilter(search, filter) + hash);
    }, pause);
    return () => clearTimeout(timer);
  }, [filter, categories]);

  return {
    filter,
    isActive: isFiltering(filter),
    setText: (text: string) => setFilter((current) => ({ ...current, text })),
    setCategory: (category: string) => setFilter((current) => ({ ...current, category })),
    clear: () => setFilter(emptyFilter),
  };
}
