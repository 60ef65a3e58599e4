import type { Level, QueryFinding } from "#domain/query-check.ts";

/** A letter in pieces: those that a finding quotes have its level, and the rest are as they should be. */
export function markLetter(letter: string, findings: readonly QueryFinding[]): { text: string; level: Level }[] {
  const levels = new Map(
    findings
      .toSorted((a, b) => Number(a.level === "mend") - Number(b.level === "mend"))
      .flatMap(({ level, quotes }) => quotes.map((quote) => [quote.toLowerCase(), level] as const)),
  );
  if (levels.size === 0) return [{ text: letter, level: "fine" }];
  const quoted = [...levels.keys()]
    // A long one may begin with a short one.
    .toSorted((a, b) => b.length - a.length)
    .map((quote) => quote.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return letter
    .split(new RegExp(`(${quoted.join("|")})`, "i"))
    .map((text) => ({ text, level: levels.get(text.toLowerCase()) ?? "fine" }));
}
