import type { SearchEntryType } from "#domain/search.ts";

/** The phrases offered as chips, in this order; the first five are the popular searches. */
export const searchPhrases = [
  "ghostwriting services",
  "book editing",
  "book cover design",
  "publishing packages",
  "marketing services",
  "literary agents",
  "query letter",
  "book distribution",
  "author success guide",
  "free consultation",
] as const;

/** What the header's search says. `{count}` and `{query}` are filled in. */
export const searchWords = {
  open: "Search",
  close: "Close search",
  label: "Search the site",
  placeholder: "Search services, guides, and more...",
  clear: "Clear the text",
  popular: "Popular Searches",
  recent: "Recent Searches",
  suggestions: "Suggestions",
  results: "Search Results",
  count: { one: "{count} result", many: "{count} results" },
  noResults: "No results found for",
  hint: "Try searching for services, publishing, or editing",
  /** Above what is no result, but spelled nearly so. */
  near: "Close to what you typed",
  loading: "Loading...",
  failed: "The search could not be loaded. Please check your connection and try again.",
  again: "Try again",
} as const;

export const searchTypes = {
  page: "Page",
  service: "Service",
  blog: "Blog",
  guide: "Guide",
} as const satisfies Record<SearchEntryType, string>;
