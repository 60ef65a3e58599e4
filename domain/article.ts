import { z } from "zod";

const day = z.iso.date();
/** A year, a month or a day, as far as the source gives it. */
const dayOrMonth = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

/** A figure names a rate of ours, a source, or that it is our own arithmetic. */
const workedExample = /^worked example/;

/** What stands above the text of an article; which categories, authors, sources and rates exist is the house's to say. */
export function articleSchema<
  const Category extends string,
  const Author extends string,
  const Source extends string,
  const Rate extends string,
>(known: {
  categories: readonly Category[];
  authors: readonly Author[];
  sources: readonly Source[];
  rates: readonly Rate[];
}) {
  const figure = z.string().min(1);
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
    /** Sentences of the text that stand in its margin as well, large. */
    pulled: z.array(z.string().min(1)).default([]),
    figures: z.array(
      z.union([
        z.strictObject({ figure, rate: z.enum(known.rates) }),
        z.strictObject({ figure, source: z.enum(known.sources), note: z.string().min(1).optional(), date: dayOrMonth }),
        z.strictObject({ figure, source: z.string().regex(workedExample), date: dayOrMonth }),
      ]),
    ),
  });
}

/** A figure as a page prints it: its source by name, and where and when somebody read it. */
export type Figure = {
  figure: string;
  source: string;
  /** What the figure is, where its source says many things. */
  note?: string | undefined;
  date: string;
  /** The date is that from which the figure holds. */
  isSince?: boolean | undefined;
  href?: string | undefined;
  /** The day on which it was read, or the day of the copy it came from. */
  read?: string | undefined;
  notRechecked?: string | undefined;
};

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Tables and sums are read slowly, so the pace is below that of a novel. */
const wordsPerMinute = 220;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

export type SourceNote = Omit<Figure, "figure"> & { figures: string[] };

/** One note per source, in the order of its first figure; figures that are our own arithmetic come last. */
export function groupBySource(figures: readonly Figure[]): SourceNote[] {
  const notes = new Map<string, SourceNote>();
  for (const { figure, ...source } of figures) {
    const key = `${source.source} ${source.note} ${source.date}`;
    const note = notes.get(key) ?? { ...source, figures: [] };
    if (!note.figures.includes(figure)) note.figures.push(figure);
    notes.set(key, note);
  }
  return [...notes.values()].toSorted((a, b) => Number(isWorkedExample(a)) - Number(isWorkedExample(b)));
}

function isWorkedExample({ source }: SourceNote): boolean {
  return workedExample.test(source);
}
