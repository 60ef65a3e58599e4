import { packages } from "#content/package-prices.ts";
import { editorial } from "#content/prices.ts";
import { type RateId, rates } from "#content/rates.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";

/**
 * A stretch of a scale: what a bar covers, and what stands on it. One that ends where it begins is a mark.
 * Everywhere the plain bar is what is sure, the least; the soft one after it is what may come on top.
 */
export type ChartSpan = {
  from: number;
  to: number;
  text?: string;
  tone?: "strong" | "soft" | "pale" | "outlined" | "open";
};
export type ChartRow = { label: string; note?: string; figure?: string; spans: readonly ChartSpan[] };
export type ArticleChart = {
  from: number;
  to: number;
  /** One that names a stretch of the scale says where that ends. */
  ticks: readonly { at: number; until?: number; label: string }[];
  /** The one line of the scale that the text is about. */
  mark?: number;
  /** What the scale counts, where its figures do not say it. */
  unit?: string;
  rows: readonly ChartRow[];
  /** It stands in place of a table: its rows are read, and no table above it says the same. */
  isTable?: true;
};

/** Below a table that gives the figures, the bar alone. What is open may be longer. */
const rangeOf = (label: string, rate: RateId, tone?: "open"): ChartRow => {
  const [from, to] = rates[rate].value as unknown as readonly [number, number];
  return { label, spans: [{ from, to, ...(tone && { tone }) }] };
};

/** One price on the scale. */
const pinAt = (price: number, tone?: "strong"): ChartSpan => ({ from: price, to: price, ...(tone && { tone }) });

/** One after the other, each when the one before it took longest: the least it takes, and what it may take beyond. */
function inTurn(
  stages: readonly (readonly [label: string, meanwhile: string, least: number, most: number])[],
): ChartRow[] {
  let begun = 0;
  return stages.map(([label, note, least, most]) => {
    const from = begun;
    begun += most;
    return {
      label,
      note,
      figure: `${least} to ${most} weeks`,
      spans: [
        { from, to: begun, tone: "soft" },
        { from, to: from + least },
      ],
    };
  });
}

/** One edit after the other, each as long as it costs. */
function oneByOne(edits: readonly (readonly [text: string, cost: number, tone?: ChartSpan["tone"]])[]): ChartSpan[] {
  let spent = 0;
  return edits.map(([text, cost, tone]) => {
    const from = spent;
    spent += cost;
    return { from, to: spent, text, ...(tone && { tone }) };
  });
}

/** A book as long as it is heard, a block for each hour and for what is left of the last. */
function hourByHour(label: string, hours: number, tone?: ChartSpan["tone"]): ChartRow {
  const spans = Array.from({ length: Math.ceil(hours) }, (_, from) => ({
    from,
    to: Math.min(from + 1, hours),
    ...(tone && { tone }),
  }));
  return { label, figure: `${hours} hours`, spans };
}

/** What an edit of the example's manuscript costs with us at the least. */
const leastFor = (edit: keyof typeof editorial) => Math.round(editorial[edit].price[0] * 80_000);

/** The charts that articles and guides call for by name; each draws figures that its text gives. */
export const articleCharts = {
  "promotion-weeks": {
    from: -8,
    to: 3,
    ticks: [
      { at: -8, label: "8 weeks" },
      { at: -4, label: "4" },
      { at: 0, until: 1, label: "The week" },
      { at: 2, label: "+2" },
    ],
    rows: [
      {
        label: "The price: $0.99 for one week",
        spans: [
          { from: -8, to: 0, text: "$4.99", tone: "soft" },
          { from: 0, to: 1, text: "$0.99", tone: "strong" },
          { from: 1, to: 3, text: "$4.99", tone: "soft" },
        ],
      },
      { label: "Choose the week", spans: [{ from: -8, to: -7 }] },
      { label: "Apply to the large newsletter", spans: [{ from: -6, to: -5 }] },
      { label: "Book the small ones", spans: [{ from: -4, to: -3 }] },
      { label: "Set the price", spans: [{ from: -1, to: 0 }] },
      { label: "Write to your list, once", spans: [{ from: 0, to: 1, tone: "strong" }] },
      { label: "Note it all on one line", spans: [{ from: 2, to: 3 }] },
    ],
  },
  "word-count-ranges": {
    from: 0,
    to: 130_000,
    unit: "Thousands of words",
    mark: 80_000,
    ticks: [0, 40_000, 80_000, 120_000].map((at) => ({ at, label: String(at / 1000) })),
    rows: [
      rangeOf("Picture book", "words-picture-book"),
      rangeOf("Middle grade", "words-middle-grade"),
      rangeOf("Young adult", "words-young-adult"),
      rangeOf("Romance", "words-romance"),
      rangeOf("Memoir", "words-memoir"),
      rangeOf("Cozy mystery", "words-cozy"),
      rangeOf("Mystery, thriller", "words-mystery"),
      rangeOf("Nonfiction", "words-nonfiction"),
      rangeOf("Literary fiction", "words-literary"),
      rangeOf("Science fiction", "words-science-fiction"),
      rangeOf("Historical", "words-historical"),
    ],
  },
  "hybrid-fees": {
    isTable: true,
    from: 0,
    to: 106_000,
    unit: "Thousands of dollars",
    ticks: [
      { at: 0, label: "0" },
      { at: 25_000, label: "25" },
      { at: 50_000, label: "50" },
      { at: 75_000, label: "75" },
      { at: 100_000, label: "100" },
    ],
    rows: [
      {
        ...rangeOf("The market, at the least", "hybrid-least"),
        note: "In the estimate of Manuscripts, a nonfiction publisher; what is included varies.",
        figure: rates["hybrid-least"].figure,
      },
      {
        ...rangeOf("The market, typically", "hybrid-typical"),
        note: "By the same estimate.",
        figure: rates["hybrid-typical"].figure,
      },
      {
        ...rangeOf("The premium firms", "hybrid-premium", "open"),
        note: "By the same estimate; the upper tiers include coaching or ghostwriting.",
        figure: `${rates["hybrid-premium"].figure}+`,
      },
      {
        label: "Girl Friday Productions",
        note: "On making any book well, whoever pays: editing, design and production. An index, fact-checking and picture permissions come on top.",
        figure: `${rates["book-making"].figure} upward`,
        spans: [pinAt(rates["book-making"].value)],
      },
      {
        label: "She Writes Press",
        note: `Since January 2026; ${rates["she-writes-fee-before"].figure} before. A cover designed by hand, production, distribution through Simon & Schuster, store and launch graphics; its FAQ says what costs extra.`,
        figure: rates["she-writes-fee"].figure,
        spans: [pinAt(rates["she-writes-fee"].value)],
      },
      {
        label: "Our three packages",
        note: `${formatMoney(packages.pro.price)} for the second. Each is listed line by line, with what is left out.`,
        figure: formatMoneySpan([packages.launch.price, packages.endorsed.price]),
        spans: Object.values(packages).map(({ price }) => pinAt(price, "strong")),
      },
    ],
  },
  "weeks-of-work": {
    isTable: true,
    from: 0,
    to: 36,
    unit: "Weeks",
    ticks: [0, 10, 20, 30].map((at) => ({ at, label: String(at) })),
    rows: inTurn([
      ["Assessment or developmental edit", "You let the book rest.", 4, 6],
      ["Your revision", "The work of the book.", 4, 12],
      ["Line edit and copyedit", "You answer queries, and start the launch list.", 3, 5],
      ["Cover and interior", "You approve one sample chapter before the rest is set.", 3, 5],
      ["Proofreading and corrections", "You read the proof yourself, on paper.", 2, 3],
      ["Registration, files, listings", "You check every store page.", 2, 4],
    ]),
  },
  "lead-times": {
    from: -5,
    to: 0,
    ticks: [
      { at: -5, label: "5 months ahead" },
      { at: -3, label: "3" },
      { at: -2, label: "2" },
      { at: -1, label: "1" },
      { at: 0, label: "Day one" },
    ],
    rows: [
      {
        label: "Galleys to trade reviewers",
        spans: [
          { from: -5, to: -4, tone: "strong" },
          { from: -4, to: 0, tone: "soft" },
        ],
      },
      {
        label: "Bookstore and library events",
        spans: [
          { from: -4, to: -3, tone: "strong" },
          { from: -3, to: 0, tone: "soft" },
        ],
      },
      {
        label: "Podcast and radio pitches",
        spans: [
          { from: -3, to: -2, tone: "strong" },
          { from: -2, to: 0, tone: "soft" },
        ],
      },
      {
        label: "Advance copies to early readers",
        spans: [
          { from: -2, to: -1.5, tone: "strong" },
          { from: -1.5, to: 0, tone: "soft" },
        ],
      },
      {
        label: "Print pre-order page",
        spans: [
          { from: -3, to: -2, tone: "strong" },
          { from: -2, to: 0, tone: "soft" },
        ],
      },
    ],
  },
  "delivery-cost": {
    from: 0,
    to: 6.99,
    ticks: [],
    rows: [
      {
        label: "As scanned, 9 MB",
        note: "Delivery is $1.35.",
        figure: "$3.95",
        spans: [
          { from: 0, to: 3.95, text: "you", tone: "strong" },
          { from: 3.95, to: 5.64, text: "the store" },
          { from: 5.64, to: 6.99, text: "delivery", tone: "pale" },
        ],
      },
      {
        label: "Resized, 1.2 MB",
        note: "Delivery is $0.18.",
        figure: "$4.77",
        spans: [
          { from: 0, to: 4.77, text: "you", tone: "strong" },
          { from: 4.77, to: 6.81, text: "the store" },
          { from: 6.81, to: 6.99, tone: "pale" },
        ],
      },
    ],
  },
  "one-year-of-royalties": {
    isTable: true,
    from: 0,
    to: 6_000,
    ticks: [
      { at: 0, label: "$0" },
      { at: 3_500, label: "$3,500" },
      { at: 6_000, label: "$6,000" },
    ],
    rows: [
      { label: "Royalties", figure: "$6,000", spans: [{ from: 0, to: 6_000, tone: "soft" }] },
      { label: "Expenses of the book", figure: "−$2,500", spans: [{ from: 3_500, to: 6_000 }] },
      { label: "Profit", figure: "$3,500", spans: [{ from: 0, to: 3_500, tone: "soft" }] },
      {
        label: "Self-employment tax, about",
        note: "On a little over nine tenths of the profit.",
        figure: "−$495",
        spans: [{ from: 3_005, to: 3_500 }],
      },
      {
        label: "Income tax, about",
        note: "At an assumed 22 percent, after the deduction.",
        figure: "−$716",
        spans: [{ from: 2_289, to: 3_005 }],
      },
      {
        label: "To set aside",
        figure: "$1,211",
        spans: [{ from: 2_289, to: 3_500, tone: "strong" }],
      },
    ],
  },
  "listening-pool": {
    from: 0,
    to: 14,
    ticks: [],
    rows: [
      {
        label: "What her month is worth",
        figure: "$14.00",
        spans: [
          { from: 0, to: 7, text: "your book" },
          { from: 7, to: 11.2, text: "another", tone: "soft" },
          { from: 11.2, to: 14, text: "a third", tone: "soft" },
        ],
      },
      {
        label: `Exclusive, ${rates["audible-exclusive"].figure}`,
        figure: "$3.50",
        spans: [{ from: 0, to: 3.5, tone: "strong" }],
      },
      {
        label: `Otherwise, ${rates["audible-open"].figure}`,
        figure: "$2.10",
        spans: [{ from: 0, to: 2.1, tone: "strong" }],
      },
    ],
  },
  "finished-hours": {
    from: 0,
    to: 12,
    ticks: [],
    rows: [
      hourByHour("50,000 words", 5.4),
      hourByHour("80,000 words", 8.6, "strong"),
      hourByHour("110,000 words", 11.8),
    ],
  },
  "four-hours": {
    isTable: true,
    from: 0,
    to: 240,
    ticks: [
      { at: 0, label: "0" },
      { at: 60, label: "1 hour" },
      { at: 120, label: "2" },
      { at: 180, label: "3" },
      { at: 240, label: "4" },
    ],
    rows: [
      {
        label: "Answering",
        note: "Email and comments, from readers and organizers, in short sittings.",
        figure: "60 minutes",
        spans: [{ from: 0, to: 60 }],
      },
      {
        label: "Making",
        note: "One post, or a quarter of the monthly newsletter.",
        figure: "60 minutes",
        spans: [{ from: 60, to: 120 }],
      },
      {
        label: "Asking",
        note: "Two pitches to places on your list of ten, and one follow-up.",
        figure: "60 minutes",
        spans: [{ from: 120, to: 180, tone: "strong" }],
      },
      {
        label: "Reading",
        note: "Books, newsletters and podcasts in your field.",
        figure: "45 minutes",
        spans: [{ from: 180, to: 225 }],
      },
      {
        label: "Keeping accounts",
        note: "What was sent, what came back, what to stop.",
        figure: "15 minutes",
        spans: [{ from: 225, to: 240 }],
      },
    ],
  },
  "three-budgets": {
    from: 0,
    to: 14_400,
    ticks: [
      { at: 0, label: "$0" },
      { at: 5_000, label: "$5,000" },
      { at: 10_000, label: "$10,000" },
    ],
    rows: [
      {
        label: "Everything",
        figure: "from $14,400",
        spans: oneByOne([
          ["developmental", leastFor("developmental")],
          ["line", leastFor("line"), "pale"],
          ["copy", leastFor("copyediting"), "strong"],
          ["proof", leastFor("proofreading"), "soft"],
        ]),
      },
      {
        label: "What most books need",
        figure: "$6,000",
        spans: oneByOne([
          ["opinion", 2_000],
          ["copy", leastFor("copyediting"), "strong"],
          ["proof", leastFor("proofreading"), "soft"],
        ]),
      },
      {
        label: "On little, elsewhere or with us",
        figure: `$1,200 or ${formatMoney(leastFor("copyediting"))}`,
        spans: [
          { from: 0, to: 1_200, text: "copy", tone: "strong" },
          { from: 1_200, to: leastFor("copyediting"), tone: "outlined" },
        ],
      },
    ],
  },
} as const satisfies Record<string, ArticleChart>;

/** The money in hand on two roads, by copies sold. */
export const twoRoads = {
  /** As far as the chart reaches. */
  copies: 3_200,
  dollars: 14_000,
  cost: 6_000,
  advance: 8_500,
  even: 968,
  ahead: 2_339,
  words: {
    advance: "Traditional: $8,500",
    nothing: "$0",
    cost: "Out $6,000",
    alone: "Self-published",
    even: "968 copies: even",
    ahead: "2,339: ahead",
  },
} as const;
