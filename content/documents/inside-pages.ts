import { authorSuccessGuidePage } from "../author-success-guide.ts";
import { queryLetterPage } from "../query-letter-template.ts";
import { bookLaunchWorkbook } from "./book-launch-workbook.ts";
import { bookMarketingPlanner } from "./book-marketing-planner.ts";
import { bookProposalTemplate, type ProposalSection } from "./book-proposal-template.ts";
import type { Block, DocumentContent } from "./document-content.ts";
import { hybridPublishingContractGuide } from "./hybrid-publishing-contract-guide.ts";
import { manuscriptPreparationChecklist } from "./manuscript-preparation-checklist.ts";
import { publishingBudgetCalculator } from "./publishing-budget-calculator.ts";

/** What one sees on opening a file: a page of a paper, a section of a proposal to fill in, or cells. */
export type InsidePage =
  | { title: string; lead?: string; blocks: readonly Block[] }
  | { section: ProposalSection }
  | { cells: readonly (readonly (string | number)[])[] };

/** The blocks of these labels from one chapter, as the document has them. */
function pageOf({ chapters }: DocumentContent, chapter: number, ...labels: string[]): InsidePage {
  const { title = "", lead, blocks = [] } = chapters[chapter] ?? {};
  return { title, lead, blocks: blocks.filter((block) => "label" in block && labels.includes(block.label ?? "")) };
}

const { roadmap } = authorSuccessGuidePage;
const { template } = queryLetterPage;
const { budget } = publishingBudgetCalculator;
const [overview] = bookProposalTemplate.sections;

/** A page from inside each of the free files, the one by which it can be told from the others. */
export const insidePages = {
  "manuscript-preparation-checklist": pageOf(manuscriptPreparationChecklist, 1, "Every book"),
  "query-letter-template": { title: template.title, blocks: [{ type: "letter", text: template.text }] },
  "book-marketing-planner": pageOf(bookMarketingPlanner, 1, "What this book is for"),
  "author-success-guide": {
    title: roadmap.title,
    blocks: [
      {
        type: "progress",
        alt: "",
        rows: roadmap.phases.map(({ title, progress }) => ({ label: title, value: progress })),
      },
    ],
  },
  "hybrid-publishing-contract-guide": pageOf(hybridPublishingContractGuide, 1, "The edges of the grant"),
  "book-launch-workbook": pageOf(bookLaunchWorkbook, 1, "Six months, ninety days"),
  "book-proposal-template": { section: overview },
  "publishing-budget-calculator": {
    cells: budget.groups
      .filter(({ title }) => title === "Marketing" || title === "Submissions")
      .flatMap(({ title, lines }) => [[title, budget.head[3] ?? ""], ...lines.map(({ label, plan }) => [label, plan])]),
  },
} satisfies Record<string, InsidePage>;
