import type { Span } from "#domain/money.ts";
import type { Part } from "#domain/package-sums.ts";
import { consultation, packages } from "./package-prices.ts";

export { consultation, packages };

/**
 * The price book. Every price, range, duration and package of ours stands here once; pages, answers, chat, documents
 * and structured data read it. The specification's figures stand as given, also where they disagree with each other.
 */

type Offer = { price: Span; weeks?: Span; days?: Span };
type Commission = { commissionPercent: Span };

export type PackageSlug = keyof typeof packages;

/** A book of ordinary length has at most so many words; the packages’ prices hold for it. */
export const ordinaryWords = 80_000;

/** Where each service starts, as its card on /services says. */
export const startingPrices = {
  editorial: 2500,
  design: 1800,
  publishing: 1200,
  marketing: 3000,
  representation: 5000,
  ghostwriting: 10000,
} as const;

/** Per word of the manuscript. */
export const editorial = {
  developmental: { price: [0.08, 0.12], weeks: [4, 6] },
  line: { price: [0.05, 0.08], weeks: [2, 3] },
  copyediting: { price: [0.03, 0.05], weeks: [1, 2] },
  proofreading: { price: [0.02, 0.03], days: [3, 5] },
} as const satisfies Record<string, Offer>;

export const design = {
  cover: { price: [800, 1200] },
  interior: { price: [600, 900] },
  ebook: { price: [300, 500] },
  printOnDemand: { price: [400, 600] },
} as const satisfies Record<string, Offer>;

export const distribution = {
  isbn: { price: [150, 300] },
  global: { price: [800, 1500] },
  returnability: { price: [500, 800] },
  cataloguing: { price: [300, 500] },
} as const satisfies Record<string, Offer>;

export const marketing = {
  trailer: { price: [1200, 2000] },
  pressRelease: { price: [800, 1500] },
  authorWebsite: { price: [1500, 3000] },
  bookstoreOutreach: { price: [600, 1200], weeks: [6, 8] },
} as const satisfies Record<string, Offer>;

export const representation = {
  submissionPreparation: { price: [1500, 2500], weeks: [3, 5] },
  filmDeck: { price: [2000, 3500], weeks: [4, 6] },
  publisherRepresentation: { commissionPercent: [15, 15] },
  rightsManagement: { commissionPercent: [15, 20] },
} as const satisfies Record<string, Offer | Commission>;

export const ghostwriting = {
  memoir: { price: 15000, months: [6, 8] },
  business: { price: 18000, months: [8, 10] },
  fiction: { price: 20000, months: [10, 12] },
  selfHelp: { price: 12000, months: [5, 7] },
} as const satisfies Record<string, { price: number; months: Span }>;

/**
 * Everything we sell, one by one. What has no price here has no single price either. Each package
 * says of every one of these whether it is in it or not (content/packages.ts), and a test makes sure that none is
 * forgotten.
 */
export const parts = {
  assessment: { name: "the editorial assessment" },
  developmental: { name: "developmental editing", perWord: editorial.developmental.price },
  line: { name: "line editing", perWord: editorial.line.price },
  copyediting: { name: "copyediting", perWord: editorial.copyediting.price },
  proofreading: { name: "proofreading", perWord: editorial.proofreading.price },
  cover: { name: "the cover", price: design.cover.price },
  interior: { name: "the interior layout", price: design.interior.price },
  ebook: { name: "the EPUB", price: design.ebook.price },
  printOnDemand: { name: "print-on-demand setup", price: design.printOnDemand.price },
  hardcover: { name: "the hardcover" },
  isbn: { name: "ISBNs", price: distribution.isbn.price },
  globalDistribution: { name: "global distribution", price: distribution.global.price },
  returnability: { name: "returnability setup", price: distribution.returnability.price },
  cataloging: { name: "library cataloging", price: distribution.cataloguing.price },
  launchPlan: { name: "the launch plan" },
  bookstoreOutreach: { name: "bookstore outreach", price: marketing.bookstoreOutreach.price },
  authorWebsite: { name: "the author website", price: marketing.authorWebsite.price },
  socialMedia: { name: "social media setup" },
  pressRelease: { name: "the press release", price: marketing.pressRelease.price },
  trailer: { name: "the trailer", price: marketing.trailer.price },
  advanceCopies: { name: "advance copies" },
  submissionPreparation: { name: "submission preparation", price: representation.submissionPreparation.price },
  agentList: { name: "the agent list" },
  filmDeck: { name: "the film or TV deck", price: representation.filmDeck.price },
  acquisitionSupport: { name: "acquisition support" },
  ghostwriting: { name: "ghostwriting", price: [ghostwriting.selfHelp.price, ghostwriting.fiction.price] },
} as const satisfies Record<string, Part>;
export type PartId = keyof typeof parts;

/** The home page's answers about cost and time. */
export const wholeBook = {
  cost: [3000, 15000],
  costIfBoughtSeparately: 20000,
  processMonths: [3, 6],
  editorialReviewWeeks: [2, 4],
  designWeeks: [2, 3],
  printingSetupWeeks: [1, 2],
  distributionSetupWeeks: [1, 2],
  resultsMonths: [3, 6],
} as const;

/** The FAQ page's stated timelines. */
export const faqTimelines = {
  editingWeeks: [2, 6],
  designWeeks: [1, 3],
  distributionWeeks: [2, 8],
} as const satisfies Record<string, Span>;

export const additionalServices = {
  authorWebsite: { weeks: [3, 4] },
  socialMedia: { weeks: [2, 2], calendarDays: 30 },
  pressRelease: { weeks: [1, 1] },
  bookTrailer: { weeks: [4, 4], seconds: [60, 120] },
} as const;

export const offer = { percent: 25, followUpWithinHours: 24 } as const;
