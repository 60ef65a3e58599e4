/** What every page says about itself unless it says more. */
export const keywordsByPriority = {
  high: [
    "hybrid publishing",
    "book publishing services",
    "publish a book",
    "hybrid publisher California",
    "author services",
    "literary representation",
  ],
  medium: ["hybrid publishing", "book publishing services", "author services"],
  low: ["hybrid publishing"],
} as const satisfies Record<"high" | "medium" | "low", readonly string[]>;

/** Added where a page names no keywords of its own. */
export const defaultKeywords = [
  "book editing",
  "book design",
  "book marketing",
  "ghostwriting",
  "book distribution",
] as const;

export const geo = { region: "US-CA", placename: "Glendale, California" } as const;

export const socialImage = { width: 1200, height: 630 } as const;
