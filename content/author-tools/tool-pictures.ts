import { exampleBook } from "#content/example-book.ts";
import { type RateId, rates } from "#content/rates.ts";
import { sources } from "#content/sources.ts";
import { averageEarned, copiesToBreakEven, earnedPerCopy } from "#domain/compare-offers.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { formatCount, formatMoney } from "#domain/money.ts";
import { readBook, readOffer } from "#domain/offer-entries.ts";
import { calendarWords } from "./calendar.ts";
import { compareExample, compareWords, offerFillings } from "./compare.ts";
import { queryExample, queryWords } from "./query.ts";
import { tradeRates } from "./trade-rates.ts";

const { milestones } = calendarWords;
const { checks } = queryWords;

/** What content/author-tools/manuscript.ts is a page of. */
const manuscriptTitle = "Forty Feet";

/** As content/author-tools/manuscript.ts has them: what is put in marks what is wrong, what is cut is set twice. */
const manuscript: readonly (readonly MarkedRun[])[] = [
  [{ keep: "drawn the line herself." }, { add: " · · " }, { keep: "She" }],
  [{ keep: "Tom looked at the " }, { cut: "the" }, { keep: " map and did" }],
  [{ keep: "The volumes were where " }, { add: "Pruet" }, { keep: " had" }],
];

const exampleOffer = readOffer(offerFillings.launch);
const { fee } = exampleOffer;
const book = readBook(compareExample);

/** The comparison's example against the fee of a package, as the comparison reckons it: what is left after so many copies, by where they are sold. */
const earningsBack = {
  alt: "A chart on graph paper: three lines begin below nothing, at the fee, and climb by the copy; where each crosses, the fee is paid back.",
  title: compareWords.cash.title,
  fee,
  feeLabel: `−${formatMoney(fee)}`,
  lines: (["ebook", "amazon", "shop"] as const).map((channel) => {
    const perCopy = earnedPerCopy(channel, exampleOffer, book, tradeRates);
    const copies = copiesToBreakEven(exampleOffer, perCopy);
    return { label: compareWords.channels[channel], perCopy, copies, copiesLabel: formatCount(copies) };
  }),
  /** Only shops send copies back. */
  returns: `${book.returns} of 100 come back`,
  /** Along the lower edge. */
  marks: [1000, 2000].map((copies) => ({
    copies,
    label: fillWords(compareWords.result.copies, { copies: formatCount(copies) }),
  })),
};

/** The offers that the comparison opens with, reckoned as it reckons them. */
const offers = {
  each: 100,
  key: ["One book here:", "100 copies"],
  rows: (["launch", "quote", "alone"] as const).map((filling) => {
    const offer = readOffer(offerFillings[filling]);
    return {
      name: compareWords.fillings[filling],
      copies: copiesToBreakEven(offer, averageEarned(offer, book, tradeRates)),
    };
  }),
};

/** Four lines of the register; only what was read again has a tick. */
const shownRates = [
  { id: "kdp-print-high", name: "KDP, share of the list price" },
  { id: "ingram-fee", name: "Ingram, market access fee" },
  { id: "isbn-one", name: "Bowker, one ISBN" },
  { id: "copyright-single", name: "Copyright, one work" },
] satisfies readonly { id: RateId; name: string }[];

/** The words and figures in the drawings of the tools; they are those of the tools' own examples. */
export const toolPictures = {
  earningsBack,
  offers,
  manuscriptTitle,
  manuscript,
  query: {
    greeting: queryExample.split("\n")[0] ?? "",
    /** How the letter goes on, broken as its picture sets it. */
    hook: [
      "You wrote in May that you",
      "would like to see a novel",
      "about land that is not",
      "about a farm. I hope",
      "that this is one.",
    ],
    met: [checks.length, checks.greeting, checks.hook].map(({ title }) => title),
    open: checks.comparisons.title,
  },
  calendar: [milestones.editing, milestones.design, milestones.galleys, milestones.files].map(({ label }) => label),
  spine: `${exampleBook.pages * rates["kdp-cream-page"].value} in`,
  /** What a thumbnail shows of each. */
  detail: {
    manuscript: [
      [{ keep: "at the " }, { cut: "the" }, { keep: " map" }],
      [{ keep: "where " }, { add: "Pruet" }, { keep: " had" }],
    ] satisfies readonly (readonly MarkedRun[])[],
    met: checks.greeting.title,
    open: checks.comparisons.title,
    copies: fillWords(compareWords.result.copies, { copies: formatCount(offers.rows[0]?.copies ?? 0) }),
    stage: milestones.editing.label,
    rate: { id: "isbn-one", name: "Bowker, one ISBN" },
  },
  rates: shownRates.map((shown) => ({ ...shown, isReread: "read" in sources[rates[shown.id].source] })),
} as const;
