import type { Browser } from "@playwright/test";
import type { Chart, Effort, Finding } from "../finding.ts";
import { desktop, type Visitor } from "../visitor.ts";

/** The site as it is now, or as it was in the checkout that it is held against. */
export type Site = { name: "now" | "before"; url: string };

export type Measure = (bench: { browser: Browser; sites: readonly Site[]; effort: Effort }) => Promise<{
  findings: Finding[];
  charts: Chart[];
}>;

export const article = "/blog/complete-guide-hybrid-publishing-2024";

export const pages = ["/", "/blog", "/faq", "/articles", "/consultation", article, "/author-success-guide"] as const;

/** Milliseconds between the first paint and the first deed. */
export const waits = [0, 300, 1_000, 2_000, 5_000] as const;

export const slowPhone = "slow line, processor ×4";
export const localPhone = "local line, processor ×4";

export const circumstances: { name: string; visitor: Visitor }[] = [
  { name: "slow line", visitor: { screen: desktop, slowness: 1, isOnSlowLine: true } },
  { name: slowPhone, visitor: { screen: desktop, slowness: 4, isOnSlowLine: true } },
  { name: localPhone, visitor: { screen: desktop, slowness: 4 } },
];

/** A sentence about the other checkout, where there is one. */
export function sayBefore<Try extends { site: string }>(tries: readonly Try[], say: (tries: Try[]) => string): string {
  const before = tries.filter(({ site }) => site === "before");
  return before.length > 0 ? `; before ${say(before)}` : "";
}

export const ofNow = <Try extends { site: string }>(tries: readonly Try[]) =>
  tries.filter(({ site }) => site === "now");
