import { consultation } from "../prices.ts";
import { rates } from "../rates.ts";
import type { Block, Closing } from "./document-content.ts";
import { sources } from "./sources.ts";

/** What the five examples of the page say; the letter is made of them, so that it cannot drift from them. */
type Examples = { hook: string; character: string; plot: string; stakes: string; comparisons: string };

/** The letter that the five examples grow into, whole. */
export const assembleLetter = ({ hook, character, plot, stakes, comparisons }: Examples): string =>
  `Dear Ms. Oyelaran,

You wrote in May that you would like a mystery whose detective is good at something dull.

${hook} ${character}

${plot} ${stakes}

${comparisons}

I kept the books of a fish market for eleven years. This is my first novel. The first ten pages are below, as your guidelines ask; this is a simultaneous submission. Thank you for your time.

[Your Full Name]
[Email address] · [Phone number]`;

/** What changes where the book is no novel: the paragraphs about the book and about its author. */
export const letterVariants = {
  memoir: `For forty-one years I let myself into other people’s houses, lifted the lid and tuned the piano. I was paid to listen to the strings, and heard everything else: a judge’s letters under the keys, a boy in a trailer park with an upright that lacked eleven hammers. OTHER PEOPLE’S PIANOS is a memoir, complete at 84,000 words, about listening for a living, and about the house I grew up in, where nobody did.`,
  nonfiction: `Every spring the town of Millard counts its bees. In 1974 it took two days; last year, forty minutes. THE FORTY-MINUTE COUNT asks what small places know that national surveys miss. Its readers are the [number] members of [association] and everyone who bought [Comparison Title] ([year]). I have run the count since 1998 and teach [subject] at [place]. The proposal and two chapters are ready to send.`,
} as const;

/** What the printed template says beyond the page it is printed from. */
export const queryLetterExtras = {
  file: "query-letter-template.pdf",
  title: "Query Letter Template and Guide",
  subtitle: "One page that makes an agent ask for more, and what each line of it is doing there.",
  description:
    "A letter to copy, the same letter taken apart and put together again, what to change for a memoir or nonfiction, nine things to check, eight mistakes to leave to others, and a page to keep track of replies.",
  pages: 8,
  assembled: {
    title: "The letter, put together",
    lead: "The five examples in one letter; then what changes where the book is no novel.",
    letterLabel: "A novel",
    variantsHead: ["For a memoir: first person, complete", "For nonfiction: question, readers, why you"],
  },
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
