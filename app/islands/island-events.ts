/** What app/islands/start.ts, which is in every page, and app/islands/wake.tsx, which comes after it, say to each other. */
export const islandTag = "site-island";

export const wakeEvents = {
  /** Somebody touched a part that sleeps. */
  touched: "island-touched",
  awake: "island-awake",
  /** Its code did not come. */
  failed: "island-failed",
} as const;
