import type { Hero, Metadata } from "#content/shapes.ts";
import type { AuthorToolPath } from "#domain/addresses.ts";

export type AuthorTool = { to: AuthorToolPath; label: string; text: string; question: string };

/** The tools in the order in which a book needs them. */
export const authorTools: readonly AuthorTool[] = [
  {
    to: "/tools/manuscript",
    label: "Manuscript check",
    question: "What is left in my file?",
    text: "Reads a DOCX, EPUB or text in your browser and lists what to mend before anybody else opens it.",
  },
  {
    to: "/tools/query",
    label: "Query lab",
    question: "What will an agent count?",
    text: "Your letter beside what agents look for: length, greeting, hook, word count, comparison titles.",
  },
  {
    to: "/tools/compare",
    label: "Compare offers",
    question: "How many copies pay this back?",
    text: "Up to three offers side by side, with the definition of net as switches.",
  },
  {
    to: "/tools/calendar",
    label: "Count back",
    question: "When does it have to begin?",
    text: "From the publication date back to the first day of editing, and what is already missed.",
  },
  {
    to: "/tools/cover",
    label: "Spine and cover",
    question: "How wide is the spine?",
    text: "Spine, full wrap, safe areas and barcode, as a template to design on.",
  },
  {
    to: "/tools/rates",
    label: "Dates and rates",
    question: "What does it cost today?",
    text: "The trade’s figures with their sources and the day we read them.",
  },
];

export const toolsPage = {
  meta: {
    title: "Tools for Authors",
    description:
      "Six tools that work in your browser and send nothing: compare publishing offers, count back from a publication date, size a cover, check a query letter or a manuscript, and look up the trade’s rates.",
    keywords: ["tools for authors", "royalty calculator", "spine width calculator", "query letter checker"],
    priority: "medium",
  },
  hero: {
    label: "Tools",
    title: "Questions you can answer with your own numbers",
    lead: "Each opens with a filled example. Change a figure and the answer changes; the arithmetic stands below it, with its sources.",
  },
  /** Below each, for the eye. */
  open: "Open",
  privacy: {
    title: "What they do with what you enter",
    text: "Nothing leaves your browser. A result can be kept as a link, which carries your figures after the #, where no server sees them. Letters and manuscripts never go into a link; they stay in the browser, or nowhere.",
  },
} as const satisfies { meta: Metadata; hero: Hero } & Record<string, unknown>;
