import type { NavLink } from "#content/links.ts";
import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";

/** The page that lists the guides of content/guides, and what stands around each of them. */
export const guidesPage = {
  meta: {
    title: "Guides for Authors",
    description:
      "Six guides with the figures in them: audio in 2026, what editing costs, Kindle Unlimited and promotions, the synopsis, taxes and rights, and word counts by genre.",
    keywords: ["guides for authors", "publishing guides", "author finances", "manuscript preparation"],
    priority: "medium",
  },
  hero: {
    label: "Guides",
    title: "Six questions authors ask us before they ask about publishing",
    lead: "Each guide answers one question with figures, says where they come from and when we read them, and ends with something to do.",
  },
  /** Lies open on the first screen; a reader has been at one of its figures with a pencil. The sheet names one source: what is from another is not on it. */
  opened: { slug: "word-counts-by-genre", chart: "word-count-ranges", lookedUp: "Romance", fromAnother: "Memoir" },
  list: { title: "Look one up", readMore: "Read the Guide" },
  /** What each guide answers, by its slug. */
  questions: {
    "a-synopsis-that-works": "How do I tell the whole book on one page?",
    "audio-in-2026": "Would an audiobook earn back what it costs?",
    "kindle-unlimited-and-price-promotions": "Should my e-book be in Kindle Unlimited?",
    "taxes-and-rights-sales-for-authors": "What do I owe on a book’s\u00a0income, and what else can I sell?",
    "what-editing-costs": "What should an edit cost?",
    "word-counts-by-genre": "How long should my book be?",
  } as Readonly<Record<string, string>>,
  callToAction: {
    title: "A longer answer, or one of your own",
    text: "Longer pieces on routes, contracts, design and marketing are among the articles. To answer a question with your own numbers, take one of the tools.",
    actions: [
      { label: "All Articles", to: "/articles" },
      { label: "Tools for Authors", to: "/tools" },
    ],
  },
  /** Below the articles, where somebody who wanted a figure looks next. */
  pointer: {
    label: "Look one up",
    title: "Guides",
    text: "Shorter than an article, one question each, with the figures and the day we read them.",
  },
  back: { label: "All guides", to: "/guides" },
  related: "Read on",
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  callToAction: CallToAction;
  back: NavLink;
} & Record<string, unknown>;
