import { consultation } from "#content/prices.ts";
import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";

export type RoadmapPhase = {
  phase: string;
  title: string;
  description: string;
  /** Of the sample author whose road is drawn, 0 to 100. */
  progress: number;
  /** Why this part of the road deserves its time; one paragraph. */
  reason: string;
  tasks: readonly string[];
  doneWhen: string;
};

type SuccessMetric = { metric: string; description: string };

/** `id` names the tab; `category` is what the tab says. */
export type TipGroup = {
  id: "writing" | "publishing" | "marketing" | "success";
  category: string;
  tips: readonly string[];
};

export type Mistake = { mistake: string; solution: string };

type AuthorSuccessGuidePage = {
  meta: Metadata;
  hero: Hero;
  roadmap: {
    title: string;
    lead: string;
    progressLabel: string;
    progressNote: string;
    reasonLabel: string;
    tasksLabel: string;
    doneLabel: string;
    phases: readonly RoadmapPhase[];
  };
  metrics: { title: string; lead: string; metrics: readonly SuccessMetric[] };
  tips: { title: string; lead: string; defaultTab: TipGroup["id"]; groups: readonly TipGroup[] };
  mistakes: {
    title: string;
    lead: string;
    mistakeLabel: string;
    solutionLabel: string;
    pairs: readonly Mistake[];
  };
  callToAction: CallToAction;
};

export const authorSuccessGuidePage: AuthorSuccessGuidePage = {
  meta: {
    title: "Author Success Guide",
    description:
      "A roadmap from first draft to second book: six phases, the figures worth watching, tips for each stage, and six costly mistakes with their remedies.",
    keywords: [
      "author success guide",
      "how to publish a book",
      "author roadmap",
      "book launch plan",
      "author marketing",
    ],
    priority: "high",
  },
  hero: {
    label: "Author Success Guide",
    title: "The whole road, drawn on one map",
    lead: "Most books are lost to work done in the wrong order: a cover before an edit, a launch before a list. This guide puts the work in order, from the first honest draft to the book after this one.",
    actions: [
      { label: "Download the Guide", download: "/resources/author-success-guide.pdf" },
      { label: "Free Consultation", to: "/consultation" },
    ],
  },
  roadmap: {
    title: "Six phases, thirty tasks",
    lead: "The phases overlap. You will be gathering readers while you revise, and planning the launch while the pages are being set. What matters is that nothing is built on a part that is not there yet.",
    progressLabel: "Progress",
    progressNote:
      "The bars follow a sample author some way down the road: the groundwork laid, the book in production, the long work of finding readers only begun. Yours will look different, and should.",
    reasonLabel: "Why it comes here",
    tasksLabel: "What to do",
    doneLabel: "Done when",
    phases: [
      {
        phase: "Phase 1",
        title: "Foundation",
        description: "Finish something whole, and decide what the book is for and whom it is for.",
        progress: 100,
        reason:
          "Every later decision, from the cover to the price, is an answer to two questions: who is this for, and what do you want from it? An author who wants ten thousand strangers and an author who wants one hundred clients need different books, different publishers and different budgets. Answer first; it costs nothing yet.",
        tasks: [
          "Finish a complete draft. For most nonfiction, a proposal with two polished sample chapters will do.",
          "Say what the book is about in one sentence, and who would press it on a friend in another.",
          "Read ten books of the last five years that would stand beside yours on the shelf.",
          "Choose your own measure of success: readers, income, authority, or something made to last.",
          "Set a budget you could bear to lose and a calendar you can keep.",
        ],
        doneWhen: "You can hand a stranger one page that says what the book is, who wants it and what it is for.",
      },
      {
        phase: "Phase 2",
        title: "Development",
        description: "Turn the draft into a book by revising from the large to the small.",
        progress: 85,
        reason:
          "A sentence polished in a chapter that will be cut is an afternoon lost. Structure comes first, then scenes and arguments, then paragraphs, then words. The editor’s stages follow the same order for the same reason, and each one is cheaper when the one before it was finished.",
        tasks: [
          "Let the draft rest three weeks, then read it on paper from start to finish without changing a word.",
          "Ask three to five readers of your genre the same ten questions, and look for the answers that repeat.",
          "Revise from large to small: structure, chapters, paragraphs, sentences.",
          "Have it edited in order: developmental, line, copyediting. Proofreading waits for laid-out pages.",
          "Keep a style sheet of names, dates, spellings and sources, and give it to everyone who touches the text.",
        ],
        doneWhen: "The copyedited manuscript is final, and you would sign every page of it.",
      },
      {
        phase: "Phase 3",
        title: "Strategy",
        description: "Choose the route, read the contract, and know the arithmetic before you spend.",
        progress: 70,
        reason:
          "Traditional, hybrid and self-publishing differ in four things only: who pays, who decides, who holds which rights, and how long it takes. None is better in general. Compare them on paper for this one book, and the choice usually makes itself.",
        tasks: [
          "Compare the routes in four columns: who pays, who decides, which rights are granted, how long it takes.",
          "Read the contract for term, reversion, the definition of net receipts, and what happens if the publisher closes.",
          "Work out your break-even: everything you will spend, divided by what one sold copy earns you.",
          "Write the book’s position: description, categories, search terms and three honest comparison titles.",
          "Pick a publication date that leaves room. Trade reviewers want galleys about three to five months ahead.",
        ],
        doneWhen: "Route, budget, break-even and publication date fit on one sheet, and you believe all four.",
      },
      {
        phase: "Phase 4",
        title: "Publication",
        description: "Make the object well: cover, pages, files, numbers and a proof you have held.",
        progress: 60,
        reason:
          "Readers forgive a quiet launch. They do not forgive a gutter that swallows the text or a typo on page one. This is the phase in which a book becomes a thing that can be returned, reviewed and resold, so it is the phase to do slowly.",
        tasks: [
          "Brief the cover from the shelf it will stand on, not from your favorite scene.",
          "Approve one set chapter before the whole book is set: type, margins, running heads, breaks.",
          "Give each format its own ISBN, and ask for the Library of Congress number before publication.",
          "Proofread the laid-out pages, then order a printed proof and read that as well.",
          "Set list price, trade discount and returnability together. Each one changes what a sale earns.",
        ],
        doneWhen: "A printed proof lies on your table and you can find nothing left to correct.",
      },
      {
        phase: "Phase 5",
        title: "Launch",
        description: "Put the book in the right hands early, and make the first weeks easy to help with.",
        progress: 45,
        reason:
          "A launch is a favor asked of people who already like you, made simple for them. Those who feel lonely on publication day nearly always began that month. Begin when the manuscript goes to the copyeditor: there is time then to be generous first.",
        tasks: [
          "Send advance copies to readers, reviewers and booksellers, each with a date and one clear request.",
          "Have your website, mailing list and retailer pages ready four weeks before publication.",
          "Plan publication week around real people: one event, one letter to your list, one piece of press.",
          "Visit bookstores and libraries near you with a sell sheet: ISBN, price, discount, returns, distributor.",
          "Register the copyright in the first three weeks; after three months it protects you less.",
        ],
        doneWhen: "Everyone who offered to help has been asked for one thing, thanked, and told how it went.",
      },
      {
        phase: "Phase 6",
        title: "Growth",
        description: "Keep the book findable, keep in touch, and write the next one.",
        progress: 30,
        reason:
          "A book is new for a season and in print for decades. The slow things do most of the work: a list that hears from you, a talk that sells twenty copies, a second book that sells the first. Growth is what is left when the launch is over and you have not stopped.",
        tasks: [
          "Write to your list once a month, and give readers something before you ask for anything.",
          "Read your sales by channel every quarter. Do more of what works; stop one thing that does not.",
          "Offer talks, classes and interviews where your subject is already being discussed.",
          "Sell other rights one at a time, such as audio, translation or large print, and only rights you still hold.",
          "Begin the next book. Nothing sells a first book like a second.",
        ],
        doneWhen: "It never quite is. A good year ends with more readers, fewer guesses and new pages.",
      },
    ],
  },
  metrics: {
    title: "Six figures worth watching",
    lead: "Sales rank moves by the hour and tells you almost nothing. These move slowly and tell you what to do next.",
    metrics: [
      {
        metric: "Copies sold, net of returns",
        description:
          "Bookstores may send copies back for months. Count what stayed sold, by format and by channel, once a quarter.",
      },
      {
        metric: "Earnings per copy",
        description:
          "List price less discount, printing and fees. Know it for each format; it decides which sale is worth paying for.",
      },
      {
        metric: "Break-even",
        description:
          "How many copies cover what you spent. Write the number down before you sign, and see how far along you are.",
      },
      {
        metric: "Readers on your list",
        description:
          "People who asked to hear from you, and how many write back. Leave open rates alone: some programs report an open that nobody made.",
      },
      {
        metric: "Honest reviews",
        description:
          "How many readers took the trouble, and what they keep mentioning. Never bought, never traded, never asked of family.",
      },
      {
        metric: "Doors opened",
        description:
          "Talks, clients, invitations, rights inquiries. For many nonfiction books this is the return that matters most.",
      },
    ],
  },
  tips: {
    title: "Tips for every stage",
    lead: "Short enough to pin above a desk. Each one was somebody’s expensive lesson.",
    defaultTab: "writing",
    groups: [
      {
        id: "writing",
        category: "Writing",
        tips: [
          "Keep an appointment, not a word count: the same chair, the same hour, five days a week.",
          "Stop in the middle of a sentence you know how to finish. Tomorrow begins with it.",
          "Draft with the internet off. Type “TK” where a fact is missing and go on; look it up later.",
          "Read the day’s work aloud. The tongue trips where the reader will.",
          "Cut the first paragraph of every chapter and see whether anyone misses it.",
        ],
      },
      {
        id: "publishing",
        category: "Publishing",
        tips: [
          "Ask every publisher which manuscripts it declined last year, and why. A house that takes everything chooses nothing.",
          "Keep your copyright. Grant a license instead: named formats, named territory, a number of years, a way back.",
          "Ask how “net receipts” is defined, and have a sample royalty statement explained line by line.",
          "Own your files. The contract should say when you receive the final PDF, EPUB and cover.",
          "Distrust urgency and praise. A good offer is still good after you have slept on it and asked a lawyer.",
        ],
      },
      {
        id: "marketing",
        category: "Marketing",
        tips: [
          "Build the mailing list before the book is finished; it takes longer than the cover.",
          "Write the description for one reader. Say what changes for her, then stop.",
          "Be useful in one place rather than present in six.",
          "Give booksellers what they need on one sheet: ISBN, price, trade discount, returns, distributor.",
          "Spend on advertising only when you know your earnings per copy and what a click may cost.",
        ],
      },
      {
        id: "success",
        category: "Long-term Strategies",
        tips: [
          "Think in books, not in one book. A shelf of three is found far more often than one title alone.",
          "Keep a rights ledger: what you granted, to whom, for how long, and the day it comes back.",
          "Refresh description, categories and search terms once a year. Readers’ words change; so should yours.",
          "Put something back: blurb, teach, turn up at other authors’ readings. It is a small trade with a long memory.",
          "Protect the writing hours. Everything else in this guide exists so that you can have them.",
        ],
      },
    ],
  },
  mistakes: {
    title: "Six costly mistakes, and the way out of each",
    lead: "We have seen every one of these made by clever people. All six can be mended, most of them in a week.",
    mistakeLabel: "The mistake",
    solutionLabel: "The way out",
    pairs: [
      {
        mistake: "Editing your own last draft.",
        solution:
          "You read what you meant, not what you wrote. Pay for one edit by a stranger, even if it is only the copyedit.",
      },
      {
        mistake: "A cover your family loves and the genre does not recognize.",
        solution:
          "Put it, at the size of a postage stamp, among twenty current books of its kind. If it looks lost, brief it again.",
      },
      {
        mistake: "Starting the marketing on publication day.",
        solution:
          "Move the date, if you still can, by three months. If you cannot, treat paperback or audio as a second launch.",
      },
      {
        mistake: "Signing a contract you have only skimmed.",
        solution:
          "Have it read by a publishing lawyer or an authors’ organization. Look for term, reversion, net receipts and exit.",
      },
      {
        mistake: "Pricing by feeling.",
        solution:
          "Compare ten similar books, subtract printing, discount and fees, and choose the price that still pays you.",
      },
      {
        mistake: "Taking one quiet month for the verdict.",
        solution:
          "Give the book a year and four quarterly reviews. Change one thing at a time, so that you know what worked.",
      },
    ],
  },
  callToAction: {
    title: "You need not walk it alone",
    text: `Bring us the phase you are stuck in. In ${consultation.minutes}\u00a0minutes we will say what we would do next, whether or not you do it with us.`,
    actions: [
      { label: "Get Personal Guidance", to: "/consultation" },
      { label: "Download Complete Guide", download: "/resources/author-success-guide.pdf" },
      { label: "Free Consultation", to: "/consultation" },
    ],
  },
};
