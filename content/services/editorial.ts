import { consultation, editorial, startingPrices } from "#content/prices.ts";
import { backToServices, type CardSection, type ServiceDetail, type TextSection } from "#content/services.ts";
import type { Action } from "#content/shapes.ts";
import { formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";

export const editorialPage = {
  meta: {
    title: "Book Editing: Four Stages, Priced per Word",
    description:
      "Developmental editing, line editing, copyediting and proofreading, priced per word with honest timelines, by editors who work in your genre.",
    keywords: ["developmental editing", "line editing", "copyediting", "proofreading", "book editor"],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Editorial",
    title: "Read closely, by someone on your side",
    lead: "Four kinds of editing exist because a book can go wrong in four ways: in its shape, its sentences, its facts and its typing. You may need all four or only the last two. We tell you which after reading your pages, not before.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.editorial), label: "starting price" },
    { figure: formatDuration(editorial.developmental.weeks, "week"), label: "for the longest stage" },
    { figure: formatDuration(editorial.proofreading.days, "day"), label: "for the shortest" },
  ],
  offers: {
    label: "Prices",
    title: "Four tiers, in the order they are done",
    lead: "The rate is per word of the manuscript, fixed before work begins. Where in the range you fall depends on the state of the text, and we show you a sample edit of your own pages to explain it.",
    cards: [
      {
        title: "Developmental editing",
        price: `${formatMoneySpan(editorial.developmental.price)} per word`,
        timeline: formatDuration(editorial.developmental.weeks, "week"),
        text: "The architecture. Where the story starts, what the argument rests on, which chapter is standing in another’s place.",
        features: [
          "An editorial letter on structure, character or argument, and pace",
          "A chapter-by-chapter map of the book as it is",
          "Comments in the margin where the large problems show",
          "A call to talk it through before you revise",
        ],
      },
      {
        title: "Line editing",
        price: `${formatMoneySpan(editorial.line.price)} per word`,
        timeline: formatDuration(editorial.line.weeks, "week"),
        text: "The sentences. Rhythm, clarity, the word you used four times on one page, the paragraph that says it twice.",
        features: [
          "Every line read for sense, sound and voice",
          "All changes tracked, none of them silent",
          "Queries where only you can know what was meant",
          "Your voice kept; the editor’s kept out",
        ],
      },
      {
        title: "Copyediting",
        price: `${formatMoneySpan(editorial.copyediting.price)} per word`,
        timeline: formatDuration(editorial.copyediting.weeks, "week"),
        text: "The facts and the rules. Grammar, usage and spelling, and whether her eyes were gray in chapter two.",
        features: [
          "Grammar, punctuation and spelling in American usage",
          "Consistency of names, dates, numbers and timelines",
          "Checkable facts checked or queried",
          "A style sheet that you keep for the next book",
        ],
      },
      {
        title: "Proofreading",
        price: `${formatMoneySpan(editorial.proofreading.price)} per word`,
        timeline: formatDuration(editorial.proofreading.days, "day"),
        text: "The pages. The last reading, done on the laid\u2060-\u2060out book, by someone who has not seen it before.",
        features: [
          "Typographical errors and dropped words",
          "Bad breaks, widows, orphans and rivers",
          "Running heads, folios, contents and captions",
          "A second check that the corrections were made",
        ],
      },
    ],
    note: `Our starting price of ${formatMoney(startingPrices.editorial)} is a copyedit and a proofread of a 50,000-word manuscript at the lower rates. A single short job may cost less; a full course of editing costs more, and the proposal shows how much.`,
  },
  order: {
    label: "The sequence",
    title: "Why the order matters",
    unit: "weeks",
    ends: ["at least", "at most"],
    paragraphs: [
      "Developmental, line, copy, proof: each stage stands on the one before. A copyedited chapter that is later cut has been paid for in vain, and a proofread done before layout will miss every error that layout introduces.",
      `Because the stages follow one another, their times add up. A book that goes through all four spends ${formatDuration(editorial.developmental.weeks, "week")} in developmental editing, ${formatDuration(editorial.line.weeks, "week")} in line editing, ${formatDuration(editorial.copyediting.weeks, "week")} in copyediting and ${formatDuration(editorial.proofreading.days, "day").replace(" ", "\u00a0")} in proof, with your own revisions in between. Be wary of anyone who promises the whole of it by the end of the month.`,
    ],
  },
  choosing: {
    label: "Choosing",
    title: "Which edit do you need?",
    lead: "Find the sentence that sounds like you.",
    cards: [
      {
        title: "“Readers like it, but they stop in the middle.”",
        text: "Start with developmental editing. Polished sentences will not carry a reader over a gap in the structure.",
      },
      {
        title: "“I know what happens. It just doesn’t sing.”",
        text: "Line editing. The book is built; now it needs an ear.",
      },
      {
        title: "“It is finished. I have read it forty times.”",
        text: "Copyediting, because after forty readings you see what you meant instead of what you typed.",
      },
      {
        title: "“It is laid out and I am afraid to look.”",
        text: "Proofreading. Let someone look who has never seen it.",
      },
    ],
  },
  specimen: {
    text: "The same page after three rounds, with a word on every mark.",
    action: { label: "One Page, Edited Three Times", to: "/one-book/line-edit" },
  },
  process: {
    label: "Step by step",
    title: "How an edit goes",
    steps: [
      {
        title: "Sample pages",
        text: "Right after the form, or from the link in its confirmation, you send about ten pages from the middle; the beginning is always the best-kept room. We edit a few of them so that you can see the hand before you hire it.",
      },
      {
        title: "Proposal",
        text: "You learn which tier we recommend and why, the rate per word, the total and the dates.",
      },
      {
        title: "The edit",
        text: "One editor stays with your book through a stage. Questions reach you as they arise, not in a heap at the end.",
      },
      {
        title: "Your revision",
        text: "You accept, reject and rewrite. It is your book, and a suggestion is only that.",
      },
      {
        title: "Handoff",
        text: "The clean text goes to design together with the style sheet, so that nobody downstream “corrects” what you decided.",
      },
    ],
  },
  standards: {
    label: "Our rules",
    title: "What we do not do",
    paragraphs: [
      "We do not run your manuscript through a language model and call it an edit. Our editors use a spelling checker and consistency software as they use a dictionary; the judgment is human, and your manuscript is not put into AI systems.",
      "We do not promise that an edited book will find an agent or a publisher. It will be a better book, and that is the part we can answer for.",
    ],
  },
  callToAction: {
    title: "Ten pages from the middle will tell",
    text: `Send them right after the consultation form. In a free call of ${consultation.minutes}\u00a0minutes we tell you which edit your book needs and which it does not.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Back to Services", to: "/services" },
    ],
  },
} as const satisfies ServiceDetail & {
  order: TextSection & { unit: string; ends: readonly [string, string] };
  choosing: CardSection;
  specimen: { text: string; action: Action };
  standards: TextSection;
};
