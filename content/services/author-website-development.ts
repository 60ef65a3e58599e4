import { exampleBook } from "#content/example-book.ts";
import { additionalServices, marketing } from "#content/prices.ts";
import { type AdditionalService, backToServices, type TextSection } from "#content/services.ts";
import type { Quote } from "#content/shapes.ts";
import { formatDuration, formatMoneySpan } from "#domain/money.ts";

/** What View Demo opens: a one-page author site, complete enough to be mistaken for a real one. */
export type SampleAuthorSite = {
  /** As a browser shows it. */
  address: string;
  navigation: readonly string[];
  author: string;
  /** Two sentences; where there is room for one, it is the first. */
  tagline: readonly [string, string];
  book: {
    label: string;
    title: string;
    subtitle: string;
    blurb: readonly string[];
    details: string;
    buttons: readonly string[];
  };
  praise: readonly Quote[];
  events: readonly { date: string; title: string; place: string }[];
  about: readonly string[];
  newsletter: { title: string; text: string; fieldLabel: string; button: string };
  contact: string;
  footer: string;
};

export const authorWebsitePage = {
  meta: {
    title: "Author Website Development",
    description:
      "An author website that you own: the book, events, press page and newsletter form on a fast, accessible site designed to match your cover. See a sample.",
    keywords: ["author website", "author website design", "book website", "author newsletter"],
    priority: "medium",
  },
  back: backToServices,
  hero: {
    label: "Author website",
    title: "One address that belongs to you",
    lead: "Social networks come and go, and take your readers with them. A website of your own is where a reader, a bookseller or a reporter can find you in ten years’ time. It need not be large, only correct.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoneySpan(marketing.authorWebsite.price), label: "depending on pages and languages" },
    { figure: formatDuration(additionalServices.authorWebsite.weeks, "week"), label: "from first talk to launch" },
    { figure: "Yours", label: "domain, words, pictures and mailing list" },
  ],
  features: {
    label: "The site",
    title: "What a good author site has",
    lead: "Eight things that readers, booksellers and reporters look for, and nothing that blinks.",
    cards: [
      {
        title: "A face that matches the book",
        text: "Type and color taken from your cover, so that a reader knows at once that they have arrived.",
      },
      {
        title: "The book, properly introduced",
        text: "Blurb, sample pages, formats, and links to the shops you choose, independent ones first if you like.",
      },
      {
        title: "A newsletter form that works",
        text: "Readers confirm their address and can leave in one click. The list is yours to take anywhere.",
      },
      {
        title: "Events",
        text: "A list you can edit yourself from your phone, with past readings kept as proof of life.",
      },
      {
        title: "A press page",
        text: "Biography in three lengths, portrait and cover in print quality, contact. What a reporter needs five minutes before deadline.",
      },
      {
        title: "Fast on a bad connection",
        text: "Light pages, no trackers, no cookie wall, because there are no cookies to ask about.",
      },
      {
        title: "Readable by everyone",
        text: "Built to the WCAG 2.2 AA guidelines: keyboard, screen reader, large type, good contrast.",
      },
      {
        title: "Found under your name",
        text: "Titles, descriptions and structured data for author and book, so that search engines know which Delia you are.",
      },
    ],
  },
  demo: {
    marginLabel: "A sample",
    label: "View Demo",
    title: "A sample author site",
    description: "The author, the book and the quotations are invented. The page is the kind we deliver.",
    sample: {
      address: "example.com/delia-fenwright",
      navigation: ["The book", "Events", "About", "Newsletter", "Press"],
      author: exampleBook.author,
      tagline: ["Piano tuner for forty-one years.", "Author for one."],
      book: {
        label: "The new memoir",
        title: exampleBook.title,
        subtitle: "A Tuner’s Memoir",
        blurb: [
          "For four decades Delia Fenwright let herself into other people’s houses, lifted the lid and listened. To the strings, which is the trade; and to the people in the next room, who forgot that a tuner has good ears.",
          "A widow who keeps a concert grand she cannot play. A judge with letters under the keys. A boy in a trailer park with an upright missing eleven hammers and more music in him than anyone she ever met. Other People’s Pianos is a book about listening for a living, and about the house she grew up in, where nobody did.",
        ],
        details: `Memoir, ${exampleBook.pages} pages. Paperback and e-book.`,
        buttons: ["Order from your bookstore", "Read the first chapter"],
      },
      praise: [
        {
          quote: "Exact, funny and a little out of tune with the world, in the way that makes you trust a person.",
          author: "The Arroyo Review of Books",
        },
        {
          quote: "I finished it and went to open the piano I have not touched since my mother died.",
          author: "Judith Okafor-Lane, bookseller, Lantern Street Books",
        },
        {
          quote: "Fenwright writes silence better than most people write music.",
          author: "Foothill Weekly",
        },
      ],
      events: [
        {
          date: "March 12, 7 p.m.",
          title: "Launch reading, with an untuned upright",
          place: "Lantern Street Books, Pasadena, California",
        },
        {
          date: "March 21, 3 p.m.",
          title: "How to listen to a piano: a talk for people who do not play",
          place: "San Lorenzo Branch Library, Glendale, California",
        },
        {
          date: "April 9, 6:30 p.m.",
          title: "In conversation with a choir director whose piano she has tuned for years",
          place: "St. Brannoc’s Parish Hall, Ventura, California",
        },
      ],
      about: [
        "Delia Fenwright was born in Bakersfield, the daughter of a man who repaired pumps, and learned to tune from a blind technician who refused to use a strobe. She has looked after pianos in schools, churches, bars, two prisons and one yacht.",
        "She lives in Pasadena with her wife, a dog named Wippen and no piano at all. “I get enough of them at work.”",
      ],
      newsletter: {
        title: "A letter on the first Sunday",
        text: "Once a month: one house, one piano, one thing overheard. Names changed, notes not.",
        fieldLabel: "Your email address",
        button: "Send me the letter",
      },
      contact: "For readings, interviews and pianos: delia@example.com",
      footer: "© Delia Fenwright. No cookies, no trackers.",
    },
  },
  timeline: {
    label: "Timeline",
    title: `${formatDuration(additionalServices.authorWebsite.weeks, "week")} from talk to launch`,
    lead: "Simple sites take the shorter time. Shops, second languages and long backlists take the longer.",
    // The steps divide the price book's span; if that changes, so must they.
    steps: [
      {
        title: "Conversation and plan",
        duration: "Week 1",
        text: "Who comes to your site, and what should they find first? We settle pages, domain and words, and tell you which words are missing.",
      },
      {
        title: "Design",
        duration: "Weeks 1–2",
        text: "One real page with your real text, on a phone and on a desk. You comment; we change it until it is yours.",
      },
      {
        title: "Building",
        duration: "Weeks 2–3",
        text: "All pages, newsletter form, press kit, redirects from any older site you may have.",
      },
      {
        title: "Trial and launch",
        duration: "Weeks 3–4",
        text: "We test it with a keyboard, a screen reader and a slow phone. Then we teach you to run it, and hand over the keys.",
      },
    ],
  },
  ownership: {
    label: "Ownership",
    title: "What you own, and what you go on paying",
    paragraphs: [
      "Domain, words, pictures, code and mailing list are yours, registered in your name from the first day. If you part with us, the site goes with you as a folder of ordinary files.",
      "The registrar and the host charge you directly, year by year; we tell you the amounts before you decide, and we take no share of them. Changes after launch you can make yourself, or order by the hour.",
    ],
  },
  callToAction: {
    title: "What would you like people to find?",
    text: "Search for your own name, then talk to us. An author website is also part of two of our packages.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
} as const satisfies AdditionalService & {
  demo: { marginLabel: string; label: string; title: string; description: string; sample: SampleAuthorSite };
  ownership: TextSection;
};
