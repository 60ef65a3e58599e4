import { consultation } from "../prices.ts";
import type { Block, Closing } from "./document-content.ts";
import { sources } from "./sources.ts";

/** What the printed template says beyond the page it is printed from. */
export const queryLetterExtras = {
  file: "query-letter-template.pdf",
  title: "Query Letter Template and Guide",
  subtitle: "One page that makes an agent ask for more, and what each line of it is doing there.",
  description:
    "A letter to copy, the same letter taken apart, nine things to check before you send it, eight mistakes to leave to others, and a page to keep track of who has answered.",
  pages: 8,
  nonfictionLabel: "Not a novel?",
  ownLabel: "Your story",
  ownPrompt: "Who wants what, what stands in the way, and what it will cost:",
  yoursLabel: "Your hook",
  hookPrompt: "Someone in particular wants something in particular, and cannot have it:",
  log: {
    type: "table",
    label: "Who has it, and what they said",
    head: ["Agent and agency", "Guidelines read", "Sent", "Nudge after", "Answer"],
    widths: [1.9, 0.9, 0.7, 0.8, 1.3],
    rows: [],
    fillPage: true,
  } satisfies Block,
  closing: {
    title: "Before you send it",
    text: [
      "Send a handful at a time, five to eight, and wait. If nobody asks for pages, mend the letter before the next handful; if people ask for pages and then decline, mend the pages. Writing to several agents at once is normal. Writing to two in one agency is not.",
      "Good agents charge nothing to read and nothing to sign you. They are paid out of what they sell, commonly 15 percent, and never before. Anyone who asks for a reading fee has answered your query.",
      `We help with letters such as this one, and with submissions, as a service. It buys no one’s attention and improves no one’s odds; you remain free to query whom you like, with or without us. The first ${consultation.minutes} minutes are free.`,
    ],
    links: [
      { label: "Help with your query letter", to: "/consultation?topic=query-letter" },
      { label: "The template as a page, to copy from", to: "/query-letter-template" },
      { label: "Literary representation, and what it is not", to: "/services/representation" },
      { label: "The book proposal template, for nonfiction", to: "/resources/book-proposal-template.docx" },
    ],
    sources: [sources.aala, sources.writerBeware],
  } satisfies Closing,
} as const;
