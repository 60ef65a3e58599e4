import type { hybridProofs } from "#content/claims.ts";

/**
 * The eleven criteria that the Independent Book Publishers Association set for hybrid publishers in 2018 and revised in
 * 2022, in our words, each with the question to ask. The page about ourselves, its blank sheet and the Contract Guide
 * read them here.
 */
export type HybridCriterion = { id: keyof typeof hybridProofs; mark: string; ask: string };

export const hybridCriteria = [
  { id: "mission", mark: "has a mission and a vision", ask: "What do you publish, and what would you never publish?" },
  { id: "vetting", mark: "vets submissions", ask: "How many did you decline last year, and why?" },
  {
    id: "transparency",
    mark: "is truthful and transparent",
    ask: "What will it all cost, and what is left out?",
  },
  { id: "contract", mark: "offers a clear, negotiable contract", ask: "Which clauses have other authors changed?" },
  { id: "imprint", mark: "uses its own imprint and ISBNs", ask: "Whose name is on the ISBN record?" },
  { id: "standards", mark: "publishes to industry standards", ask: "May I see two finished books?" },
  {
    id: "quality",
    mark: "ensures quality in editing and design",
    ask: "Who edits, who designs, what have they done?",
  },
  { id: "rights", mark: "manages a range of rights", ask: "Which rights did you license, for whom?" },
  { id: "distribution", mark: "provides distribution", ask: "Who sells to bookstores, and on which terms?" },
  { id: "sales", mark: "shows respectable sales", ask: "How many copies, apart from those authors bought?" },
  { id: "royalty", mark: "pays a higher-than-standard royalty", ask: "What share, of what, defined how?" },
] as const satisfies readonly HybridCriterion[];
