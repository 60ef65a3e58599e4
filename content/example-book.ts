import { amazonRates } from "#content/amazon-rates.ts";
import { houseTerms } from "#content/house-terms.ts";
import { ordinaryWords, packages } from "#content/prices.ts";
import { type CopySplit, copiesToEarnBack, splitCopy, splitReturn } from "#domain/royalty.ts";

/**
 * The one book with which the house does its sums, in pages and documents alike. Prices and printing costs are an
 * example; the rates are the channels’ own, and a test compares them with the register in content/rates.ts.
 */
export const exampleBook = {
  title: "Other People’s Pianos",
  author: "Delia Fenwright",
  /** Of ordinary length, so that a package costs what its card says. */
  words: ordinaryWords,
  pages: 300,
  price: { paperback: 18, hardcover: 28, ebook: 9.99, audio: 20 },
  printing: { ingram: 5.5, hardcover: 9.6 },
  /** What a copy costs its author: printing and shipping. */
  ownCopy: 7,
  /** What Amazon’s print program charges and pays, and what it pays for an e-book. */
  amazon: {
    printFixed: amazonRates["kdp-print-fixed"].value,
    printPerPage: amazonRates["kdp-print-page"].value,
    printPercent: amazonRates["kdp-print-high"].value,
    ebookPercent: amazonRates["kdp-ebook-high"].value,
    deliveryPerMegabyte: amazonRates["kdp-delivery"].value,
  },
  ebookMegabytes: 2,
  /** What audio retailers pay differs and is changing; this is the example’s own figure. */
  audioPercent: 40,
} as const;

const { price, printing, amazon } = exampleBook;
const { share, trade } = houseTerms;

/** $4.60 for 300 pages. */
export const amazonPrinting = amazon.printFixed + amazon.printPerPage * exampleBook.pages;

const bookstoreReceipt = (listPrice: number) => (listPrice * (100 - trade.discountPercent)) / 100;

/** One copy, ordered by a bookstore. */
export const bookstoreSale = {
  listPrice: price.paperback,
  received: bookstoreReceipt(price.paperback),
  printing: printing.ingram,
  sharePercent: share.print,
};

/** One copy of each format, where it is usually sold. */
export const exampleCopies = {
  bookstore: splitCopy(bookstoreSale),
  amazon: splitCopy({
    listPrice: price.paperback,
    received: (price.paperback * amazon.printPercent) / 100,
    printing: amazonPrinting,
    sharePercent: share.print,
  }),
  hardcover: splitCopy({
    listPrice: price.hardcover,
    received: bookstoreReceipt(price.hardcover),
    printing: printing.hardcover,
    sharePercent: share.print,
  }),
  ebook: splitCopy({
    listPrice: price.ebook,
    received: ((price.ebook - amazon.deliveryPerMegabyte * exampleBook.ebookMegabytes) * amazon.ebookPercent) / 100,
    sharePercent: share.ebook,
  }),
  audio: splitCopy({
    listPrice: price.audio,
    received: (price.audio * exampleBook.audioPercent) / 100,
    sharePercent: share.audio,
  }),
} as const satisfies Record<string, CopySplit>;

export const exampleReturn = splitReturn(bookstoreSale);

/** Copies that earn back a package, if every one were sold through a bookstore, or on Amazon. */
export const earnBack = Object.fromEntries(
  Object.entries(packages).map(([slug, { price: fee }]) => [
    slug,
    {
      bookstore: copiesToEarnBack(fee, exampleCopies.bookstore.author),
      amazon: copiesToEarnBack(fee, exampleCopies.amazon.author),
    },
  ]),
) as Record<keyof typeof packages, { bookstore: number; amazon: number }>;
