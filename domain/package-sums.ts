import type { Span } from "./money.ts";

/** Something that can be ordered by itself, at a price or by the word; some things only come with a package. */
export type Part = { name: string; price?: Span; perWord?: Span };

/** What these parts cost when each is ordered by itself, for a manuscript of so many words. */
export function priceOfParts(parts: readonly Part[], words: number): Span {
  const at = (end: 0 | 1) =>
    Math.round(parts.reduce((sum, { price, perWord }) => sum + (price?.[end] ?? 0) + (perWord?.[end] ?? 0) * words, 0));
  return [at(0), at(1)];
}

/** A package for a longer manuscript: every thousand words begun beyond the ordinary length has its price. */
export function priceOfLength(
  { price, furtherThousand }: { price: number; furtherThousand: number },
  words: number,
  ordinaryWords: number,
): number {
  return price + Math.max(0, Math.ceil((words - ordinaryWords) / 1000)) * furtherThousand;
}
