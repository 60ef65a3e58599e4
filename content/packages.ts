import { claims } from "#content/claims.ts";
import type { SiteLink } from "#content/links.ts";
import { additionalServices, consultation, packages } from "#content/prices.ts";
import type { CardSection, TextSection } from "#content/services.ts";
import type { Action, CallToAction, Hero, Metadata, Question } from "#content/shapes.ts";
import { formatDuration, formatMoney } from "#domain/money.ts";

/** A feature whose name leads to the page that explains it. */
export type PackageFeature = { text: string; to?: SiteLink };

export type PackageTier = {
  slug: keyof typeof packages;
  name: string;
  price: string;
  description: string;
  isPopular: boolean;
  duration: string;
  support: string;
  features: readonly PackageFeature[];
  notIncluded: readonly string[];
  action: Action;
};

const { launch, pro, endorsed } = packages;

export const packagesPage = {
  meta: {
    title: "Publishing Packages and Prices",
    description:
      "Three publishing packages with one price each, a full list of what is inside, and a plain list of what is not. Find the one that suits your book.",
    keywords: ["publishing packages", "book publishing cost", launch.name, pro.name, endorsed.name],
    priority: "high",
  },
  hero: {
    label: "Publishing packages",
    title: "Three packages, and what each one leaves out",
    lead: "One price, one list, one contract. Everything named is included; what is not included is named as well. If none of them fits, take single services instead.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "See Single Services", to: "/services" },
    ],
  },
  /** The wording around the cards. */
  labels: {
    tiers: "Three packages",
    duration: "Manuscript to publication",
    support: "After publication",
    popular: "Most Popular",
    included: "What is included",
    notIncluded: "Not included",
    nothingExcluded: "Nothing on our list of services is left out. What no package can include is named below.",
  },
  tiers: [
    {
      slug: "launch",
      name: launch.name,
      price: formatMoney(launch.price),
      description: "For a manuscript that has been through its big revisions and is ready to become a well-made book.",
      isPopular: false,
      duration: formatDuration(launch.processMonths, "month"),
      support: `${launch.supportMonths} months of support`,
      features: [
        { text: "Editorial assessment of the whole manuscript, in writing", to: "/services/editorial" },
        { text: "Copyediting", to: "/services/editorial" },
        { text: "Proofreading on the laid-out pages", to: "/services/editorial" },
        { text: "Cover design for paperback and e-book", to: "/services/design" },
        { text: "Interior layout", to: "/services/design" },
        { text: "Accessible EPUB and print-on-demand setup", to: "/services/design" },
        { text: "ISBNs and global distribution", to: "/services/publishing" },
        { text: `${launch.supportMonths} months of support after publication` },
      ],
      notIncluded: [
        "Line editing and developmental editing",
        "Marketing: website, social media, press release, trailer, bookstore outreach",
        "Submission preparation for agents and publishers",
      ],
      action: { label: "Apply Now", to: "/consultation?package=launch" },
    },
    {
      slug: "pro",
      name: pro.name,
      price: formatMoney(pro.price),
      description:
        "For an author who wants the prose worked on line by line, and wants people to hear that the book exists.",
      isPopular: true,
      duration: formatDuration(pro.processMonths, "month"),
      support: `${pro.supportMonths} months of support`,
      features: [
        { text: `Everything in the ${launch.name}` },
        { text: "Line editing, before the copyedit", to: "/services/editorial" },
        { text: "Library cataloging: PCN filing and PCIP block", to: "/services/publishing" },
        { text: "Marketing and launch plan", to: "/services/marketing" },
        { text: "Bookstore outreach", to: "/services/marketing" },
        { text: "Author website", to: "/services/author-website-development" },
        {
          text: `Social media setup with a ${additionalServices.socialMedia.calendarDays}-day content calendar`,
          to: "/services/social-media-setup",
        },
        { text: "Press release and distribution", to: "/services/press-release-distribution" },
        {
          text: `Book trailer of ${formatDuration(additionalServices.bookTrailer.seconds, "second")}`,
          to: "/services/book-trailer-video",
        },
        { text: `${pro.supportMonths} months of support after publication` },
      ],
      notIncluded: ["Developmental editing", "Submission preparation and film or TV deck"],
      action: { label: "Apply Now", to: "/consultation?package=pro" },
    },
    {
      slug: "endorsed",
      name: endorsed.name,
      price: formatMoney(endorsed.price),
      description:
        "The Endorsed Author Pathway: the deepest editing we do, and thorough preparation for agents and traditional publishers. By acceptance only.",
      isPopular: false,
      duration: formatDuration(endorsed.processMonths, "month"),
      support: `${endorsed.supportMonths} months of support`,
      features: [
        { text: `Everything in the ${pro.name}` },
        { text: "Developmental editing, with an editorial letter", to: "/services/editorial" },
        { text: "Hardcover edition: jacket design and its own ISBN", to: "/services/design" },
        { text: "Returnability setup, if you choose it", to: "/services/publishing" },
        { text: "Advance reading copies, scheduled for trade-review consideration", to: "/services/marketing" },
        { text: "Submission preparation: query, synopsis or proposal", to: "/services/representation" },
        { text: "A researched list of agents and editors, yours to query", to: "/services/representation" },
        { text: "Film or TV deck", to: "/services/representation" },
        { text: "Traditional acquisition support when an offer comes", to: "/services/representation" },
        { text: `${endorsed.supportMonths} months of support after publication` },
      ],
      notIncluded: [],
      action: { label: "Apply Now", to: "/consultation?package=endorsed" },
    },
  ],
  limits: {
    label: "The limits",
    title: "What no package includes",
    paragraphs: [
      "Representation. No package buys it, includes it or improves your odds of it. Reputable agents charge nothing up front, commission comes only out of sales, and you are free to query whomever you like. Because we sell packages and also represent a few books, we have a conflict of interest; how we handle it is written on the representation page.",
      "Other people’s bills. Printed copies for yourself, advertising money, paid reviews, the government’s fee for registering your copyright, and the cost of copies that bookstores return are yours, and each is yours to refuse.",
      "Promises about other people. Reviews, shelf space, sales and contracts are decided by reviewers, booksellers, readers and publishers.",
      "Unusual books. The prices hold for a text-based book of ordinary length. A very long book, or one full of pictures, gets a quotation of its own in writing before you sign anything.",
    ],
  },
  guide: {
    label: "Choosing",
    title: "Which package suits whom?",
    lead: "The honest answer depends less on ambition than on the state of the manuscript.",
    cards: [
      {
        title: `Take the ${launch.name} if…`,
        icon: "book",
        text: "Other people have already told you hard things about the draft, and you have acted on them.",
        features: [
          "You want a proper book, soon, for readers you can reach yourself",
          "You speak, teach, preach or run something, and have your own audience",
          "You would rather spend on making than on marketing",
        ],
        action: { label: "Apply Now", to: "/consultation?package=launch" },
      },
      {
        title: `Take the ${pro.name} if…`,
        icon: "megaphone",
        text: "The book stands, but the sentences could be better, and nobody outside your family knows it is coming.",
        features: [
          "It is your first book, or the first you want noticed",
          "You need a website, a press release and a plan, and have no wish to learn three trades at once",
          "You will do your part: events, posts, letters",
        ],
        action: { label: "Apply Now", to: "/consultation?package=pro" },
      },
      {
        title: `Take the ${endorsed.name} if…`,
        icon: "compass",
        text: "You want to try for a traditional publisher, can wait, and would still be glad of the book if the answer is no.",
        features: [
          "The manuscript would gain from a deep developmental edit",
          "You understand that preparing well is not the same as being chosen",
          "The price would not hurt you if every agent declined",
        ],
        action: { label: "Apply Now", to: "/consultation?package=endorsed" },
      },
      {
        title: "Take none of them if…",
        icon: "heart",
        text: "The draft is unfinished, the money is needed elsewhere, or you want twenty copies for your grandchildren. Finish first; or ask us for single services and pay for those alone.",
        action: { label: "See Single Services", to: "/services" },
      },
    ],
  },
  faq: {
    label: "Questions",
    title: "Before you apply",
    questions: [
      {
        question: "How long does each package take?",
        answer: `The ${launch.name} takes ${formatDuration(launch.processMonths, "month")}, the ${pro.name} ${formatDuration(pro.processMonths, "month")} and the ${endorsed.name} ${formatDuration(endorsed.processMonths, "month")}, counted from the day we have your complete manuscript. The ranges are wide because your reading of the edits and proofs is part of them, and nobody should hurry you through that.`,
      },
      {
        question: "Can I upgrade later?",
        answer: `Yes. What you have paid for the earlier package is credited in full toward the larger one, so you pay only the difference. It works best early: line editing is of little use to a book that is already laid out.`,
      },
      {
        question: "What happens after I press Apply Now?",
        answer: `You reach the consultation form with the package already named. We contact you within ${consultation.contactWithinHours} hours, talk for ${consultation.minutes} minutes at no cost, and read a sample. Then you receive a proposal, or a letter that says why we think another package, or another publisher, would serve you better. Applying commits you to nothing.`,
      },
      {
        question: `How many ${endorsed.name} authors find representation or a publisher?`,
        answer: `So far ${claims.endorsedRepresentation.figure} have found representation and ${claims.endorsedContracts.figure} have signed traditional contracts. These are past results, of authors accepted into the program because their books seemed suited to the trade. They are not a forecast for yours. The price pays for preparation. It does not buy representation, and what you paid us is no part of anyone’s decision about your manuscript.`,
      },
      {
        question: "If I want a traditional publisher for this book, should it be published first?",
        answer:
          "No. Publishers rarely take a book that has already appeared. In the Endorsed Author Program you decide, when the editing is done, whether the manuscript goes to agents first. If it does, production rests while you query, and continues when you have an answer or have waited long enough. That is why the schedule is the longest of the three.",
      },
      {
        question: "Are trade reviews part of any package?",
        answer: `Consideration can be; a review cannot. Trade reviewers want advance copies months before publication, which the ${launch.name} and most ${pro.name} schedules do not leave room for. The ${endorsed.name} is planned so that copies can go out in time. Whether anyone reviews them is up to the reviewers, and paid reviews are a different thing that we would label as such.`,
      },
      {
        question: "Do I keep my rights?",
        answer: `Yes, in every package the author keeps ${claims.rightsKept.figure} of the rights. The copyright stays in your name. You grant us a limited license to publish, which names formats, territory and years, and everything in it reverts to you when it ends.`,
      },
      {
        question: "What does support after publication cover?",
        answer: `For ${launch.supportMonths}, ${pro.supportMonths} or ${endorsed.supportMonths} months from publication day your project editor helps with corrections to the files, changes to the book’s data, listings that have gone wrong and questions about your sales. It is not a marketing retainer; new work is proposed and priced separately.`,
      },
    ],
  },
  callToAction: {
    title: "Still between two?",
    text: "Choose the smaller one. You can upgrade, and the credit is yours. Or talk it through with us first, free.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Single Services", to: "/services" },
    ],
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  labels: {
    tiers: string;
    duration: string;
    support: string;
    popular: string;
    included: string;
    notIncluded: string;
    nothingExcluded: string;
  };
  tiers: readonly PackageTier[];
  limits: TextSection;
  guide: CardSection;
  faq: { label?: string; title: string; questions: readonly Question[] };
  callToAction: CallToAction;
};
