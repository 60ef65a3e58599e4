import { exampleBook, exampleCopies } from "#content/example-book.ts";
import { houseTerms } from "#content/house-terms.ts";
import type { MarkedRun } from "#domain/marked-text.ts";

/** The words of the pages that are shown in articles: a statement, a letter, a marked-up page. All of it is invented. */

const { bookstore, amazon, ebook } = exampleCopies;
const { share } = houseTerms;

/** One line of a royalty statement; a copy that comes back takes its receipt along and leaves its printing. */
export type StatementLine = {
  what: string;
  copies: number;
  /** What the house received for one copy, and what printing one costs. */
  received: number;
  printing: number;
  sharePercent: number;
};

const sold = ({ received, printing }: { received: number; printing: number }) => ({ received, printing });

const statementFoot = [
  "Carried forward from the last period: nothing. Held in reserve against returns: nothing.",
  "Payable by August 29, 2026, sixty days after the end of the period.",
] as const;

export const royaltyStatement = {
  heading: "Royalty statement",
  book: `${exampleBook.title}, by ${exampleBook.author}`,
  period: "January 1 to June 30, 2026",
  columns: ["Copies", "Received", "Printing", "Net", "Share", "To the author"],
  lines: [
    { what: "Paperback, bookstores", copies: 120, ...sold(bookstore), sharePercent: share.print },
    { what: "Paperback, Amazon", copies: 85, ...sold(amazon), sharePercent: share.print },
    { what: "Returned by bookstores", copies: -14, ...sold(bookstore), printing: 0, sharePercent: share.print },
    { what: "E-book, all stores", copies: 140, ...sold(ebook), sharePercent: share.ebook },
  ],
  total: "Total",
  foot: statementFoot,
  /** What the list below it looks for, in its order: each is marked with its number. */
  points: ["Paperback, bookstores", "Returned by bookstores", ...statementFoot],
  onward: { label: "This statement, line by line", to: "/one-book/royalty-statement" },
} as const satisfies { lines: readonly StatementLine[] } & Record<string, unknown>;

/** A letter with what each part of it does beside it. */
export const queryLetter = {
  parts: [
    { text: "Dear Ms. Oyelaran,", note: "As the agency spells it." },
    {
      text: "You wrote in May that you would like to see a novel about land that is not about a farm. I hope that this is one.",
      note: "One true reason for writing to her.",
    },
    {
      text: "When the county resurveys Route 9, Nell Amaro, the engineer who drew the new line, finds that the boundary stone on her father-in-law’s orchard has been moved forty feet. The well that closed the school nineteen years ago lies on the wrong side of it. He was the judge who settled that case, and he has just asked Nell to run his campaign for the state senate.",
      note: "Who, what she finds, and what stands in the way.",
    },
    {
      text: "To reopen the file she needs the old field books, and the man who keeps them is her husband. If she is right, forty families were paid too little. If she says so, the youngest of them, a boy she taught to drive, goes to prison for what he did the week the school was closed.",
      note: "What it costs her either way. It stops before the end.",
    },
    {
      text: "FORTY FEET is a literary mystery, complete at 88,000 words. It will appeal to readers of [Comparison Title] ([year]), for its small-town courtroom, and of [Comparison Title] ([year]), for its slow, technical suspense.",
      note: "Genre, length, two books of the last five years.",
    },
    {
      text: "I surveyed roads for eleven years for a county much like this one. This is my first novel.",
      note: "What bears on the book, and nothing else.",
    },
    {
      text: "The first ten pages are below, as your guidelines ask. This is a simultaneous submission. Thank you for your time.",
      note: "What is enclosed, and that others have it too.",
    },
  ],
  signature: "Ines Halloran",
  onward: { label: "A letter for a memoir, with notes", to: "/one-book/query-letter" },
} as const;

/** One paragraph after the line edit, as the copyeditor returns it. */
export const markedPage = {
  head: "14 · Tessier",
  /** `cut` is struck out, `add` put in; a number refers to a query in the margin. */
  text: [
    { keep: "The kitchen smelled of burned toast. Nora stood in the doorway and understood, " },
    { cut: "eleven" },
    { add: "twelve" },
    { query: 1 },
    { keep: " years late, that her " },
    { cut: "M" },
    { add: "m" },
    { keep: "other, who " },
    { add: "had " },
    { keep: "died in the " },
    { cut: "S" },
    { add: "s" },
    { keep: "pring of 1998" },
    { add: "," },
    { query: 2 },
    { keep: " was not going to call." },
  ],
  queries: [
    "AU: The scene is set in 2010, so twelve? Please confirm.",
    "AU: Chapter 2 puts the funeral in October 1997. Which date is right?",
  ],
  onward: { label: "A page at three desks: line edit, copyedit, proof", to: "/one-book/line-edit" },
} as const satisfies { text: readonly MarkedRun[] } & Record<string, unknown>;

/** A launch, week by week, in the three months that its leaf is ruled for. */
export const thirteenWeeks = {
  months: [
    {
      days: "Days 1 to 30",
      tasks: [
        "Check every listing; write to the list; register the copyright",
        "Launch event, at a shop, a library or a friend’s house; thank helpers one by one",
        "Ask early readers for reviews; see that the registration was filed",
        "Follow up every unanswered pitch once",
      ],
    },
    {
      days: "Days 31 to 60",
      tasks: [
        "Two podcast recordings or one article",
        "Visit four bookstores",
        "Library talk; offer the next one while you are there",
        "Offer a visit to five reading groups",
      ],
    },
    {
      days: "Days 61 to 90",
      tasks: [
        "Lay out results; cut the weakest third",
        "Repeat the best thing from the first two months",
        "One price promotion or advertisement, if the sum allows",
        "Newsletter on what you are writing now",
        "Write a page of notes for your next launch, then rest",
      ],
    },
  ],
  weeks: "Weeks {first} to {last}",
  onward: { label: "What came of one book’s ninety days", to: "/one-book/ninety-day-report" },
} as const;
