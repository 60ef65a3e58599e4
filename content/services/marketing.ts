import { claims } from "#content/claims.ts";
import { additionalServices, consultation, marketing, startingPrices, wholeBook } from "#content/prices.ts";
import { backToServices, type CardSection, type ResultSection, type ServiceDetail } from "#content/services.ts";
import { formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";

export const marketingPage = {
  meta: {
    title: "Book Marketing and Publicity",
    description:
      "Book trailers, press releases, author websites and bookstore outreach: a launch plan for the readers you can reach, with honest words about results.",
    keywords: [
      "book marketing",
      "book publicity",
      "book trailer",
      "press release",
      "author website",
      "bookstore outreach",
    ],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Marketing & Publicity",
    title: "Find the first hundred readers. They find the rest.",
    lead: "Books travel by recommendation. Marketing can start that, feed it and make it easy; it cannot fake it. We plan for the people who have a reason to care, and we leave the confetti to others.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.marketing), label: "starting price" },
    { figure: formatDuration(wholeBook.resultsMonths, "month"), label: "results window after publication" },
    {
      figure: formatDuration(additionalServices.bookTrailer.weeks, "week"),
      label: "for the trailer, the longest piece to make",
    },
  ],
  offers: {
    label: "Prices",
    title: "Four tools",
    lead: "Each is useful alone. Together they point at one another: the release names the site, the site shows the trailer, the bookseller sees all three.",
    cards: [
      {
        title: "Book trailer",
        price: formatMoneySpan(marketing.trailer.price),
        timeline: `About ${formatDuration(additionalServices.bookTrailer.weeks, "week")}`,
        text: `A film of ${formatDuration(additionalServices.bookTrailer.seconds, "second")} that makes one promise and stops.`,
        features: [
          "Script and storyboard you approve",
          "Licensed music and captions",
          "Wide, square and vertical versions",
          "Master files that you own",
        ],
        action: { label: "Book trailers", to: "/services/book-trailer-video" },
      },
      {
        title: "Press release",
        price: formatMoneySpan(marketing.pressRelease.price),
        timeline: `About ${formatDuration(additionalServices.pressRelease.weeks, "week")}`,
        text: "One page with a reason to care today, sent to the desks that cover your subject or your county.",
        features: [
          "An angle, not an announcement",
          "A media list made for this book",
          "Distribution and personal follow-up",
          "A report of who got it, who answered and who declined",
        ],
        action: { label: "Press releases", to: "/services/press-release-distribution" },
      },
      {
        title: "Author website",
        price: formatMoneySpan(marketing.authorWebsite.price),
        timeline: formatDuration(additionalServices.authorWebsite.weeks, "week"),
        text: "The one address on the internet that is yours and cannot change its rules overnight.",
        features: [
          "Designed to match the cover",
          "Newsletter form, events and press page",
          "Fast on a phone, accessible to everyone",
          "Domain and content in your name",
        ],
        action: { label: "Author websites", to: "/services/author-website-development" },
      },
      {
        title: "Bookstore outreach",
        price: formatMoneySpan(marketing.bookstoreOutreach.price),
        timeline: `${formatDuration(marketing.bookstoreOutreach.weeks, "week")}, alongside your launch`,
        text: "Letters and calls to booksellers who have a reason to stock you: your town, your subject, your shelf. Whoever wants to read first gets the book as a file.",
        features: [
          "A list of stores chosen by hand",
          "A sell sheet with the terms a buyer looks for",
          "Event proposals where an event makes sense",
          "Every answer passed on to you, the refusals too",
        ],
      },
    ],
    note: `A campaign that combines several of these starts at ${formatMoney(startingPrices.marketing)}. Advertising money, printed copies and event fees are yours to decide and are never hidden inside ours.`,
  },
  approaches: {
    label: "Approaches",
    title: "Approaches we believe in",
    cards: [
      {
        title: "Near before far",
        text: "Your town, your trade, your congregation, your old unit. A local paper read by your neighbors often does more for a book than a national mention that is gone by noon.",
      },
      {
        title: "Early before loud",
        text: "Reviewers want galleys months before publication. If the schedule allows for it we build it in; if it does not, we tell you that trade reviews are out of reach this time.",
      },
      {
        title: "List before feed",
        text: "Followers are borrowed; addresses are given. Everything we make ends with an invitation to your newsletter.",
      },
      {
        title: "Earned before bought",
        text: "Paid reviews and sponsored placements have their uses. When something was paid for, we label it, and so should you.",
      },
    ],
  },
  results: {
    label: "Results",
    title: "What results look like",
    lead: "What we can say, and where saying stops.",
    stats: [
      {
        figure: formatDuration(wholeBook.resultsMonths, "month"),
        label: "in which the effect of a launch usually shows",
      },
      { figure: claims.clientSatisfaction.figure, label: claims.clientSatisfaction.label },
      { figure: claims.booksPublished.figure, label: claims.booksPublished.label },
    ],
    paragraphs: [
      "The things we can promise are the things we do: the letters that go out, the listings that are right, the film that is finished on time. You receive a report of all of it, with dates.",
      "The things we cannot promise are the things other people do. No one can guarantee a review, an interview, a table display or a number of copies, and a company that guarantees them is counting on you not to ask how. A website that reprints a paid release is not coverage, and we will never report it to you as such.",
    ],
  },
  process: {
    label: "Step by step",
    title: "How a campaign runs",
    steps: [
      {
        title: "Who is it for?",
        text: "We name the readers as people, not as a demographic, and find out where they already gather.",
      },
      {
        title: "Plan",
        text: "Two pages: what we do, when, what it costs, what we will count. You can take it to anyone.",
      },
      {
        title: "Making",
        text: "Trailer, site, release and sell sheet are produced together so that they share a face and a sentence.",
      },
      {
        title: "Launch",
        text: "The weeks around publication, with one person who answers you.",
      },
      {
        title: "Report",
        text: `After ${formatDuration(wholeBook.resultsMonths, "month")} we sit down with the figures and say what worked, what did not and what is worth continuing without us.`,
      },
    ],
  },
  callToAction: {
    title: "Who should read your book?",
    text: `If you can name ten of them, we can begin. If you cannot, let us spend ${consultation.minutes} free minutes finding out.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Back to Services", to: "/services" },
    ],
  },
} as const satisfies ServiceDetail & {
  approaches: CardSection;
  results: ResultSection;
};
