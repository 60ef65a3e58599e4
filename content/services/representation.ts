import { claims } from "#content/claims.ts";
import { consultation, packages, representation, startingPrices } from "#content/prices.ts";
import {
  backToServices,
  type CardSection,
  type ResultSection,
  type ServiceDetail,
  type TextSection,
} from "#content/services.ts";
import { formatDuration, formatMoney, formatMoneySpan, formatPercentSpan } from "#domain/money.ts";

export const representationPage = {
  meta: {
    title: "Literary Representation and Submission Preparation",
    description:
      "Submission preparation, film and TV decks, publisher representation and rights management, with plain rules on fees, commission and conflicts of interest.",
    keywords: [
      "literary representation",
      "literary agents",
      "query letter",
      "book proposal",
      "film rights",
      "rights management",
    ],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Literary Representation",
    title: "What money can prepare, and what it cannot buy",
    lead: "We prepare submissions for a fee, and we represent a few books for a commission. The two are kept apart, and the wall between them is described on this page. Please read it before you spend anything, with us or with anyone.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Query Letter Template", to: "/query-letter-template" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.representation), label: "starting price for full preparation" },
    {
      figure: formatPercentSpan(representation.publisherRepresentation.commissionPercent),
      label: "commission on sales to publishers",
    },
    {
      figure: formatPercentSpan(representation.rightsManagement.commissionPercent),
      label: "commission on rights we manage",
    },
    { figure: formatMoney(0), label: "up front for representation" },
  ],
  disclosure: {
    label: "Disclosure",
    title: "Read this first",
    paragraphs: [
      "No package and no service of ours buys representation, includes it or improves your odds of it. Reputable agents do not charge up front. They earn a commission, and it comes only out of sales they make for you. Whoever asks for a reading fee, a signing fee or a marketing deposit in exchange for representation should not be representing you, us\u00a0included.",
      "We have a conflict of interest and prefer to name it. We sell services to authors, and for some authors we also act for their books. A house that does both could be tempted to praise a manuscript in order to sell an edit, or to dangle representation in order to sell a package. So the rules are these: the people who decide what we represent are not paid on the sale of services; you never need to have bought anything; a purchase is no part of the decision; and when we offer to represent you, we tell you in writing everything you have paid us for before.",
      "From the day we represent a book, commission is all we earn on that sale. And you remain free: query any agent you like, before, during or instead. If a good agency offers to take you on, we will congratulate you and send over the files. An agent’s sale earns us nothing, and an author in the Endorsed Author Program gets back what was not begun.",
    ],
  },
  offers: {
    label: "Prices",
    title: "Two services for a fee, two for a commission",
    lead: "The first two anyone may order. The last two we offer only when we believe we can sell the book.",
    groups: [
      { title: "For a fee", text: "Work you order and own.", size: 2 },
      { title: "For a commission", text: "Agreements we offer, rarely, and that no fee leads to.", size: 2 },
    ],
    cards: [
      {
        title: "Submission preparation",
        price: formatMoneySpan(representation.submissionPreparation.price),
        timeline: formatDuration(representation.submissionPreparation.weeks, "week"),
        text: "The package an agent or editor asks for, made with you and yours to send to whomever you choose.",
        features: [
          "A one-page query letter",
          "A synopsis for fiction, or a full proposal for nonfiction",
          "The opening pages, edited for submission",
          "Advice on researching agents who take your kind of book",
        ],
      },
      {
        title: "Film and TV decks",
        price: formatMoneySpan(representation.filmDeck.price),
        timeline: formatDuration(representation.filmDeck.weeks, "week"),
        text: "A document that lets a producer see the story in ten minutes: what it is, who is in it, why now.",
        features: [
          "Logline, short and long synopsis",
          "Character pages and setting",
          "Tone, format and season outline for series",
          "A designed deck and a plain text version",
        ],
      },
      {
        title: "Publisher representation",
        price: `${formatPercentSpan(representation.publisherRepresentation.commissionPercent)} commission`,
        timeline: "Until it sells, or either of us ends it",
        text: "We submit the book to publishers and negotiate on your behalf. Nothing is due unless it sells, and then only out of what it earns.",
        features: [
          "No fee up front, ever",
          "A submission list you see and approve",
          "Every answer forwarded to you",
          "An agreement that either side can end",
        ],
      },
      {
        title: "Rights management",
        price: `${formatPercentSpan(representation.rightsManagement.commissionPercent)} commission`,
        timeline: "For as long as you ask us to",
        text: "Translation, audio, film and other rights, offered where they have a chance. Only those you name in writing.",
        features: [
          "A list of what you own and what is licensed",
          "Offers to foreign, audio and screen buyers",
          "Terms explained before you sign",
          "Dates watched for reversion",
        ],
      },
    ],
    note: `Ordered together, submission materials and a screen deck cost ${formatMoneySpan([representation.submissionPreparation.price[0] + representation.filmDeck.price[0], representation.submissionPreparation.price[1] + representation.filmDeck.price[1]])}. The lower end is for drafts of yours that we rework; where we write both from scratch, it begins at ${formatMoney(startingPrices.representation)}, and that is the starting price on our services page. Each can be ordered by itself at the prices above. There is no price for representation, because it is not for sale.`,
  },
  pathways: {
    label: "Pathways",
    title: "Four ways forward",
    lead: "They are not ranked. The right one depends on the book and on your patience.",
    cards: [
      {
        title: "Query on your own",
        text: "Thousands of authors do. Our query letter template is free, and simultaneous queries are normal.",
        action: { label: "Get the template", to: "/query-letter-template" },
      },
      {
        title: "Query with prepared materials",
        text: "We help you write what you send. You send it, you choose to whom, and the answer is addressed to you.",
        action: { label: "See such a query", to: "/one-book/query-letter" },
      },
      {
        title: "The Endorsed Author Pathway",
        text: `The ${packages.endorsed.name} joins full editorial work, submission preparation and traditional acquisition support over ${formatDuration(packages.endorsed.processMonths, "month").replace(" ", "\u00a0")}. It prepares; it does not promise.`,
        action: { label: "See the program", to: "/packages" },
      },
      {
        title: "Publish first",
        text: "A publisher rarely takes on a book that has already appeared, unless it has sold remarkably well. A published book is a better argument for your next one. If you want a publisher for this manuscript, query first.",
        action: { label: "How we publish", to: "/services/publishing" },
      },
    ],
  },
  results: {
    label: "Results",
    title: "Results so far, and how to read them",
    stats: [
      { figure: claims.traditionalDeals.figure, label: claims.traditionalDeals.label },
      { figure: claims.endorsedRepresentation.figure, label: claims.endorsedRepresentation.label },
      { figure: claims.endorsedContracts.figure, label: claims.endorsedContracts.label },
    ],
    paragraphs: [
      "These figures look backward. The Endorsed figures describe authors whom we had first accepted into a demanding program, for books we thought suited to the trade. They are not the chances of the next author to walk in, and paying us does not move anyone into them.",
      "Good books, prepared with care, are declined by everyone all the time. If that thought is unbearable, spend the money on making the book instead. That part we can be sure of.",
    ],
  },
  process: {
    label: "Step by step",
    title: "How submission preparation goes",
    steps: [
      {
        title: "Is it ready?",
        text: "A novel should be finished, and so by custom should a memoir; most other nonfiction is sold on a proposal. If the manuscript is not there yet we say so, and recommend that you wait.",
      },
      {
        title: "Positioning",
        text: "Where it would stand in a shop, what stands beside it, and how to say that in two lines.",
      },
      {
        title: "Materials",
        text: "Query, synopsis or proposal, and sample pages, through as many drafts as it takes to sound like you.",
      },
      {
        title: "Research",
        text: "You learn how to build a list: who takes your category, who is open, what each wants to see, and whom to avoid.",
      },
      {
        title: "Sending",
        text: "You query. We stay near to help you read the answers, including the kind ones that mean no.",
      },
    ],
  },
  callToAction: {
    title: "Ask us whether you need this at all",
    text: `Often the answer is no. ${consultation.minutes} minutes, free, and we will not sell you hope.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Back to Services", to: "/services" },
      { label: "A Whole Query Letter, With Notes", to: "/one-book/query-letter" },
    ],
  },
} as const satisfies ServiceDetail & {
  disclosure: TextSection;
  pathways: CardSection;
  results: ResultSection;
};
