import * as z from "zod/mini";
import { toCsvRows } from "./csv.ts";
import { mostWords, readWholeNumber } from "./project.ts";
import { textLimits } from "./text-limits.ts";
import { addDays, daysBetween } from "./weeks.ts";

/** One day of a project: the total when that day ended. */
export type WordEntry = { id: number; day: string; words: number; note: string };

export const wordEntryColumns = "id, day, words, note";

export type WordEntryMessages = {
  day: { invalid: string; future: string };
  words: { invalid: string };
  note: { tooLong: string };
};

/** `today` is the author's own. */
export function makeWordEntryDraft(messages: WordEntryMessages, today: string) {
  return z.object({
    day: z.string(messages.day.invalid).check(
      z.refine(isDay, { error: messages.day.invalid, abort: true }),
      z.refine((day) => day <= today, messages.day.future),
    ),
    words: z.pipe(
      z
        .string(messages.words.invalid)
        .check(z.refine((text) => readWholeNumber(text) <= mostWords, messages.words.invalid)),
      z.transform(readWholeNumber),
    ),
    note: z.string(messages.note.tooLong).check(z.trim(), z.maxLength(textLimits.dayNote, messages.note.tooLong)),
  });
}
export type WordEntryDraft = z.infer<ReturnType<typeof makeWordEntryDraft>>;

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    text >= "1970-01-01" &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    // A February 30 is read as a day in March.
    addDays(text, 0) === text
  );
}

export const inOrder = (log: readonly WordEntry[]) => log.toSorted((a, b) => a.day.localeCompare(b.day));

/** Each entry with what that day brought: its total less the one before; the first brought all of it. */
export function withChanges(log: readonly WordEntry[]) {
  return inOrder(log).map((entry, place, all) => ({ ...entry, change: entry.words - (all[place - 1]?.words ?? 0) }));
}

export type Projection =
  | { kind: "reached"; day: string }
  | { kind: "projected"; day: string; perDay: number }
  /** At the present pace, longer than anyone should be told a date for. */
  | { kind: "far"; perDay: number }
  /** Fewer than two entries lately, or no growth between them. */
  | { kind: "unknown" };

const paceDays = 60;
const farDays = 10 * 365;

/**
 * When the target will be reached at the pace of the last sixty days. Days without writing count, so a pause moves the
 * date away instead of leaving a promise that nobody keeps.
 */
export function projectFinish(log: readonly WordEntry[], targetWords: number, today: string): Projection {
  const ordered = inOrder(log);
  const newest = ordered.at(-1);
  if (!newest) return { kind: "unknown" };
  if (newest.words >= targetWords) {
    // Cuts may have brought it below again in between: the day since which it has stood.
    const lastBelow = ordered.findLastIndex(({ words }) => words < targetWords);
    return { kind: "reached", day: ordered[lastBelow + 1]?.day ?? newest.day };
  }
  const recent = ordered.filter(({ day }) => daysBetween(day, today) <= paceDays);
  const [first] = recent;
  if (!first || recent.length < 2) return { kind: "unknown" };
  const perDay = (newest.words - first.words) / Math.max(daysBetween(first.day, today), 1);
  if (perDay <= 0) return { kind: "unknown" };
  const days = Math.ceil((targetWords - newest.words) / perDay);
  return days > farDays ? { kind: "far", perDay } : { kind: "projected", day: addDays(today, days), perDay };
}

/** The log as a spreadsheet reads it. */
export function toCsv(head: readonly string[], log: readonly WordEntry[]): string {
  return toCsvRows([head, ...withChanges(log).map(({ day, words, change, note }) => [day, words, change, note])]);
}

/** The text of a DOCX's word/document.xml: what stands on the page, without what was struck out or is a field's code. */
export function textOfDocument(xml: string): string {
  return xml
    .replace(/<w:(delText|instrText)\b[^>]*>[^<]*<\/w:\1>/g, "")
    .replace(/<\/w:p>|<w:(br|tab|cr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" })[name] ?? "",
    );
}
