import type { SourceId } from "#content/sources.ts";
import { queryLetter } from "#content/specimens.ts";
import type { QueryCheck } from "#domain/query-check.ts";
import { shelfRates } from "./shelves.ts";
import type { ToolWords } from "./tool-words.ts";

/** The house’s model letter as one text. Its comparison titles are left in brackets, so that the first finding is a true one. */
export const queryExample = [...queryLetter.parts.map(({ text }) => text), `Sincerely,\n${queryLetter.signature}`].join(
  "\n\n",
);

export const queryLabPage = {
  meta: {
    title: "Query Letter Lab",
    description:
      "Check a query letter in your browser against what agents look for: length, greeting, hook, word count, comparison titles, biography. Keeps versions and compares them; sends nothing.",
    keywords: ["query letter checker", "query letter critique", "literary agent query", "comp titles"],
    priority: "medium",
  },
  label: "Query lab",
  title: "Your letter, as an agent counts it",
  lead: "It counts; it cannot tell whether the letter is good. The example is our own model letter, its comparison titles left blank.",
  privacy:
    "Works in your browser and sends nothing. The letter and its versions are kept in this browser until you remove them.",
  how: {
    title: "What a machine can see, and what it cannot",
    paragraphs: [
      "Each line is a thing that agents, or people who read for them, have said they notice. The lab looks for its traces: a name after “Dear,” a number before “words,” a year in parentheses after a title, a question mark. It can be fooled, and a letter that breaks a rule on purpose may be the better one.",
      "The range for your shelf runs from the lowest to the highest figure of the guides we compare. “To mend” means outside by a third; “look” means outside at all.",
      "Versions are kept in this browser under your letter’s first words and go nowhere else. Whoever uses this browser can read them; take them out when you are done on a shared machine.",
      "What it does not see: whether we want to read on. For that, read the letter aloud to somebody who has not read the book, and stop where they stop listening.",
    ],
  },
  rates: ["query-length", ...shelfRates],
  reading: [
    { label: "The query letter template, to copy", to: "/query-letter-template" },
    { label: "How to pitch to a traditional publisher", to: "/blog/how-to-pitch-to-a-traditional-publisher" },
    { label: "A synopsis that works", to: "/guides/a-synopsis-that-works" },
    { label: "Word counts by genre", to: "/guides/word-counts-by-genre" },
  ],
} as const satisfies ToolWords;

type CheckWords = {
  title: string;
  fine: string;
  /** By the reason that the check gives. */
  says: Readonly<Record<string, string>>;
  source?: SourceId;
} & /** A line that does it well. */ ({ example: string } | /** Where no line can: what to do. */ { advice: string });

export const queryWords = {
  fields: { letter: "Your letter", shelf: "Shelf" },
  result: {
    title: "What an agent would notice",
    count: "{fine} of {all} things are\u00a0as they\u00a0expect.",
    mend: "To mend: {what}.",
    look: "Worth a look: {what}.",
    /** On a phone, where they are folded. */
    fine: { one: "1 thing is fine", many: "{count} things are fine" },
  },
  levels: { fine: "Fine", look: "Look", mend: "Mend" },
  example: "Example",
  advice: "What to do",
  source: "Source",
  /** Where a check has no source, it is the house’s own reading. */
  ownReading: "Our own reading",
  actions: {
    keep: "Keep this version",
    kept: "Kept in this browser.",
    example: "Back to the example",
    clear: "Start with an empty page",
  },
  versions: {
    title: "Versions in this browser",
    none: "None yet. Keep one before a big change, and compare.",
    open: "Open",
    compare: "Compare with the letter above",
    remove: "Remove",
    words: "{count} words",
    fine: "{fine} of {all}",
    difference: "What changed since that version",
    same: "Nothing: the two are alike.",
    failed: "The comparison could not be loaded",
    failedText: "Check your connection and press the button again.",
    removed: "removed",
    added: "added",
  },
  checks: {
    length: {
      title: "Length",
      fine: "{count} words, greeting and signature included.",
      says: {
        long: "{count} words. One page is about {from} to {to}; cut the second description of anything.",
        short: "{count} words. There is room to say what stands in the way.",
        brief: "{count} words, on one page. {from} to {to} are usual; fewer are no fault.",
      },
      example: "If it does not fit a page, the book is not clear to its author yet.",
      source: "querytracker-faq",
    },
    greeting: {
      title: "Greeting",
      fine: "It greets somebody by name.",
      says: {
        none: "There is no greeting. Begin with the agent’s name.",
        nobody: "It greets nobody in particular. Use the agent’s name, spelled as the agency spells it.",
      },
      example: "Dear Ms. Oyelaran,",
      source: "query-dos",
    },
    hook: {
      title: "Where the story begins",
      fine: "{count} words come before the story.",
      says: { late: "{count} words come before the story. Put the person and the trouble first." },
      example: "Somebody in particular wants something in particular, and cannot have it.",
      source: "query-peeves",
    },
    brackets: {
      title: "Blanks of a template",
      fine: "None left.",
      says: { left: "{count} left to fill." },
      advice: "Search for “[” before you press send.",
    },
    title: {
      title: "Title",
      fine: "{title}",
      says: { none: "No title in capitals. It is how a letter without italics marks one." },
      example: "FORTY FEET is a literary mystery.",
      source: "query-guide",
    },
    genre: {
      title: "Genre",
      fine: "It says “{genre}.”",
      says: { none: "It does not name its genre in the words of this shelf. One is enough." },
      example: "FORTY FEET is a literary mystery, complete at 88,000 words.",
      source: "query-guide",
    },
    wordCount: {
      title: "Word count",
      fine: "{count} words, inside the usual {from} to {to}.",
      says: {
        none: "No word count. Give it, rounded to the nearest thousand.",
        long: "{count} words; this shelf usually has {from} to {to}. Cut, or say where it could be divided.",
        short: "{count} words; this shelf usually has {from} to {to}.",
        unrounded: "{count} words. Round it to the nearest thousand.",
      },
      example: "complete at 88,000 words",
      source: "word-counts-debut",
    },
    complete: {
      title: "Finished, or a proposal",
      fine: "It says so.",
      says: {
        none: "It does not say that the manuscript is complete. A novel or memoir is queried when it is.",
        noProposal: "It does not mention a proposal, by which most nonfiction is sold.",
      },
      example: "complete at 88,000 words; or: the proposal and a sample chapter are ready.",
      source: "querytracker-faq",
    },
    comparisons: {
      title: "Comparison titles",
      fine: "{count} with their years.",
      says: {
        none: "None. Two recent books show that you know the shelf.",
        noYears: "It names readers and no years. Give the year of each book.",
        one: "One. Two place a book better than one.",
        old: "Older than {years} years. Agents want to see what sells now.",
      },
      example: "for readers of [Comparison Title] ([year]), for its small-town courtroom",
      source: "query-comps",
    },
    biography: {
      title: "Who you are",
      fine: "It says something about you.",
      says: {
        none: "Nothing about you that we could find. One sentence that bears on the book, or none; a first novel needs no apology.",
        platform: "Nothing about you that we could find. Nonfiction is bought for the author as much as for the book.",
      },
      example: "I surveyed roads for eleven years for a county much like this one.",
      source: "query-guide",
    },
    questions: {
      title: "Rhetorical questions",
      fine: "None.",
      says: { asked: "{count}. Say what happens instead; a question can be answered with no." },
      example: "She can hand over the ledger, or burn it.",
      source: "query-peeves",
    },
    praise: {
      title: "Praise and worn phrases",
      fine: "None that we know.",
      says: { used: "{count}. Let the pages be gripping; in the letter, be exact." },
      example: "The boundary stone has been moved forty feet.",
    },
    names: {
      title: "Names",
      fine: "{count} in the telling.",
      says: { many: "{count}. Two are remembered, seven are a map; call the others “her brother” or “the judge.”" },
      example: "the youngest of them, a boy she taught to drive",
    },
    closing: {
      title: "Closing",
      fine: "It thanks the reader.",
      says: { none: "No thanks, or none we know. Say what is enclosed, and thank the agent for the time." },
      example: "The first ten pages are below, as your guidelines ask. Thank you for your time.",
      source: "query-dos",
    },
  } satisfies Record<QueryCheck, CheckWords>,
} as const;
