/**
 * Everything the house says about its own record. A claim without evidence is the specification's sample: it is shown,
 * and `npm run launch-check` refuses to go live with it. Put a document, a count or a survey into `evidence`.
 */
export type Claim = { figure: string; label: string; evidence: string | null };

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
  returnOnInvestment: { figure: "3–5x", label: "ROI", evidence: null },
} as const satisfies Record<string, Claim>;
