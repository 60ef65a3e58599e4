import { formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";
import { consultation, packages, wholeBook } from "../prices.ts";
import { rates } from "../rates.ts";
import type { Block, Closing } from "./document-content.ts";
import { sources } from "./sources.ts";

/** What the printed guide says beyond the page it is printed from: worksheets, comparisons, room to write. */
export const authorSuccessGuideExtras = {
  file: "author-success-guide.pdf",
  title: "Author Success Guide",
  subtitle: "The whole road from first draft to second book, in six phases, with room to write on it.",
  description:
    "The complete guide to print and keep: every phase with its reasons and its tasks, the figures worth watching, twenty tips, six costly mistakes, and worksheets for the decisions that are yours alone.",
  pages: 20,
  howToUse: {
    title: "How to use this guide",
    lead: "Read it once in an hour. Then work through it in a year, with a pencil.",
    blocks: [
      {
        type: "text",
        text: [
          "The guide has three parts. The first is a road in six phases, a page for each: why the phase comes where it does, what to do in it, how to know that it is done, and space for your own notes. The second is a set of instruments: the routes compared, the figures worth watching, and tips that were somebody’s expensive lesson. The third is a plan, which you write yourself on the last two worksheets.",
          "You need not begin at the beginning. Look at the road, find the phase you are in, and read that page first. Then read the one before it, in case something was skipped.",
        ],
      },
      {
        type: "checklist",
        label: "Where are you?",
        items: [
          "I have an idea and some pages. *Begin with phase 1.*",
          "I have a draft and doubts. *Phase 2.*",
          "The manuscript is edited and I have offers, or none. *Phase 3.*",
          "I have signed, or decided to do it myself. *Phase 4.*",
          "The book has a date. *Phase 5.*",
          "The book is out and it is quiet. *Phase 6.*",
        ],
      },
      {
        type: "note",
        label: "A word about us",
        text: "We are a hybrid publisher, so we have an interest in your choice of route. Where we speak of prices or services of our own, it says so. The rest would be true if we did not exist.",
      },
      {
        type: "lines",
        label: "Today",
        prompt: "Where I am, and what I would like to be true a year from now:",
        count: 3,
      },
      { type: "fill", label: "In the way", prompt: "What I think is stopping me:" },
    ],
  } satisfies { title: string; lead: string; blocks: readonly Block[] },
  roadmapMine: "Your own road",
  roadmapTable: ["Phase", "What it is", "Mine, in percent", "Done by"],
  roadmapNext: { label: "Next", prompt: "The phase I am in, what is missing from the one before it, and by when:" },
  /** Asked of every early reader in the same words, so that the answers can be laid side by side. */
  readerQuestions: {
    heading: "Ten questions for early readers",
    text: "Ask three to five people who read your kind of book for pleasure. Give each the same ten, after they have finished. One reader’s objection is an opinion; the same one from three is a fault, often a chapter earlier than they say.",
    head: ["Question", "Reader 1", "Reader 2", "Reader 3"],
    questions: [
      "Where did you put it down, and were you in a hurry to come back?",
      "At the end of the first chapter, what did you want to know?",
      "What did you think would happen next at the end of the first part?",
      "Which person, or which idea, did you want more of?",
      "Which one could you have done without?",
      "Was there anything you had to read twice to understand?",
      "Where did you stop believing it?",
      "Which scene or page do you still remember a week later?",
      "Did the ending answer the question you had been asking?",
      "To whom would you give it, and what would you say?",
    ],
  },
  /** One for each phase, in order: label and prompt of the space to write in. */
  phaseWorksheets: [
    { label: "In one sentence", prompt: "What the book is about, and who would press it on a friend:" },
    { label: "Readers", prompt: "Whom I will ask to read it, and the answers that repeat:" },
    { label: "Break-even", prompt: "What I will spend ÷ what one copy earns me = copies:" },
    { label: "Still to check", prompt: "What I found on the printed proof:" },
    { label: "One thing each", prompt: "Who offered to help, and what I will ask of them:" },
    { label: "Next year", prompt: "What to do more of, what to stop, and what I am writing:" },
  ],
  routes: {
    title: "Three routes, four questions",
    lead: "Who pays, who decides, who holds which rights, how long it takes. Everything else follows.",
    blocks: [
      {
        type: "table",
        head: ["", "Traditional", "Hybrid", "On your own"],
        widths: [0.9, 1.5, 1.5, 1.5],
        rows: [
          [
            "**Who pays**",
            "The publisher. It may pay you an advance, which later royalties have to earn out.",
            "You pay for production; the publisher does the work and pays a higher share.",
            "You, for each service you choose.",
          ],
          ["**Who decides**", "The publisher, with your views.", "Both; the contract says how.", "You."],
          ["**Rights**", "Usually many, often for long.", "A license with edges. Read the term.", "All stay with you."],
          [
            "**Getting in**",
            "Mostly through an agent.",
            "By submission; a real hybrid declines books.",
            "Open to anyone.",
          ],
          [
            "**Time**",
            "Often a year or two after signing.",
            `Months. Ours: ${formatDuration(packages.launch.processMonths, "month")} to ${formatDuration(packages.endorsed.processMonths, "month")}, by package.`,
            "As fast as you can do it well.",
          ],
          [
            "**Money in**",
            "Royalty on list or net, after the advance.",
            "Share of net receipts. Ask for the definition.",
            "What the retailer pays, less printing.",
          ],
          [
            "**Main risk**",
            "No offer; little say; slow.",
            "A vanity press in better clothes.",
            "Paying for the wrong things in the wrong order.",
          ],
        ],
      },
      {
        type: "text",
        text: [
          `What it costs with us: ${formatMoneySpan(wholeBook.cost)} for a whole book, depending on the manuscript and the services; packages stand at ${formatMoney(packages.launch.price)}, ${formatMoney(packages.pro.price)} and ${formatMoney(packages.endorsed.price)}. Whatever the house, put the sum beside your break-even on the phase 3 page before you admire it.`,
          `Agents, if you take the first route, charge nothing to read your work and are paid only out of what they sell for you, commonly ${rates["agent-commission"].figure}. No publisher’s package buys you one.`,
        ],
      },
      { type: "fill", label: "My route", prompt: "For this book, and why:" },
    ],
  } satisfies { title: string; lead: string; blocks: readonly Block[] },
  tracking: {
    heading: "A page to keep the figures on",
    text: "Fill in one column every quarter. Four columns make a year, and a year is the shortest time in which a book can be judged.",
    head: ["", "Quarter 1", "Quarter 2", "Quarter 3", "Quarter 4"],
    lines: ["Paperbacks", "Hardcovers", "E-books", "Audio", "Talks and visits", "Paid out to me", "Spent so far"],
    label: "What I make of it",
    prompt: "One thing to do more of, one to stop:",
  },
  tipsLabel: "The one I will try first",
  mistakesShortTitle: "Costly mistakes",
  mistakesWorksheet: { label: "Mine", prompt: "The one I am most likely to make, and what I will do instead:" },
  year: {
    title: "A year with this book",
    lead: "Twelve rows. Put the immovable things in first, then the writing hours, then everything else.",
    blocks: [
      {
        type: "table",
        head: ["Month", "The book", "Readers", "Money in, out"],
        widths: [0.7, 2, 1.7, 0.9],
        tall: true,
        emptyRows: 12,
        rows: [],
      },
      { type: "fill", label: "Kept free", prompt: "Hours that belong to writing, and who knows about it:" },
    ],
  } satisfies { title: string; lead: string; blocks: readonly Block[] },
  plan: {
    title: "One page that says it all",
    lead: "When this page is full, you have a plan. Show it to one person who will argue with it.",
    blocks: [
      {
        type: "fields",
        label: "The book",
        columns: 2,
        fields: ["Title", "Kind of book", "Reader", "Publication date"],
      },
      { type: "lines", label: "What it is for", prompt: "My own measure of success:", count: 2 },
      { type: "lines", label: "Route", prompt: "Traditional, hybrid or my own, and the reason:", count: 2 },
      {
        type: "fields",
        label: "Money",
        columns: 3,
        fields: ["I will spend", "A copy earns me", "Copies to break even"],
      },
      { type: "lines", label: "Next three steps", prompt: "Each with a date:", count: 3 },
      { type: "fill", label: "Who will argue", prompt: "Name, and what they said:" },
    ],
  } satisfies { title: string; lead: string; blocks: readonly Block[] },
  closing: {
    title: "You need not walk it alone",
    text: [
      `Bring us the phase you are stuck in. In ${consultation.minutes} minutes we will say what we would do next, whether or not you do it with us.`,
      "Then shut the guide for a while and write. Everything in it exists so that you can.",
    ],
    links: [
      { label: "Ask for a free consultation", to: "/consultation" },
      { label: "This guide as a page", to: "/author-success-guide" },
      { label: "Packages, and what they include", to: "/packages" },
      { label: "The hybrid publishing contract guide", to: "/resources/hybrid-publishing-contract-guide.pdf" },
      { label: "The publishing budget calculator", to: "/resources/publishing-budget-calculator.xlsx" },
    ],
    sources: [sources.ibpa, sources.aala, sources.pwGalleys, sources.bowker, sources.pcn, sources.copyrightFees],
  } satisfies Closing,
} as const;
