import { z } from "zod";

const day = z.iso.date();
/** A year, or a year and a month, as far as the source gives it. */
const month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);

/** What stands above the text of an article; which categories and authors exist is the house's to say. */
export function articleSchema<const Category extends string, const Author extends string>(known: {
  categories: readonly Category[];
  authors: readonly Author[];
}) {
  return z.strictObject({
    title: z.string().min(1),
    excerpt: z.string().min(1),
    author: z.enum(known.authors),
    date: day,
    reviewed: day,
    category: z.enum(known.categories),
    emoji: z.emoji(),
    illustration: z.string().min(1),
    illustrationAlt: z.string().min(1),
    keywords: z.array(z.string().min(1)).min(1),
    figures: z.array(z.strictObject({ figure: z.string().min(1), source: z.string().min(1), date: month })),
  });
}

export type Figure = { figure: string; source: string; date: string };

/** Lowercase; each run of anything but letters and digits becomes one hyphen; none at the ends. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Tables and sums are read slowly, so the pace is below that of a novel. */
const wordsPerMinute = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

export type SourceNote = { source: string; date: string; figures: string[] };

/** One note per source, in the order of its first figure; figures that are our own arithmetic come last. */
export function groupBySource(figures: readonly Figure[]): SourceNote[] {
  const notes = new Map<string, SourceNote>();
  for (const { figure, source, date } of figures) {
    const key = `${source} ${date}`;
    const note = notes.get(key) ?? { source, date, figures: [] };
    note.figures.push(figure);
    notes.set(key, note);
  }
  return [...notes.values()].toSorted((a, b) => Number(isWorkedExample(a)) - Number(isWorkedExample(b)));
}

function isWorkedExample({ source }: SourceNote): boolean {
  return source.startsWith("worked example");
}

// Spelled out here, because the first use of Intl costs a phone more than all else that a page's scripts do at once.
const months = "January February March April May June July August September October November December".split(" ");

/** "2024-01-16" -> "January 16, 2024"; "2026-11" -> "November 2026"; "2022" stays. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const name = months[Number(month) - 1];
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
