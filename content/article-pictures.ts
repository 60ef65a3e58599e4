import { articleCharts, twoRoads } from "#content/article-charts.ts";
import { exampleBook } from "#content/example-book.ts";
import { royaltyStatement, thirteenWeeks } from "#content/specimens.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { formatCents, formatCount, formatMoney } from "#domain/money.ts";
import { amountsOf, type StatementAmounts, totalOf } from "#domain/statement.ts";

const amounts = royaltyStatement.lines.map(amountsOf);
const toAuthor = (line: StatementAmounts) => formatCents(line.toAuthor / 100);

/** The first paragraph of the marked page in content/specimens.ts, line by line. */
const edited: readonly (readonly MarkedRun[])[] = [
  [{ keep: "The kitchen smelled of burned toast." }],
  [{ keep: "Nora stood in the doorway and" }],
  [{ keep: "understood, " }, { cut: "eleven" }, { add: " twelve" }, { keep: " years late," }],
  [{ keep: "that her " }, { cut: "M" }, { add: "m" }, { keep: "other, who " }, { add: "had" }, { keep: " died in" }],
  [{ keep: "the " }, { cut: "S" }, { add: "s" }, { keep: "pring of 1998" }, { add: "," }, { keep: " was not" }],
];

const [month] = articleCharts["listening-pool"].rows;

const kinds = ["Middle grade", "Young adult", "Mystery, thriller", "Literary fiction", "Science fiction"];

/**
 * The words and figures in the pictures of articles and guides: each text's own, broken as its picture sets them. A sheet that
 * runs on below its picture ends with a whole line close to its edge: cut letters look like a mistake, and bare paper like an end.
 */
export const articlePictures = {
  advances: [
    ["Signing", "Month 0"],
    ["Manuscript accepted", "Month 12"],
    ["Publication", "Month 24"],
    ["One year after", "Month 36"],
  ],
  installment: "$4,250",
  audio: {
    books: (month?.spans ?? []).map(({ from, to }, place) => {
      const sum = formatCents(to - from);
      return { part: to - from, label: place === 0 ? `Your book: ${sum}` : sum };
    }),
    total: `One member’s month: ${month?.figure}`,
  },
  comparison: [
    { road: "Self-published", first: "You are out", sum: formatMoney(twoRoads.cost), copy: "$6.20 a copy" },
    { road: "Traditional", first: "You have", sum: formatMoney(twoRoads.advance), copy: "$1.15 a copy" },
  ],
  ebook: {
    ordinary: [
      "An e-book is a small",
      "website in a sealed",
      "envelope, opened on",
      "devices you will never",
      "test by people who have",
      "changed every setting",
      "you chose.",
    ],
    large: ["An e-book", "is a small", "website in", "a sealed", "envelope,"],
  },
  editing: {
    quotes: [
      ["$800", "a proofread by", "a person who is", "starting out"],
      ["$8,000", "a developmental edit", "and a copyedit by two people", "who do nothing else"],
    ],
    note: "Both may be right.",
  },
  editors: {
    head: "14 · Tessier",
    lines: edited,
    query: ["The scene is", "set in 2010,", "so twelve?", "Please", "confirm."],
  },
  hybrid: {
    claim: ["You keep all", "your rights"],
    queries: ["Which formats and territories?", "When does it end?"],
  },
  kindle: { sum: "350 × $0.0045", result: "$1.58", unit: "for a full read", usual: "$4.99", deal: "$0.99" },
  launch: thirteenWeeks.months.map(({ days }) => days),
  pitch: {
    greeting: "Dear Ms. Oyelaran,",
    reason: [
      "You wrote in May that you would",
      "like to see a novel about land",
      "that is not about a farm. I hope",
      "that this is one.",
    ],
    story: ["When the county resurveys Route 9,", "Nell Amaro, the engineer who", "drew the new line, finds that"],
    note: ["One true reason for", "writing to her."],
  },
  platform: {
    subject: ["The photograph I said", "I would send"],
    text: [
      "Thank you for joining. Here is",
      ["the picture of the ", " on the"],
      "day we bought her, with the",
      "tree growing through the",
      "foredeck, and the first chapter,",
      "in which my father explains",
    ],
    boat: "Alma",
  },
  revision: {
    title: "The Night Shift",
    chapters: [
      ["1. Joan arrives", 6_200],
      ["2. Childhood", 4_900],
      ["3. The bank’s letter", 2_100],
      ["4. The oven fails", 3_800],
      ["5. Supper", 3_000],
      ["6. The second books", 1_400],
    ],
    start: "The story starts here",
    turn: ["Biggest turn,", "shortest chapter"],
  },
  statement: {
    ...royaltyStatement,
    rows: royaltyStatement.lines.map(({ what }, place) => [what, ...amounts.slice(place, place + 1).map(toAuthor)]),
    sums: [royaltyStatement.total, toAuthor(totalOf(amounts))],
  },
  synopsis: {
    title: "Forty Feet",
    kind: ", a synopsis",
    paragraphs: [
      [
        "NELL AMARO, forty-six, surveys",
        "roads for the county. Resurveying",
        "Route 9, she finds that the boundary",
        "stone on her father-in-law’s orchard",
        "stands forty feet from where the",
        "deed puts it.",
      ],
      ["Nell says nothing and looks for", "proof. The original field books are", "kept by her husband, TOM, the"],
    ],
    notes: [
      ["Who, where,", "what she finds,", "and why it", "cannot be", "left alone."],
      ["So she begins", "to lie."],
    ],
  },
  taxes: {
    book: exampleBook.title,
    rights: [
      ["Audio", "kept"],
      ["German", "until 2031"],
      ["Film option", "until 2028"],
    ],
    open: ["Large print", "still to sell"],
  },
  wordCounts: articleCharts["word-count-ranges"].rows
    .filter(({ label }) => kinds.includes(label))
    .map(({ label, spans: [span] }) => {
      const words = span?.to ?? 0;
      return { label, words, figure: formatCount(words) };
    }),
  wordCountsUnit: "words, at the upper end of each range",
} as const;
