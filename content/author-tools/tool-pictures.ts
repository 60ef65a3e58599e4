import { exampleBook } from "#content/example-book.ts";
import { type RateId, rates } from "#content/rates.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { calendarWords } from "./calendar.ts";
import { queryExample, queryWords } from "./query.ts";

const { milestones } = calendarWords;
const { checks } = queryWords;

/** As content/author-tools/manuscript.ts has them: what is put in marks what is wrong, what is cut is set twice. */
const manuscript: readonly (readonly MarkedRun[])[] = [
  [{ keep: "drawn the line herself." }, { add: " · · " }, { keep: "She" }],
  [{ keep: "Tom looked at the " }, { cut: "the" }, { keep: " map and did" }],
  [{ keep: "The volumes were where " }, { add: "Pruet" }, { keep: " had" }],
];

/** The words and figures in the drawings of the tools; they are those of the tools' own examples. */
export const toolPictures = {
  manuscript,
  query: {
    greeting: queryExample.split("\n")[0] ?? "",
    met: [checks.length, checks.greeting, checks.hook].map(({ title }) => title),
    open: checks.comparisons.title,
  },
  calendar: [milestones.editing, milestones.design, milestones.galleys, milestones.files].map(({ label }) => label),
  spine: `${exampleBook.pages * rates["kdp-cream-page"].value} in`,
  rates: ["kdp-print-high", "ingram-fee", "isbn-one", "copyright-single"] satisfies readonly RateId[],
} as const;
