import { formatCount, type Span } from "./money.ts";
import { countWords } from "./word-count.ts";

export type QueryKind = "novel" | "memoir" | "nonfiction";

/** As agents would have it; worth a second look; or to be mended before anybody sees it. */
export type Level = "fine" | "look" | "mend";

export const queryChecks = [
  "length",
  "greeting",
  "hook",
  "brackets",
  "title",
  "genre",
  "wordCount",
  "complete",
  "comparisons",
  "biography",
  "questions",
  "praise",
  "names",
  "closing",
] as const;
export type QueryCheck = (typeof queryChecks)[number];

export type QueryFinding = {
  check: QueryCheck;
  level: Level;
  /** Which of the check's sentences says it. */
  why: string;
  /** For the sentence: a count, a range. */
  values: Readonly<Record<string, string>>;
  /** From the letter itself. */
  quotes: readonly string[];
};

export type QueryContext = {
  kind: QueryKind;
  /** Words that a letter for this shelf would use for its genre, in lower case. */
  genreWords: readonly string[];
  /** The usual length of such a book. */
  range: Span;
  /** The usual length of a letter. */
  letterLength: Span;
  year: number;
  /** Phrases that praise, or that every other letter uses, in lower case. */
  worn: readonly string[];
};

/** Older than this, a book no longer shows that its readers are buying. */
const freshYears = 5;
const mostNames = 6;
/** Words that may stand before the story. */
const mostPreamble = 80;

type Letter = { text: string; greeting: string | undefined; body: string; paragraphs: string[] };

function readLetter(text: string): Letter {
  const lines = text.replace(/\r/g, "").split("\n");
  const at = lines.findIndex((line) => /^\s*(dear|hello|hi|to whom)\b/i.test(line));
  const greeting = lines[at]?.trim();
  const body = lines
    .slice(at + 1)
    .join("\n")
    .trim();
  return { text, greeting, body, paragraphs: body.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) };
}

const fine = (check: QueryCheck, values: QueryFinding["values"] = {}): QueryFinding => ({
  check,
  level: "fine",
  why: "fine",
  values,
  quotes: [],
});
const found = (
  check: QueryCheck,
  level: Level,
  why: string,
  values: QueryFinding["values"] = {},
  quotes: readonly string[] = [],
): QueryFinding => ({ check, level, why, values, quotes: [...new Set(quotes)].slice(0, 6) });

/** The letter beside what agents count, in the order in which they meet it. */
export function checkQuery(text: string, context: QueryContext): QueryFinding[] {
  const letter = readLetter(text);
  return queryChecks.map((check) => checks[check](letter, context));
}

const checks: Record<QueryCheck, (letter: Letter, context: QueryContext) => QueryFinding> = {
  length({ text }, { letterLength: [from, to] }) {
    const count = countWords(text);
    const values = { count: String(count), from: String(from), to: String(to) };
    if (count > to * 1.1) return found("length", "mend", "long", values);
    if (count > to) return found("length", "look", "long", values);
    // A page is the limit, and other guides ask for fewer words: only a very short letter is worth a look.
    if (count < from * 0.6) return found("length", "look", "short", values);
    return count < from ? found("length", "fine", "brief", values) : fine("length", values);
  },

  greeting({ greeting }) {
    if (!greeting) return found("greeting", "mend", "none");
    if (/to whom|dear (literary )?(agent|agents|sir|madam|editor|friend)\b|dear (sir|madam)/i.test(greeting)) {
      return found("greeting", "mend", "nobody", {}, [greeting]);
    }
    return /[A-Z][\p{L}’'-]+/u.test(greeting.replace(/^\w+/, ""))
      ? fine("greeting")
      : found("greeting", "mend", "nobody", {}, [greeting]);
  },

  hook({ paragraphs }) {
    const lengths = paragraphs.map(countWords);
    const longest = lengths.indexOf(Math.max(...lengths));
    const before = lengths.slice(0, longest).reduce((sum, count) => sum + count, 0);
    // The first paragraph of any length is the story; what stands before it makes the agent wait.
    const start = lengths.findIndex((count) => count >= 40);
    const waiting = start < 0 ? before : lengths.slice(0, start).reduce((sum, count) => sum + count, 0);
    const values = { count: String(waiting) };
    return waiting > mostPreamble ? found("hook", "look", "late", values) : fine("hook", values);
  },

  brackets({ text }) {
    const left = text.match(/\[[^\]]+\]/g) ?? [];
    return left.length > 0 ? found("brackets", "mend", "left", { count: String(left.length) }, left) : fine("brackets");
  },

  title({ body }) {
    const capitals = body
      .match(/\b[A-Z][A-Z’'&-]+(?:[ :,]+[A-Z0-9][A-Z0-9’'&-]*)*\b/g)
      ?.filter((word) => word.length > 3);
    return capitals?.length ? fine("title", { title: capitals[0] ?? "" }) : found("title", "look", "none");
  },

  genre({ body }, { genreWords }) {
    const lower = body.toLowerCase();
    const named = genreWords.filter((word) => new RegExp(`\\b${word}\\b`).test(lower));
    return named.length > 0 ? fine("genre", { genre: named[0] ?? "" }) : found("genre", "mend", "none");
  },

  wordCount({ body }, { range: [from, to], kind }) {
    const [, typed] = /\b(\d{1,3},\d{3}|\d{3,6})[- ]words?\b/i.exec(body) ?? [];
    if (!typed) return found("wordCount", kind === "nonfiction" ? "look" : "mend", "none");
    const count = Number(typed.replace(",", ""));
    const values = { count: typed, from: formatCount(from), to: formatCount(to) };
    if (count > to * 1.3 || count < from * 0.7)
      return found("wordCount", "mend", count > to ? "long" : "short", values);
    if (count > to || count < from) return found("wordCount", "look", count > to ? "long" : "short", values);
    return count >= 10_000 && count % 1000 !== 0
      ? found("wordCount", "look", "unrounded", values)
      : fine("wordCount", values);
  },

  complete({ body }, { kind }) {
    if (kind === "nonfiction") {
      return /\bproposal\b/i.test(body) ? fine("complete") : found("complete", "look", "noProposal");
    }
    return /\b(complete|completed|finished)\b/i.test(body) ? fine("complete") : found("complete", "look", "none");
  },

  comparisons({ body }, { year }) {
    const says = /\b(readers|fans) (of|who)|in the vein of|\bmeets\b|comparable to|appeal to\b/i.test(body);
    const years = [...body.matchAll(/\((\d{4})\)|,\s(\d{4})\)/g)].map(([, one, other]) => Number(one ?? other));
    if (years.length === 0) {
      return says ? found("comparisons", "look", "noYears") : found("comparisons", "look", "none");
    }
    const old = years.filter((one) => one < year - freshYears);
    if (old.length > 0) return found("comparisons", "look", "old", { years: String(freshYears) }, old.map(String));
    return years.length === 1
      ? found("comparisons", "look", "one")
      : fine("comparisons", { count: String(years.length) });
  },

  biography({ paragraphs }, { kind }) {
    const later = paragraphs.slice(1).join("\n");
    const says =
      /\b(I|My) (\w+ ){0,3}(am|was|have|work|worked|live|wrote|hold|taught|teach|spent|served|grew|run|surveyed|earned|fiction|writing|work|essays|stories)\b|\bmy (first|debut)\b/i;
    if (says.test(later)) return fine("biography");
    return found("biography", kind === "nonfiction" ? "mend" : "look", kind === "nonfiction" ? "platform" : "none");
  },

  questions({ body }) {
    const asked = body.match(/[^.?!\n]{8,}\?/g)?.map((question) => question.trim()) ?? [];
    return asked.length > 0
      ? found("questions", "look", "asked", { count: String(asked.length) }, asked)
      : fine("questions");
  },

  praise({ body }, { worn }) {
    const lower = body.toLowerCase();
    const used = worn.filter((phrase) => lower.includes(phrase));
    return used.length > 0 ? found("praise", "mend", "used", { count: String(used.length) }, used) : fine("praise");
  },

  names({ paragraphs }) {
    // A capital inside a sentence; runs of capitals are titles, and a name of two words is one name.
    const story = paragraphs.filter((paragraph) => countWords(paragraph) >= 30).join("\n");
    const names = new Set(
      [...story.matchAll(/(?<=[\p{Ll},;’”] )(?:[A-Z][\p{Ll}’'-]{2,}(?: [A-Z][\p{Ll}’'-]+)*)/gu)].map(
        ([name]) => name.split(" ")[0] ?? name,
      ),
    );
    return names.size > mostNames
      ? found("names", "look", "many", { count: String(names.size) }, [...names])
      : fine("names", { count: String(names.size) });
  },

  closing({ body }) {
    return /\bthank(s| you)\b/i.test(body) ? fine("closing") : found("closing", "look", "none");
  },
};
