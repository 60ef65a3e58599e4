import { consultation } from "#content/prices.ts";
import type { Action, CallToAction, Hero, Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import type { storyClaims } from "#content/story-claims.ts";

export type AuthorStory = {
  /** What it cost and how long it took stand under it in the claims register. */
  slug: keyof typeof storyClaims;
  name: string;
  bookTitle: string;
  genre: string;
  /** Designs of the cover and of the portrait in app/drawings. */
  coverId: 1 | 2 | 3 | 4 | 5 | 6;
  portraitId: 1 | 2 | 3 | 4 | 5 | 15;
  quote: string;
  /** The book’s page at a retailer. */
  amazonUrl: string;
  specialStatus?: string;
};

type SuccessStoriesPage = {
  meta: Metadata;
  hero: Hero;
  stories: {
    title: string;
    lead: string;
    /** Completed by the title for those who hear the link instead of seeing it. */
    retailLabel: string;
    /** What a figure is, for those who hear it. */
    costLabel: string;
    stories: readonly AuthorStory[];
  };
  /** The six beside one another. */
  scale: { title: string; lead: string; unit: string };
  /** Shown while the site is a demonstration. */
  sampleNote: string;
  contact: { title: string; lead: string; actions: readonly Action[] };
  callToAction: CallToAction;
};

/** Invented samples, every one. */
export const authorStories: readonly AuthorStory[] = [
  {
    slug: "the-tidewater-assize",
    name: "Ingrid Vasquez-Holm",
    bookTitle: "The Tidewater Assize",
    genre: "Historical mystery",
    coverId: 1,
    portraitId: 1,
    quote:
      "I had been polishing the first fifty pages for six years. My editor asked what would happen if the book began on page fifty-one. We threw a small funeral for the prologue, and nobody has missed it since.",
    amazonUrl: "https://example.com/books/the-tidewater-assize",
    specialStatus: "Endorsed Author",
  },
  {
    slug: "payroll-on-friday",
    name: "Desmond Whitacre",
    bookTitle: "Payroll on Friday",
    genre: "Business",
    coverId: 2,
    portraitId: 5,
    quote:
      "I wanted a book to hand to clients, and I said so. Nobody tried to sell me a bestseller. They worked out how few copies would pay for it, and the number was smaller than one good contract.",
    amazonUrl: "https://example.com/books/payroll-on-friday",
  },
  {
    slug: "nine-quiet-exits",
    name: "Leila Farouk-Hale",
    bookTitle: "Nine Quiet Exits",
    genre: "Self-help",
    coverId: 3,
    portraitId: 3,
    quote:
      "They told me to query agents before I paid them a cent, and helped me with the letter. Thirty-one said no. The thirty-second asked for the whole manuscript on a Sunday night.",
    amazonUrl: "https://example.com/books/nine-quiet-exits",
    specialStatus: "Traditional Deal",
  },
  {
    slug: "manna-for-a-weekday",
    name: "Josephine Oduya-Clarke",
    bookTitle: "Manna for a Weekday",
    genre: "Christian living",
    coverId: 4,
    portraitId: 4,
    quote:
      "My congregation printed the first version on the office copier. The new one has a ribbon and a spine, and people I have never met write to me about page eighty. I keep the photocopy to stay humble.",
    amazonUrl: "https://example.com/books/manna-for-a-weekday",
    specialStatus: "Second Printing",
  },
  {
    slug: "what-the-orchard-kept",
    name: "Marisol Teague",
    bookTitle: "What the Orchard Kept",
    genre: "Memoir",
    coverId: 5,
    portraitId: 15,
    quote:
      "What I remember is the email that said, ‘This is late, it is our fault, and here is the new date.’ I come from people who blame the frost, and I had never received that message.",
    amazonUrl: "https://example.com/books/what-the-orchard-kept",
  },
  {
    slug: "engines-of-the-drowned-moon",
    name: "Calder Whitlow",
    bookTitle: "Engines of the Drowned Moon",
    genre: "Science fiction",
    coverId: 6,
    portraitId: 2,
    quote:
      "The copyeditor kept a calendar of two moons and caught my tide tables on page three hundred. When someone takes your invented world that seriously, you go home and write the second book.",
    amazonUrl: "https://example.com/books/engines-of-the-drowned-moon",
  },
];

export const successStoriesPage: SuccessStoriesPage = {
  meta: {
    title: "Author Success Stories",
    description:
      "Six authors and their books: a mystery, a memoir, a business book, a devotional, a guide and a novel, with what each author remembers of making it.",
    keywords: [
      "author success stories",
      "published authors",
      "hybrid publishing reviews",
      "book publishing testimonials",
    ],
    priority: "medium",
  },
  hero: {
    label: "Success Stories",
    title: "Six books, and the people who finished them",
    lead: "Success means different things: a contract, a client, a shelf in a daughter’s house. We asked six authors what they remember of making their books, and left their answers alone. Beside each is what it cost and how long it took.",
    actions: [
      { label: "See the Packages", to: "/packages" },
      { label: "Free Consultation", to: "/consultation" },
    ],
  },
  stories: {
    title: "In their own words",
    lead: "Follow a title to find the book at a retailer.",
    retailLabel: "at a retailer",
    costLabel: "What it cost, and how long it took",
    stories: authorStories,
  },
  scale: {
    title: "All six on one scale",
    lead: "Each line is as long as its months, and the coin at its end as large as what the author paid us. The longest road cost nothing.",
    unit: "months",
  },
  sampleNote: "The authors, books, words and sums on this page are samples.",
  contact: {
    title: "Would you rather ask a person?",
    lead: "Ask us how any of these books was made, and what we would do differently.",
    actions: [
      { label: site.email, href: `mailto:${site.email}` },
      { label: site.phone.label, href: site.phone.href },
    ],
  },
  callToAction: {
    title: "Yours could be the seventh",
    text: `It begins with ${consultation.minutes} minutes of talk about what you have and what you hope for. The rest is work, and we like work.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
};
