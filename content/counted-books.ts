import { exampleBook, exampleCopies } from "#content/example-book.ts";
import { formatCents } from "#domain/money.ts";
import { copiesToEarnBack } from "#domain/royalty.ts";

const { bookstore } = exampleCopies;
const list = exampleBook.price.paperback;

/** So many books of equal kind, those that are meant among them; and, where there is one, their part of a sum. */
type CountedBooks = {
  label: string;
  figure: string;
  count: number;
  meant: readonly number[];
  part?: { label: string; figure: string; percent: number };
};

export const countedBooks = {
  "anticipated-top-sellers": {
    label: "Of the books acquired",
    figure: "2 percent",
    count: 50,
    meant: [31],
    part: { label: "Of the money paid in advances", figure: "70 percent", percent: 70 },
  },
  "authors-who-paid": {
    label: "Of the authors who had paid, made a loss",
    figure: "94 percent",
    count: 100,
    meant: Array.from({ length: 100 }, (_, place) => place).filter((place) => ![8, 23, 41, 56, 77, 90].includes(place)),
  },
} as const satisfies Record<string, CountedBooks>;

type Piles = {
  title: string;
  /** So many copies are one book of a pile. */
  perBook: number;
  piles: readonly { channel: string; earned?: string; copies: number; inBoards?: true }[];
};

/** The fee of the guide to hybrid publishing, earned back through one channel at a time, and an advance, earned out in two formats. */
export const copyPiles = {
  "copies-by-channel": {
    title: "The same $8,000, earned back four ways",
    perBook: 250,
    piles: [
      ["Bookstore", bookstore.author] as const,
      ["Amazon, paperback", exampleCopies.amazon.author] as const,
      ["E-book", exampleCopies.ebook.author] as const,
      ["By hand, after talks", list - exampleBook.ownCopy] as const,
    ].map(([channel, earned]) => ({
      channel,
      earned: `at ${formatCents(earned)}`,
      copies: copiesToEarnBack(8_000, earned),
    })),
  },
  "copies-to-earn-out": {
    title: "The same $20,000, earned out in two formats",
    perBook: 500,
    piles: [
      { channel: "Paperbacks, at\u00a0$1.35", copies: copiesToEarnBack(20_000, 1.35) },
      {
        channel: "Hardcovers, at $2.80 and then $3.50",
        copies: 5_000 + copiesToEarnBack(6_000, 3.5),
        inBoards: true,
      },
    ],
  },
} as const satisfies Record<string, Piles>;
