import type { insidePages } from "#content/documents/inside-pages.ts";

export type Resource = {
  slug: keyof typeof insidePages;
  title: string;
  description: string;
  type: "PDF" | "DOCX" | "XLSX";
  /** The document has exactly so many pages; files without fixed pages leave it out. */
  pages?: number;
  downloadUrl: `/resources/${string}`;
};

/** The free downloads; each address is a real file that the build makes. */
export const resources: readonly Resource[] = [
  {
    slug: "manuscript-preparation-checklist",
    title: "Manuscript Preparation Checklist",
    description: "Everything to settle before an editor, agent or designer opens your file, in boxes to tick.",
    type: "PDF",
    pages: 12,
    downloadUrl: "/resources/manuscript-preparation-checklist.pdf",
  },
  {
    slug: "query-letter-template",
    title: "Query Letter Template and Guide",
    description:
      "A one-page query to fill in, each paragraph explained, and a checklist for the moment before you send.",
    type: "PDF",
    pages: 8,
    downloadUrl: "/resources/query-letter-template.pdf",
  },
  {
    slug: "book-marketing-planner",
    title: "Book Marketing Planner",
    description: "Readers, channels, budget and calendar on worksheets you can fill in over a weekend.",
    type: "PDF",
    pages: 16,
    downloadUrl: "/resources/book-marketing-planner.pdf",
  },
  {
    slug: "author-success-guide",
    title: "Author Success Guide",
    description: "The six phases from first draft to second book, with their tasks, metrics, tips and remedies.",
    type: "PDF",
    pages: 20,
    downloadUrl: "/resources/author-success-guide.pdf",
  },
  {
    slug: "hybrid-publishing-contract-guide",
    title: "Hybrid Publishing Contract Guide",
    description:
      "What to look for clause by clause, from license and royalties to reversion, and the questions to ask.",
    type: "PDF",
    pages: 15,
    downloadUrl: "/resources/hybrid-publishing-contract-guide.pdf",
  },
  {
    slug: "book-launch-workbook",
    title: "Book Launch Workbook",
    description: "The months before and after publication day, week by week, with room for your own names and dates.",
    type: "PDF",
    pages: 18,
    downloadUrl: "/resources/book-launch-workbook.pdf",
  },
  {
    slug: "book-proposal-template",
    title: "Book Proposal Template",
    description: "A nonfiction proposal to write straight into: overview, audience, competition, chapters and sample.",
    type: "DOCX",
    downloadUrl: "/resources/book-proposal-template.docx",
  },
  {
    slug: "publishing-budget-calculator",
    title: "Publishing Budget and Royalty Calculator",
    description: "Enter your costs and your price per format; read off what a copy earns and how many break even.",
    type: "XLSX",
    downloadUrl: "/resources/publishing-budget-calculator.xlsx",
  },
];

/** A typeset paper that is asked for, and its own page that lies open behind it. */
export const fanned = (slug: Resource["slug"]) => ({
  title: resources.find((resource) => resource.slug === slug)?.title ?? "",
  open: slug,
});
