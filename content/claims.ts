import type { SiteLink } from "#content/links.ts";

/** A day as 2026-11-15. */
type Day = `${number}-${number}-${number}`;

/**
 * Everything the house says about its own record. A claim without evidence is the specification's sample: it is shown,
 * and `npm run launch-check` refuses to go live with it. Put a document, a count or a survey into `evidence`, and the day
 * on which somebody last looked at it into `checkedOn`.
 */
export type Claim = { figure: string; label: string; evidence: string | null; checkedOn?: Day };

export const claims = {
  authorsServed: { figure: "500+", label: "authors served", evidence: null },
  clientSatisfaction: { figure: "95%", label: "client satisfaction", evidence: null },
  booksPublished: { figure: "500+", label: "books published", evidence: null },
  bookstores: { figure: "40,000+", label: "bookstores", evidence: null },
  rightsKept: { figure: "100%", label: "of rights stay with the author", evidence: null },
  designRevisions: { figure: "Unlimited", label: "design revisions", evidence: null },
  traditionalDeals: { figure: "50+", label: "traditional deals", evidence: null },
  yearsOfExperience: { figure: "15+", label: "years experience", evidence: null },
  successRate: { figure: "95%", label: "success rate", evidence: null },
  authorsHelped: { figure: "500+", label: "authors helped", evidence: null },
  clientRating: { figure: "4.9/5", label: "client rating", evidence: null },
  responseTime: { figure: "24hr", label: "response time", evidence: null },
  newsletterReaders: { figure: "5,000+", label: "authors", evidence: null },
  endorsedRepresentation: { figure: "60%", label: "of Endorsed authors find representation", evidence: null },
  endorsedContracts: { figure: "35%", label: "of Endorsed authors sign traditional contracts", evidence: null },
  publishingTimeline: { figure: "6–12 months", label: "publishing timeline", evidence: null },
  hybridShare: { figure: "40%", label: "hybrid share", evidence: null },
  trailerViews: { figure: "1,200", label: "views in the first thirty days (sample)", evidence: null },
  trailerWatched: { figure: "62%", label: "watched to the end card (sample)", evidence: null },
  trailerClicks: { figure: "4%", label: "went on to the book’s page (sample)", evidence: null },
  returnOnInvestment: { figure: "3–5x", label: "ROI", evidence: null },
} as const satisfies Record<string, Claim>;

/**
 * Manuscripts that came to a decision in one year. `npm run staff -- declined <year>` counts them from the leads; whoever
 * enters the count enters the day with it. Until then the site says “not shown yet”.
 */
export type Decisions = { year: number; accepted: number; declined: number; countedOn: Day };
export const decisions: Decisions | null = null;

/** Something that a stranger can look at to see whether the house does what it says, and the day we last looked. */
export type Proof = { shown: string; to?: SiteLink; checkedOn: Day };

/** By criterion of content/hybrid-criteria.ts. What nobody can look at yet is null, and the site says so. */
export const hybridProofs = {
  mission: null,
  vetting: null,
  transparency: {
    shown: "Every price, with what each package leaves out.",
    to: "/packages",
    checkedOn: "2026-11-15",
  },
  contract: {
    shown: "The whole agreement, with what can be negotiated marked in the margin.",
    to: "/specimen-agreement",
    checkedOn: "2026-11-15",
  },
  imprint: null,
  standards: null,
  quality: null,
  rights: null,
  distribution: null,
  sales: null,
  royalty: {
    shown: "The share for each format and the definition of net, with the sums.",
    to: "/terms-in-plain-words",
    checkedOn: "2026-11-15",
  },
} as const satisfies Record<string, Proof | null>;
