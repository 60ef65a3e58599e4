import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  emptyFilter,
  filterArticles,
  isFiltering,
  readFilter,
  type TextFilter,
  writeFilter,
} from "#domain/text-filter.ts";

/** Debounced: browsers refuse an address that changes with every key, and half a word is not worth keeping anyway. */
const pause = 300;

/**
 * The filter of a list of articles, kept in the address so that a reload, a bookmark and the way back keep it too. The
 * page as drawn knows no query: what follows the address stays hidden until it has been read (app/islands/start.ts).
 */
export function useArticleFilter<Item extends Parameters<typeof filterArticles>[0][number]>(
  articles: readonly Item[],
  categories: readonly string[],
) {
  const [filter, setFilter] = useState<TextFilter>(emptyFilter);
  const searchBox = useRef<HTMLInputElement>(null);

  // Before what somebody has typed or chosen meanwhile, which counts for more (app/islands/adopt-fields.ts).
  useLayoutEffect(() => {
    const follow = () => setFilter(readFilter(window.location.search, categories));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [categories]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { search, pathname, hash } = window.location;
      const written = readFilter(search, categories);
      if (written.text === filter.text.trim() && written.category === filter.category) return;
      window.history.replaceState(window.history.state, "", pathname + writeFilter(search, filter) + hash);
    }, pause);
    return () => clearTimeout(timer);
  }, [filter, categories]);

  return {
    filter,
    isActive: isFiltering(filter),
    matches: filterArticles(articles, filter),
    searchProps: {
      text: filter.text,
      onChange: (text: string) => setFilter((current) => ({ ...current, text })),
      inputRef: searchBox,
    },
    categoryProps: {
      choices: categories.map((category) => ({ value: category, label: category })),
      chosen: filter.category,
      onChoose: (category: string) => setFilter((current) => ({ ...current, category })),
    },
    /** The button that clears it goes away with what it cleared, so the focus is led on. */
    clear: () => {
      setFilter(emptyFilter);
      searchBox.current?.focus();
    },
  };
}
