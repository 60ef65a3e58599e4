import { isNearWord } from "./near-words.ts";
import { countWords } from "./word-count.ts";

/** A manuscript as whoever opened its file has read it, whatever the file was. */
export type Manuscript = {
  format: "docx" | "epub" | "txt";
  /** `heading` is the rank of a heading, 1 the highest; running text has none. */
  paragraphs: readonly { text: string; heading?: number }[];
  /** Changes that nobody has accepted or rejected. */
  trackedChanges: number;
  comments: number;
  pictures: { all: number; withoutDescription: number };
  /** What only an e-book has: what it lacks of what readers and stores look for. */
  missing: readonly EpubPart[];
};

export const epubParts = [
  "navigation",
  "language",
  "title",
  "accessMode",
  "accessibilityFeature",
  "accessibilityHazard",
  "accessibilitySummary",
] as const;
export type EpubPart = (typeof epubParts)[number];

const manuscriptChecks = [
  "trackedChanges",
  "comments",
  "headings",
  "headingGaps",
  "doubleSpaces",
  "tabs",
  "mixedQuotes",
  "repeatedWords",
  "names",
  "emptyParagraphs",
  "pictures",
  "epub",
] as const;
export type ManuscriptCheck = (typeof manuscriptChecks)[number];

export type ManuscriptFinding = { check: ManuscriptCheck; count: number; samples: readonly Sample[] };
type Place = { before: string; fault: string; after: string };
/** A piece of the text, and in its middle what is wrong with it; or only words. */
export type Sample = string | Place;
export type Chapter = { title: string; words: number };
export type ManuscriptReport = {
  format: Manuscript["format"];
  words: number;
  chapters: readonly Chapter[];
  findings: readonly ManuscriptFinding[];
};

const mostSamples = 5;
/** So much of the text around a place lets somebody find it. */
const around = 28;

/** A sentence that ends needs no dots. */
const goesOn = (text: string) => (/[.!?]$/.test(text) ? text : `${text}…`);

function place(text: string, at: number, length: number): Place {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + length + around);
  // No word is cut in two.
  const before = text.slice(from, at).trimStart();
  const after = text.slice(at + length, to).trimEnd();
  return {
    before: from > 0 ? `…${/\s/.test(text[from - 1] ?? "") ? before : before.replace(/^\S+\s+/, "")}` : before,
    fault: text.slice(at, at + length),
    after: to < text.length ? goesOn(/\s/.test(text[to] ?? "") ? after : after.replace(/\s+\S+$/, "")) : after,
  };
}

export const wordsOf = (sample: Sample) =>
  typeof sample === "string" ? sample : sample.before + sample.fault + sample.after;

/** Everything that is counted and found, in one pass over each paragraph; `onProgress` hears how far, from 0 to 1. */
export function checkManuscript(
  manuscript: Manuscript,
  onProgress: (share: number) => void = () => {},
): ManuscriptReport {
  const { paragraphs, format } = manuscript;
  const found = new Map<ManuscriptCheck, { count: number; samples: Sample[] }>();
  const note = (check: ManuscriptCheck, sample?: Sample, count = 1) => {
    const so = found.get(check) ?? { count: 0, samples: [] };
    so.count += count;
    // What an e-book lacks is told whole.
    const hasRoom = check === "epub" || so.samples.length < mostSamples;
    if (sample && hasRoom && !so.samples.some((other) => wordsOf(other) === wordsOf(sample))) so.samples.push(sample);
    found.set(check, so);
  };
  const quotes = { straight: 0, curly: 0, samples: [] as Sample[] };
  const names = new Map<string, number>();
  const chapters: Chapter[] = [];
  let words = 0;
  let rank = 0;
  let empty = 0;

  paragraphs.forEach(({ text, heading }, index) => {
    if (index % 500 === 0) onProgress(index / paragraphs.length);
    const count = countWords(text);
    words += count;
    if (text.trim() === "") {
      empty += 1;
      if (empty === 2) note("emptyParagraphs");
      return;
    }
    if (empty > 1) note("emptyParagraphs", { ...place(text, 0, 0), fault: "\n".repeat(Math.min(empty, 4)) }, 0);
    empty = 0;
    const opens = heading ?? (isChapterLine(text) ? 1 : undefined);
    if (opens !== undefined) {
      if (heading && rank > 0 && heading > rank + 1) note("headingGaps", text.trim().slice(0, 60));
      if (heading) rank = heading;
      if (opens === chapterRank(paragraphs)) chapters.push({ title: text.trim().slice(0, 80), words: 0 });
    }
    const chapter = chapters.at(-1);
    if (chapter && opens === undefined) chapter.words += count;
    else if (!chapter && opens === undefined && count > 0) chapters.push({ title: "", words: count });

    for (const { 0: run, index: at } of text.matchAll(/(?<=\S) {2,}(?=\S)/g))
      note("doubleSpaces", place(text, at, run.length));
    if (text.includes("\t")) note("tabs", place(text, text.indexOf("\t"), 1));
    for (const { 0: run, 1: word = "", index: at } of text.matchAll(/\b([\p{L}’']+)\s+\1\b/giu)) {
      const second = at + run.length - word.length;
      if (!mayRepeat.has(word.toLowerCase())) note("repeatedWords", place(text, second, word.length));
    }
    const straight = text.match(/["']/g)?.length ?? 0;
    quotes.straight += straight;
    quotes.curly += text.match(/[“”‘’]/g)?.length ?? 0;
    if (straight > 0 && quotes.samples.length < mostSamples) {
      quotes.samples.push(place(text, text.search(/["']/), 1));
    }
    for (const [name] of text.matchAll(/(?<=[\p{Ll},;:] )[A-Z][\p{Ll}]{3,}(?=[\s.,;:!?’'—-]|$)/gu)) {
      names.set(name, (names.get(name) ?? 0) + 1);
    }
  });

  if (quotes.straight > 0 && quotes.curly > 0) {
    note("mixedQuotes", undefined, quotes.straight);
    for (const sample of quotes.samples) note("mixedQuotes", sample, 0);
  }
  for (const [rare, usual] of findTwoSpellings(names))
    note("names", { before: "", fault: rare, after: ` (${names.get(rare)}) / ${usual} (${names.get(usual)})` });
  if (manuscript.trackedChanges > 0) note("trackedChanges", undefined, manuscript.trackedChanges);
  if (manuscript.comments > 0) note("comments", undefined, manuscript.comments);
  if (format !== "txt" && words > 5000 && !paragraphs.some(({ heading }) => heading)) note("headings");
  if (manuscript.pictures.withoutDescription > 0) {
    note("pictures", undefined, manuscript.pictures.withoutDescription);
  }
  for (const part of manuscript.missing) note("epub", part);
  onProgress(1);
  return {
    format,
    words,
    chapters: chapters.filter((chapter) => chapter.title !== "" || chapter.words > 0),
    findings: manuscriptChecks.flatMap((check) => {
      const so = found.get(check);
      return so ? [{ check, count: so.count, samples: so.samples }] : [];
    }),
  };
}

/** What stands twice with reason. */
const mayRepeat = new Set([
  "had",
  "that",
  "very",
  "no",
  "yes",
  "ha",
  "oh",
  "bye",
  "knock",
  "so",
  "now",
  "there",
  "never",
  "well",
]);

const isChapterLine = (text: string) =>
  text.length < 60 && /^\s*(chapter|part)\s+([\divxlc]+|[a-z-]+)\b|^\s*(prologue|epilogue)\s*$/i.test(text);

const ranks = new WeakMap<object, number>();

/** The rank whose headings are chapters: the highest that occurs more than once, for a single one is the book's title. */
function chapterRank(paragraphs: Manuscript["paragraphs"]): number {
  const known = ranks.get(paragraphs);
  if (known) return known;
  const counts = new Map<number, number>();
  for (const { heading } of paragraphs) if (heading) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count > 1).map(([heading]) => heading);
  const rank = often.length > 0 ? Math.min(...often) : 1;
  ranks.set(paragraphs, rank);
  return rank;
}

/** A name that stands often, and one letter away from it another that stands seldom. */
function findTwoSpellings(names: ReadonlyMap<string, number>): [rare: string, usual: string][] {
  const usual = [...names].filter(([, count]) => count >= 3).map(([name]) => name);
  return [...names].flatMap(([rare, count]) => {
    const near = usual.find(
      (name) =>
        name !== rare &&
        count * 3 <= (names.get(name) ?? 0) &&
        // A plural or a possessive is no second spelling.
        `${name}s` !== rare &&
        `${rare}s` !== name &&
        isNearWord(rare.toLowerCase(), name.toLowerCase()),
    );
    return near ? [[rare, near] as [string, string]] : [];
  });
}

/** A plain text: paragraphs stand apart by an empty line, or each on a line of its own. */
export function readPlainText(text: string): Manuscript {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const isSpaced = /\n[ \t]*\n/.test(plain);
  const paragraphs = plain.split(isSpaced ? /\n[ \t]*\n/ : /\n/).map((paragraph) => ({
    text: paragraph.replace(/\n/g, " "),
  }));
  return {
    format: "txt",
    paragraphs,
    trackedChanges: 0,
    comments: 0,
    pictures: { all: 0, withoutDescription: 0 },
    missing: [],
  };
}
