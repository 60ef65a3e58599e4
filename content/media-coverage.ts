import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";

/** The page sets the outlet’s wordmark from its name; `mark` is the design of it in app/drawings. */
export type Outlet = { id: string; name: string; mark: 1 | 2 | 3 | 4 | 5 | 6 | 7; url: string };

export type PressItem = {
  title: string;
  summary: string;
  source: string;
  readMoreUrl: string;
  /** A drawing; the press page’s pictures share one family. */
  thumbnail: 1 | 2 | 3 | 4 | 5 | 6;
};

type MediaCoveragePage = {
  meta: Metadata;
  hero: Hero;
  outlets: { title: string; outlets: readonly Outlet[] };
  press: { title: string; lead: string; readMore: string; items: readonly PressItem[] };
  /** Shown while the site is a demonstration. */
  sampleNote: string;
  callToAction: CallToAction;
};

/** Invented samples: no outlet of these names has written about anyone. */
/** In the piece about *Payroll on Friday*, which paid for our smallest package: what a copy of it earned, in dollars. */
export const earnedPerCopy = 4.75;

export const outlets: readonly Outlet[] = [
  { id: "margin-review", name: "The Margin Review", mark: 1, url: "https://example.com/outlets/margin-review" },
  {
    id: "pacific-bookwright",
    name: "Pacific Bookwright",
    mark: 2,
    url: "https://example.com/outlets/pacific-bookwright",
  },
  {
    id: "catchword-courier",
    name: "The Catchword Courier",
    mark: 3,
    url: "https://example.com/outlets/catchword-courier",
  },
  { id: "folding-room", name: "The Folding Room", mark: 4, url: "https://example.com/outlets/folding-room" },
  {
    id: "kettle-hill-radio",
    name: "Kettle Hill Radio",
    mark: 5,
    url: "https://example.com/outlets/kettle-hill-radio",
  },
  { id: "galley-post", name: "The Galley Post", mark: 6, url: "https://example.com/outlets/galley-post" },
  { id: "quire-quarterly", name: "Quire Quarterly", mark: 7, url: "https://example.com/outlets/quire-quarterly" },
];

export const pressItems: readonly PressItem[] = [
  {
    title: "The House That Tells Authors to Wait",
    summary:
      "A visit to a Glendale publisher whose first advice to a surprising number of writers is to query agents, or to finish the draft, before spending anything.",
    source: "The Margin Review",
    readMoreUrl: "https://example.com/press/the-house-that-tells-authors-to-wait",
    thumbnail: 1,
  },
  {
    title: "What a Hybrid Contract Should Say",
    summary:
      "Term, territory, reversion, net receipts: a clause-by-clause reading with the people who draft them, and the questions that authors forget to ask.",
    source: "The Galley Post",
    readMoreUrl: "https://example.com/press/what-a-hybrid-contract-should-say",
    thumbnail: 2,
  },
  {
    title: "Forty Covers on a Wall",
    summary:
      "How one art department tests a jacket: pinned among its neighbors, shrunk to a thumbnail, and looked at from across the street.",
    source: "The Folding Room",
    readMoreUrl: "https://example.com/press/forty-covers-on-a-wall",
    thumbnail: 3,
  },
  {
    title: "An Hour with the Author of “Nine Quiet Exits”",
    summary:
      "Leila Farouk-Hale on thirty-one refusals, the kindness of a good rejection letter, and why she kept the chapter everyone told her to cut.",
    source: "Kettle Hill Radio",
    readMoreUrl: "https://example.com/press/an-hour-with-the-author-of-nine-quiet-exits",
    thumbnail: 4,
  },
  {
    title: "Booksellers on What Makes Them Say Yes",
    summary:
      "Five store owners describe the perfect pitch from a local author. It takes ninety seconds, fits on one sheet, and mentions returns.",
    source: "Pacific Bookwright",
    readMoreUrl: "https://example.com/press/booksellers-on-what-makes-them-say-yes",
    thumbnail: 5,
  },
  {
    title: "The Arithmetic of a Small Success",
    summary:
      "Break-even, earnings per copy and the long tail, worked through with real invoices from a business book that never made a list.",
    source: "Quire Quarterly",
    readMoreUrl: "https://example.com/press/the-arithmetic-of-a-small-success",
    thumbnail: 6,
  },
];

export const mediaCoveragePage: MediaCoveragePage = {
  meta: {
    title: "Media Coverage",
    description:
      "Reviews, interviews and reporting on the house and its authors: contracts, covers, bookselling, and the arithmetic of a book that pays its way.",
    keywords: ["media coverage", "publishing news", "author interviews", "hybrid publisher press"],
    priority: "low",
  },
  hero: {
    label: "Media Coverage",
    title: "What others have written about us and our books",
    lead: "Independent reporting and conversation, linked to where it appeared. Paid placements and reprinted press releases do not count as coverage, and you will find none here.",
  },
  outlets: { title: "As Seen In", outlets },
  press: {
    title: "Featured press",
    lead: "Six pieces worth your time, whether or not you ever publish with us.",
    readMore: "Read Full Article",
    items: pressItems,
  },
  sampleNote: "The outlets and articles on this page are samples.",
  callToAction: {
    title: "The next story could be your book’s",
    text: "Coverage is earned by the book and asked for early. Talk with us about what yours could expect.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
};
