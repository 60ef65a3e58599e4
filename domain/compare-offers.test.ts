import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tradeRates } from "#content/author-tools/trade-rates.ts";
import { exampleBook, exampleCopies, exampleReturn } from "#content/example-book.ts";
import { exampleWithFee } from "#content/example-with-fee.ts";
import { houseTerms } from "#content/house-terms.ts";
import { type Cells, evaluateCell } from "#press/documents/formula-values.ts";
import { averageEarned, type Book, cashAfter, copiesToBreakEven, earnedPerCopy, type Offer } from "./compare-offers.ts";
import { type Channel, channels } from "./copy-formulas.ts";
import { readStages } from "./offer-entries.ts";
import { makeOfferSheet, type SheetWords } from "./offer-sheet.ts";

const { price, printing } = exampleBook;
const book: Book = {
  paperbackPrice: price.paperback,
  hardcoverPrice: price.hardcover,
  ebookPrice: price.ebook,
  audioReceipt: exampleCopies.audio.received,
  pages: exampleBook.pages,
  ingramPrinting: printing.ingram,
  hardcoverPrinting: printing.hardcover,
  ownCopy: exampleBook.ownCopy,
  megabytes: exampleBook.ebookMegabytes,
  discount: houseTerms.trade.discountPercent,
  returns: 0,
  mix: { shop: 20, hardcover: 0, amazon: 40, expanded: 0, ebook: 35, audio: 0, direct: 5 },
};
const ours: Offer = {
  fee: 2999,
  advance: 0,
  agent: 0,
  basis: "net",
  printShare: 60,
  digitalShare: 70,
  printing: true,
  ingramFee: false,
  distributorFee: 0,
  administration: 0,
  returns: "shared",
};

describe("the worked copies of the house", () => {
  test.each([
    ["shop", exampleCopies.bookstore.author],
    ["hardcover", exampleCopies.hardcover.author],
    ["amazon", exampleCopies.amazon.author],
    ["ebook", exampleCopies.ebook.author],
    ["audio", exampleCopies.audio.author],
  ] as [Channel, number][])("%s", (channel, author) => {
    expect(earnedPerCopy(channel, ours, book, tradeRates)).toBeCloseTo(author, 2);
  });

  test("with Ingram’s fee, and with a copy that comes back for each that stays", () => {
    expect(earnedPerCopy("shop", { ...ours, ingramFee: true }, book, tradeRates)).toBeCloseTo(exampleWithFee.author, 2);
    expect(earnedPerCopy("shop", ours, { ...book, returns: 50 }, tradeRates)).toBeCloseTo(
      exampleCopies.bookstore.author + exampleReturn.author,
      2,
    );
  });
});

describe("examples from the sources", () => {
  test("KDP’s notice: 60 percent of list at $9.99 and above, 50 below, less printing", () => {
    const alone = { ...ours, printShare: 100, digitalShare: 100 };
    const at = (paperbackPrice: number) => earnedPerCopy("amazon", alone, { ...book, paperbackPrice }, tradeRates);
    expect(at(9.99)).toBeCloseTo(9.99 * 0.6 - 4.6, 6);
    expect(at(9.98)).toBeCloseTo(9.98 * 0.5 - 4.6, 6);
  });

  test("the Authors Guild’s model contract: 7.5 percent of list on a paperback of $18.00 is $1.35, $1.15 after an agent", () => {
    const traditional: Offer = { ...ours, fee: 0, basis: "list", printShare: 7.5, digitalShare: 25 };
    expect(earnedPerCopy("shop", traditional, book, tradeRates)).toBeCloseTo(1.35, 6);
    expect(earnedPerCopy("shop", { ...traditional, agent: 15 }, book, tradeRates)).toBeCloseTo(1.1475, 6);
  });

  test("a return charged at the wholesale price costs what the author did not get: $8.10 less $1.56", () => {
    const charged = earnedPerCopy("shop", { ...ours, returns: "author" }, { ...book, returns: 50 }, tradeRates);
    expect(charged).toBeCloseTo(1.56 - (8.1 - 1.56), 6);
  });
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const dollars = fc.double({ min: 0, max: 60, noNaN: true });
const anyOffer: fc.Arbitrary<Offer> = fc.record({
  fee: fc.double({ min: 0, max: 50_000, noNaN: true }),
  advance: fc.constantFrom(0, 5000),
  agent: fc.constantFrom(0, 15),
  basis: fc.constantFrom("net", "list"),
  printShare: percent,
  digitalShare: percent,
  printing: fc.boolean(),
  ingramFee: fc.boolean(),
  distributorFee: fc.constantFrom(0, 15, 30),
  administration: fc.constantFrom(0, 10),
  returns: fc.constantFrom("shared", "author", "publisher"),
});
const anyBook: fc.Arbitrary<Book> = fc.record({
  paperbackPrice: dollars,
  hardcoverPrice: dollars,
  ebookPrice: dollars,
  audioReceipt: dollars,
  pages: fc.integer({ min: 24, max: 800 }),
  ingramPrinting: fc.double({ min: 0, max: 15, noNaN: true }),
  hardcoverPrinting: fc.double({ min: 0, max: 20, noNaN: true }),
  ownCopy: fc.double({ min: 0, max: 15, noNaN: true }),
  megabytes: fc.double({ min: 0, max: 20, noNaN: true }),
  discount: fc.integer({ min: 0, max: 70 }),
  returns: fc.integer({ min: 0, max: 60 }),
  mix: fc.record({
    shop: percent,
    hardcover: percent,
    amazon: percent,
    expanded: percent,
    ebook: percent,
    audio: percent,
    direct: percent,
  }),
});

describe("whatever is entered", () => {
  test("more copies never earn less where a copy earns something, and never more where it loses", () => {
    const two = fc.tuple(fc.nat(5000), fc.nat(5000));
    fc.assert(
      fc.property(anyOffer, anyBook, two, (offer, any, [some, more]) => {
        const average = averageEarned(offer, any, tradeRates);
        const change = cashAfter(some + more, offer, average) - cashAfter(some, offer, average);
        if (average > 0) expect(change).toBeGreaterThanOrEqual(0);
        if (average < 0) expect(change).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("a price of zero never earns", () => {
    fc.assert(
      fc.property(anyOffer, anyBook, fc.constantFrom(...channels), (offer, any, channel) => {
        const free = { ...any, paperbackPrice: 0, hardcoverPrice: 0, ebookPrice: 0, audioReceipt: 0 };
        expect(earnedPerCopy(channel, offer, free, tradeRates)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("at break-even the fee is back, and one copy before it is not", () => {
    fc.assert(
      fc.property(anyOffer, anyBook, (given, any) => {
        const offer = { ...given, advance: 0 };
        const average = averageEarned(offer, any, tradeRates);
        const copies = copiesToBreakEven(offer, average);
        // Where a copy earns nothing there is no such point.
        if (!Number.isFinite(copies) || copies === 0 || average < 0.001) return;
        expect(cashAfter(copies, offer, average)).toBeGreaterThanOrEqual(-0.01);
        expect(cashAfter(copies - 1, offer, average)).toBeLessThan(average * 0.01 + 0.01);
      }),
    );
  });

  test("the spreadsheet comes to the same", () => {
    fc.assert(
      fc.property(anyOffer, anyBook, (offer, any) => {
        const rows = makeOfferSheet([{ name: "One", offer }], any, tradeRates, [1000], noWords);
        const cells: Cells = new Map(
          rows.flatMap((row, y) =>
            row.flatMap((cell, x) => (cell === null ? [] : [[`S!${"AB"[x]}${y + 1}`, cell] as const])),
          ),
        );
        const resultOf = (label: string) => {
          const row = rows.findLastIndex(([name]) => name === label) + 1;
          return evaluateCell(cells, `S!B${row}`);
        };
        for (const channel of channels) {
          expect(resultOf(`earns ${channel}`)).toBeCloseTo(earnedPerCopy(channel, offer, any, tradeRates), 6);
        }
        const average = averageEarned(offer, any, tradeRates);
        expect(resultOf("average")).toBeCloseTo(average, 6);
        expect(resultOf("cash 1000")).toBeCloseTo(cashAfter(1000, offer, average), 4);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  ["Editing 1300, Design $1,000, Publishing 699", [1300, 1000, 699]],
  ["Editing: 1300; Design: 1000", [1300, 1000]],
  ["", [2999]],
])("“%s” are stages", (text, prices) => {
  expect(readStages(text, 2999).map(({ price: one }) => one)).toEqual(prices);
});

/** Names for the cells that the test looks up; the rest needs none. */
const named = (prefix: string) =>
  new Proxy({} as Record<string, string>, { get: (_, name) => `${prefix}${String(name)}` });
const offerNames = Object.fromEntries(Object.keys(ours).map((name) => [name, `offer ${name}`]));
const noWords = {
  book: named("book "),
  channels: named("earns "),
  rates: named("rate "),
  offer: offerNames,
  average: "average",
  cash: "cash {copies}",
  offerHead: "",
  mixHead: "",
  rateHead: "",
  earnsHead: "",
  breakEven: "",
  never: "never",
  switches: "",
} as unknown as SheetWords;
