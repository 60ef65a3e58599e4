import { consultation } from "../prices.ts";
import { rates } from "../rates.ts";
import type { Block, Closing } from "./document-content.ts";
import { sources } from "./sources.ts";

/** What the printed template says beyond the page it is printed from. */
export const queryLetterExtras = {
  file: "query-letter-template.pdf",
  title: "Query Letter Template and Guide",
  subtitle: "One page that makes an agent ask for more, and what each line of it is doing there.",
  description:
    "A letter to copy, the same letter taken apart and put together again, what to change for a memoir or nonfiction, nine things to check, eight mistakes to leave to others, and a page to keep track of replies.",
  pages: 8,
  checks: { title: "Nine checks, eight mistakes", lead: "Read the letter aloud first, then go through both lists." },
  breakdownHead: ["Part", "What it does", "Example"],
  ownLabel: "Your story",
  ownPrompt: "Who wants what, what stands in the way, and what it will cost:",
  checksHead: ["Before you send it", "", "Done"],
  mistakesHead: ["", "Eight common mistakes"],
  log: {
    title: "Who has it",
    shortTitle: "Tracker",
    lead: "One row for each agent. Print this page again when it is full.",
    table: {
      type: "table",
      head: ["Agent and agency", "Why this one", "Sent", "Nudge after", "Reply"],
      widths: [1.7, 1.5, 0.6, 0.7, 1.1],
      rows: [],
      fillPage: true,
    } satisfies Block,
  },
  closing: {
    title: "Before you send it",
    text: [
      "Send a handful at a time, five to eight, and wait. If nobody asks for pages, mend the letter before the next handful; if people ask for pages and then decline, mend the pages. Writing to several agents at once is normal. Writing to two in one agency is not.",
      "Many agencies also ask for a synopsis: one page, the ending included. Write it before the first letter goes out.",
      `Good agents charge nothing to read and nothing to sign you. They are paid out of what they sell, commonly ${rates["agent-commission"].figure}, and never before.`,
      `We help with letters such as this one, and with submissions, as a service. It buys no one’s attention and improves no one’s odds; you remain free to query whom you like, with or without us. The first ${consultation.minutes} minutes are free.`,
    ],
    links: [
      { label: "Help with your query letter", to: "/consultation?topic=query-letter" },
      { label: "A whole letter for a memoir, with notes", to: "/one-book/query-letter" },
      { label: "A synopsis that works, with an example", to: "/guides/a-synopsis-that-works" },
      { label: "Word counts by genre", to: "/guides/word-counts-by-genre" },
      { label: "The template as a page, to copy from", to: "/query-letter-template" },
      { label: "Literary representation, and what it is not", to: "/services/representation" },
      { label: "The book proposal template, for nonfiction", to: "/resources/book-proposal-template.docx" },
    ],
    sources: [sources.aala, sources.writerBeware, sources.synopsis],
  } satisfies Closing,
} as const;
