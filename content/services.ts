import type { NavLink } from "#content/links.ts";
import { consultation, startingPrices } from "#content/prices.ts";
import type { CallToAction, Card, Hero, Metadata, Passage, PricedCard, Stat, Step } from "#content/shapes.ts";
import { formatMoney } from "#domain/money.ts";

/** Parts of a page that carry a heading of their own; the service and package pages are lists of these. */
export type CardSection = { label?: string; title: string; lead?: string; cards: readonly Card[] };
export type PricedSection = {
  label?: string;
  title: string;
  lead: string;
  cards: readonly PricedCard[];
  /** What divides the cards, in their order: each has so many of them, under a name of its own. */
  groups?: readonly { title: string; text: string; size: number }[];
  note?: string;
};
export type StepSection = { label?: string; title: string; lead?: string; steps: readonly Step[] };
/** Running text under its own heading, with a word for the margin. */
export type TextSection = Passage & { label?: string; title: string };
/** Figures, and how to read them. */
export type ResultSection = {
  label?: string;
  title: string;
  lead?: string;
  stats: readonly Stat[];
  paragraphs: readonly string[];
};

/** What the six detail pages share; what only one of them has stands in its own file. */
export type ServiceDetail = {
  meta: Metadata;
  back: NavLink;
  hero: Hero;
  /** Price, time and promise at a glance, under the headline. */
  facts: readonly Stat[];
  offers: PricedSection;
  process: StepSection;
  callToAction: CallToAction;
};

/** What the four additional services share; each adds its own sample. */
export type AdditionalService = {
  meta: Metadata;
  back: NavLink;
  hero: Hero;
  facts: readonly Stat[];
  features: CardSection;
  timeline: StepSection;
  callToAction: CallToAction;
};

export const backToServices = { label: "All services", to: "/services" } as const satisfies NavLink;

/** What unfolds under a price on a phone. */
export const includedLabel = "What is included";

export const servicesPage = {
  meta: {
    title: "Publishing Services and Starting Prices",
    description:
      "Six services for authors, each with its starting price: editing, book design, publishing, marketing, literary representation and ghostwriting.",
    keywords: [
      "book publishing services",
      "editing",
      "book design",
      "book marketing",
      "ghostwriting",
      "publishing prices",
    ],
    priority: "high",
  },
  hero: {
    label: "Services",
    title: "Six crafts, one book",
    lead: "A book passes through many hands before it reaches a reader’s. Ours can take it all the way, or do only the part you need. Every price below is a starting price, and every detail page shows the full range.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  services: {
    label: "The catalog",
    title: "What we do",
    lead: "Take one service, several, or a package that combines them. A package costs less than its parts; the packages page does the sum.",
    cards: [
      {
        title: "Editorial",
        price: `From ${formatMoney(startingPrices.editorial)}`,
        text: "An editor who reads the book you meant to write and helps you close the distance: structure first, then sentences, then commas.",
        features: [
          "Developmental editing",
          "Line editing",
          "Copyediting with a style sheet you keep",
          "Proofreading on the laid-out pages",
        ],
        action: { label: "Learn More", to: "/services/editorial" },
      },
      {
        title: "Book Design",
        price: `From ${formatMoney(startingPrices.design)}`,
        text: "A cover that belongs on the shelf of its genre and a page that disappears while you read it.",
        features: [
          "Cover design for print and e-book",
          "Interior layout",
          "E-book formatting in EPUB 3.3",
          "Print-on-demand files and setup",
        ],
        action: { label: "Learn More", to: "/services/design" },
      },
      {
        title: "Publishing & Distribution",
        price: `From ${formatMoney(startingPrices.publishing)}`,
        text: "The unglamorous work that lets a shop in another state, or another country, order your book by its number.",
        features: [
          "An ISBN for each format",
          "Global print and digital distribution",
          "Returnable terms for bookstores",
          "Library cataloging",
        ],
        action: { label: "Learn More", to: "/services/publishing" },
      },
      {
        title: "Marketing & Publicity",
        price: `From ${formatMoney(startingPrices.marketing)}`,
        text: "A plan built on the readers you can actually reach, and the tools to reach them.",
        features: ["Book trailer", "Press release", "Author website", "Bookstore outreach"],
        action: { label: "Learn More", to: "/services/marketing" },
      },
      {
        title: "Literary Representation",
        price: `From ${formatMoney(startingPrices.representation)}`,
        text: "The starting price is for preparing your submission and screen materials. Representation itself costs nothing up front: it earns a commission when something sells, and no purchase leads to it.",
        features: [
          "Submission preparation",
          "Film and television decks",
          "Publisher representation on commission",
          "Rights management on commission",
        ],
        action: { label: "Learn More", to: "/services/representation" },
      },
      {
        title: "Ghostwriting",
        price: `From ${formatMoney(startingPrices.ghostwriting)}`,
        text: "Your story, your ideas and your voice, written down by someone who does it for a living and signs nothing but the contract.",
        features: ["Memoir", "Business", "Fiction", "Self-help"],
        action: { label: "Learn More", to: "/services/ghostwriting" },
      },
    ],
  },
  process: {
    label: "How we work",
    title: "How we work together",
    lead: "Nothing begins until you have seen it in writing.",
    steps: [
      {
        title: `Free ${consultation.minutes}-minute consultation`,
        text: `You tell us about the book, how far along it is and what you hope it will do. We contact you within ${consultation.contactWithinHours} hours of your request to find a time, and the call is with an editor.`,
      },
      {
        title: "Custom proposal",
        text: "You receive a written proposal: which services, which people, which dates, what each part costs and what is not included. Take your time with it; show it to someone you trust.",
      },
      {
        title: "Production",
        text: "Editing, then design, then proofs, in that order, because a page laid out too early is paid for twice. Each stage ends when you approve it.",
      },
      {
        title: "Launch",
        text: "Files go to the printers and retailers, the listings are checked one by one, and the publicity you chose begins.",
      },
      {
        title: "Representation",
        text: "For some books there is a next chapter: agents, publishers, translation, screen. We prepare the materials if you want them prepared, and you are free to query anyone, with or without us.",
      },
    ],
  },
  additional: {
    label: "One at a time",
    title: "Four services authors order on their own",
    lead: "Each page shows a finished sample.",
    cards: [
      {
        title: "Author Website",
        text: "A site you own, with the book, the events and a newsletter form on one clear page.",
        action: { label: "See the sample site", to: "/services/author-website-development" },
      },
      {
        title: "Social Media Setup",
        text: "Profiles put in order and a month of posts planned, so that you never face an empty box.",
        action: { label: "See the calendar", to: "/services/social-media-setup" },
      },
      {
        title: "Press Release",
        text: "One page that a busy editor can use, sent to the desks it concerns.",
        action: { label: "Read a release", to: "/services/press-release-distribution" },
      },
      {
        title: "Book Trailer",
        text: "A short film that makes a promise the book keeps.",
        action: { label: "Watch the samples", to: "/services/book-trailer-video" },
      },
    ],
  },
  callToAction: {
    title: "Not sure which service your book needs?",
    text: `Most authors are not, at first. Spend ${consultation.minutes} minutes with us, free, and leave with an answer you can use anywhere.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  services: PricedSection;
  process: StepSection;
  additional: CardSection;
  callToAction: CallToAction;
};
