import { consultation, ghostwriting, startingPrices } from "#content/prices.ts";
import { backToServices, type CardSection, type ServiceDetail, type TextSection } from "#content/services.ts";
import type { Question } from "#content/shapes.ts";
import { formatDuration, formatMoney } from "#domain/money.ts";

export const ghostwritingPage = {
  meta: {
    title: "Ghostwriting for Memoir, Business, Fiction and Self-Help",
    description:
      "Four ghostwriting packages with fixed prices and timelines. A human writer, your voice, your copyright, and a clear policy on artificial intelligence.",
    keywords: ["ghostwriting", "memoir ghostwriter", "business book ghostwriter", "hire a ghostwriter"],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Ghostwriting",
    title: "You have the book. We have the hours.",
    lead: "A ghostwriter is a listener first. Over months of conversation we learn what you know and how you say it, and write it down so that your oldest friend would swear you did it yourself.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "All Services", to: "/services" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.ghostwriting), label: "starting price" },
    { figure: formatDuration(ghostwriting.selfHelp.months, "month"), label: "for the shortest package" },
    { figure: formatDuration(ghostwriting.fiction.months, "month"), label: "for the longest" },
  ],
  offers: {
    label: "Prices",
    title: "Four packages",
    lead: "Each is a complete manuscript, from the first interview to a text ready for editing, at one price.",
    cards: [
      {
        title: "Memoir",
        price: formatMoney(ghostwriting.memoir.price),
        timeline: formatDuration(ghostwriting.memoir.months, "month"),
        text: "A life, or the part of it that is a story. We look for the thread before we look for the beginning.",
        features: [
          "Recorded interviews, at your pace",
          "Letters, diaries and photographs read with you",
          "Conversations with family, if you wish",
          "A sensitivity pass for the people who appear in it",
        ],
        action: { label: "Discuss a memoir", to: "/consultation?topic=ghostwriting" },
      },
      {
        title: "Business",
        price: formatMoney(ghostwriting.business.price),
        timeline: formatDuration(ghostwriting.business.months, "month"),
        text: "One idea, argued well, with the cases that prove it and the ones that nearly did not.",
        features: [
          "An outline you could defend on a stage",
          "Interviews with you, your colleagues and clients",
          "Research with sources you can show",
          "Figures and frameworks drafted for the designer",
        ],
        action: { label: "Discuss a business book", to: "/consultation?topic=ghostwriting" },
      },
      {
        title: "Fiction",
        price: formatMoney(ghostwriting.fiction.price),
        timeline: formatDuration(ghostwriting.fiction.months, "month"),
        text: "Your world and your people, given scenes. The longest of the four, because a novel has nothing to lean on but itself.",
        features: [
          "A story bible: plot, people, places, rules",
          "Sample chapters to settle the voice",
          "Chapters delivered in sequence for your notes",
          "A full second draft after you have read the first",
        ],
        action: { label: "Discuss a novel", to: "/consultation?topic=ghostwriting" },
      },
      {
        title: "Self-help",
        price: formatMoney(ghostwriting.selfHelp.price),
        timeline: formatDuration(ghostwriting.selfHelp.months, "month"),
        text: "What you have taught a hundred people across a table, written for the ones you will never meet.",
        features: [
          "Your method drawn out and put in order",
          "Stories with names and details changed",
          "Exercises tried on real readers",
          "Claims checked, and softened where due",
        ],
        action: { label: "Discuss a self-help book", to: "/consultation?topic=ghostwriting" },
      },
    ],
    note: `Shorter books, and manuscripts you have half written already, start at ${formatMoney(startingPrices.ghostwriting)}. Editing, design and publishing are separate services; the proposal shows them apart.`,
  },
  process: {
    label: "Step by step",
    title: "From the first conversation to the last draft",
    steps: [
      {
        title: "Meeting the writer",
        text: "You talk to more than one. Chemistry is not a luxury when someone is going to write the word “I” on your behalf.",
      },
      {
        title: "Agreement",
        text: "Confidentiality, copyright, payment by stages, what happens if either side stops, and whether the writer is thanked or invisible. All in writing before the first interview.",
      },
      {
        title: "Interviews and outline",
        text: "Recorded, transcribed and yours to keep. The outline is yours to tear up.",
      },
      {
        title: "Voice chapter",
        text: "One chapter, rewritten until you hear yourself. Nothing else is drafted before that.",
      },
      {
        title: "Drafts",
        text: "Chapters come in turn; you answer in the margin, by voice message or over the phone.",
      },
      {
        title: "Manuscript",
        text: "A complete text, ready for an editor who has never met either of you.",
      },
    ],
  },
  policy: {
    label: "Our rules",
    title: "Our policy on artificial intelligence",
    paragraphs: [
      "Your book is written by a person. We do not generate text with language models, neither drafts to be improved nor paragraphs to fill a gap. The writer’s agreement with us forbids it, and yours with us says so.",
      "Software may transcribe a recorded interview, if you agree, and check spelling. Your manuscript is not put into AI systems, and neither it nor your recordings go to any service that would train on them.",
      "If the material you bring was itself generated, tell us. Retailers may require that generated text be declared even after editing, and we fill in those forms truthfully.",
    ],
  },
  assurances: {
    label: "Your rights",
    title: "What is yours",
    cards: [
      {
        title: "The copyright",
        text: "Assigned to you in writing, in full. The ghostwriter keeps no share of the book’s earnings unless you choose to offer one.",
      },
      {
        title: "The name",
        text: "Yours on the cover. A line in the acknowledgments is a courtesy some authors like; silence is the default.",
      },
      {
        title: "The recordings",
        text: "Interviews, transcripts and notes are handed over at the end, and deleted here when you ask.",
      },
    ],
  },
  questions: {
    label: "Questions",
    title: "What people ask about ghostwriting",
    questions: [
      {
        question: "Is it honest to use a ghostwriter?",
        answer:
          "The ideas, the life and the responsibility are yours; the labor of sentences is shared. That has been done for as long as there have been books. What would not be honest is to claim expertise you do not have, and we will not write that book.",
      },
      {
        question: "What if I do not like the first chapter?",
        answer:
          "Then we rewrite it, or introduce you to another writer. That is why the voice chapter comes before everything else.",
      },
      {
        question: "How much of my time will it take?",
        answer:
          "More than you hope and less than writing it. Expect regular conversations during the interviews and an attentive reading of every chapter. A ghostwritten book that its author never read always shows it.",
      },
      {
        question: "Will a ghostwritten book find a publisher?",
        answer:
          "No one can promise that. Publishers take many ghostwritten books and decline many more, as with every other kind. You will have a manuscript you can submit, and you are free to submit it anywhere.",
      },
    ],
  },
  callToAction: {
    title: "Tell us one story",
    text: `Any one. In ${consultation.minutes} free minutes we will know whether there is a book behind it, and you will know whether you like how we listen.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Back to Services", to: "/services" },
    ],
  },
} as const satisfies ServiceDetail & {
  policy: TextSection;
  assurances: CardSection;
  questions: { label?: string; title: string; questions: readonly Question[] };
};
