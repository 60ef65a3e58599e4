import { formatDuration } from "#domain/money.ts";
import { claims } from "./claims.ts";
import { consultation, wholeBook } from "./prices.ts";
import type { CallToAction, Hero, Metadata, Passage, Person, Stat, Step } from "./shapes.ts";
import { site } from "./site.ts";

export const aboutPage = {
  meta: {
    title: "About the house",
    description: `How ${site.name} began, who reads your manuscript, and how a book travels through a hybrid publishing house in ${site.office.city}, California.`,
    keywords: ["about Halftitle", "hybrid publishing house", "Glendale publisher", "publishing team"],
    priority: "medium",
  } satisfies Metadata,

  header: {
    label: "About the house",
    title: "We begin where a book begins",
    lead: "The half-title is the first printed page of a book: the title alone, before the author’s name, before the publisher’s. We took our name from it because that is the order in which we think.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Download Author Guide", download: "/resources/author-success-guide.pdf" },
    ],
  } satisfies Hero,

  story: {
    label: "Our story",
    title: "An editor’s desk, and the books nobody had time for",
    passages: [
      {
        paragraphs: [
          `${site.name} started at an editor’s desk. Good manuscripts kept arriving that were not going to be bought: too quiet for one list, too particular for the next, a season late for a third. Their authors were told to wait, or to do everything by themselves. Neither was much of an answer to someone who had already written the book.`,
          "So we built a house in between. The author pays for the making of the book and keeps the copyright; we bring the editors, designers and publicists, publish under our imprint, and answer for the result with our name on the spine. It is called hybrid publishing, and done carelessly it deserves its reputation. Done properly it is simply publishing, with the accounts open on the table.",
          "That is why our prices are printed on this site, and why we read pages before we name an exact one. A book that goes out with our name has to be one we would have wanted to read.",
        ],
      },
    ] satisfies Passage[],
  },

  figures: {
    label: "In figures",
    title: "What the years add up to",
    lead: "A success, in the last figure, is a book that came out as agreed: edited, made and on sale. What it then sold is another figure, and nobody’s to promise.",
    stats: [
      claims.authorsServed,
      claims.traditionalDeals,
      claims.yearsOfExperience,
      claims.successRate,
    ] satisfies readonly Stat[],
  },

  team: {
    label: "The people",
    title: "Three desks your manuscript will cross",
    lead: "You will know the name of everyone who works on your book. These are the people who answer for them.",
    /** `portraitId` names a sitter in app/drawings. */
    people: [
      {
        name: "Ottilie Marchbanks",
        portraitId: 7,
        role: "Founder and publisher",
        background:
          "Began as an editorial assistant with a tray of unsolicited manuscripts and never quite put it down. She reads every book we take on before the contract is signed, and makes the calls nobody else wants to make.",
      },
      {
        name: "Ruth Okafor",
        portraitId: 9,
        role: "Editorial director",
        background:
          "Taught composition before she edited novels and memoirs. She matches each author with an editor, still marks up the first pass in pencil, and writes letters known in the house for their length and their kindness.",
      },
      {
        name: "Daniel Reyes",
        portraitId: 8,
        role: "Art and production director",
        background:
          "Trained as a letterpress printer and checks proofs with a loupe. He looks after covers, pages, paper and files, and the moment when a manuscript turns into an object with a weight.",
      },
    ] satisfies readonly (Person & { portraitId: 7 | 8 | 9 })[],
  },

  process: {
    label: "How we work",
    title: "From manuscript to market, in five steps",
    lead: `Most books take ${formatDuration(wholeBook.processMonths, "month")} from the complete manuscript to the shelf. Nothing goes on to the next step until you have approved it.`,
    steps: [
      {
        title: "Manuscript review",
        text: "An editor reads about ten pages and writes to you about them: what the book is, what it could be, and which of our services it needs. The letter is yours to keep, whatever you decide. Before a contract is signed, the whole manuscript has been read.",
      },
      {
        title: "Editorial process",
        text: "Structure first, then sentences, then commas. Each pass ends with a letter and a marked manuscript, and nothing is changed without your consent.",
      },
      {
        title: "Design and production",
        text: "A cover made for your reader, pages set to be read, and proofs you can hold. Print and digital files are made from the same corrected text.",
      },
      {
        title: "Publishing setup",
        text: "ISBNs for every format, metadata that booksellers can use, library data where your plan includes it, and distribution accounts opened and tested before the date is announced.",
      },
      {
        title: "Market launch",
        text: "Press, events and the online shelves, as far as your plan has them, arranged around your book and your calendar. Then a report of what happened, in plain figures.",
      },
    ] satisfies readonly Step[],
  },

  callToAction: {
    title: "Tell us about your book",
    text: `A consultation takes ${consultation.minutes} minutes and costs nothing. Afterward you will know your manuscript’s next step, roughly what it would cost, and how long it would take.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Download Author Guide", download: "/resources/author-success-guide.pdf" },
    ],
  } satisfies CallToAction,
} as const;
