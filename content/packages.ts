import { claims } from "#content/claims.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import type { NavLink, SiteLink } from "#content/links.ts";
import {
  additionalServices,
  consultation,
  ordinaryWords,
  type PackageSlug,
  type PartId,
  packages,
  parts,
} from "#content/prices.ts";
import { type CardSection, includedLabel, type TextSection } from "#content/services.ts";
import type { Action, CallToAction, FigureTable, Hero, Metadata, Question } from "#content/shapes.ts";
import { formatCount, formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";
import { priceOfLength, priceOfParts } from "#domain/package-sums.ts";

/** A feature whose name leads to the page that explains it, and what of the price book it stands for. */
export type PackageFeature = { text: string; to?: SiteLink; parts?: readonly PartId[]; includes?: PackageSlug };

/** One line may hold several things; together the lines name everything of the price book that the package lacks. */
type PackageExclusion = { text: string; parts: readonly PartId[] };

export type PackageTier = {
  slug: PackageSlug;
  name: string;
  price: string;
  description: string;
  isPopular: boolean;
  duration: string;
  support: string;
  features: readonly PackageFeature[];
  notIncluded: readonly PackageExclusion[];
  action: Action;
};

const { launch, pro, endorsed } = packages;

export const packageTiers = [
  {
    slug: "launch",
    name: launch.name,
    price: formatMoney(launch.price),
    description: "For a manuscript that has been through its big revisions and is ready to become a well-made book.",
    isPopular: false,
    duration: formatDuration(launch.processMonths, "month"),
    support: `${launch.supportMonths} months of support`,
    features: [
      {
        text: "Editorial assessment of the whole manuscript, in writing",
        to: "/services/editorial",
        parts: ["assessment"],
      },
      { text: "Copyediting", to: "/services/editorial", parts: ["copyediting"] },
      { text: "Proofreading on the laid-out pages", to: "/services/editorial", parts: ["proofreading"] },
      { text: "Cover design for paperback and e-book", to: "/services/design", parts: ["cover"] },
      { text: "Interior layout", to: "/services/design", parts: ["interior"] },
      { text: "Accessible EPUB and print-on-demand setup", to: "/services/design", parts: ["ebook", "printOnDemand"] },
      { text: "ISBNs and global distribution", to: "/services/publishing", parts: ["isbn", "globalDistribution"] },
      { text: `${launch.supportMonths} months of support after publication` },
    ],
    notIncluded: [
      {
        text: "Line editing, developmental editing and ghostwriting",
        parts: ["line", "developmental", "ghostwriting"],
      },
      {
        text: "Library cataloging, returnable terms, a hardcover and advance copies",
        parts: ["cataloging", "returnability", "hardcover", "advanceCopies"],
      },
      {
        text: "Marketing and submissions: launch plan, bookstore outreach, website, social media, press release, trailer, submission preparation, agent list, film or TV deck, acquisition support",
        parts: [
          "launchPlan",
          "bookstoreOutreach",
          "authorWebsite",
          "socialMedia",
          "pressRelease",
          "trailer",
          "submissionPreparation",
          "agentList",
          "filmDeck",
          "acquisitionSupport",
        ],
      },
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
      { text: `Everything in the ${launch.name}`, includes: "launch" },
      { text: "Line editing, before the copyedit", to: "/services/editorial", parts: ["line"] },
      { text: "Library cataloging: PCN filing and PCIP block", to: "/services/publishing", parts: ["cataloging"] },
      { text: "Marketing and launch plan", to: "/services/marketing", parts: ["launchPlan"] },
      { text: "Bookstore outreach", to: "/services/marketing", parts: ["bookstoreOutreach"] },
      { text: "Author website", to: "/services/author-website-development", parts: ["authorWebsite"] },
      {
        text: `Social media setup with a ${additionalServices.socialMedia.calendarDays}-day content calendar`,
        to: "/services/social-media-setup",
        parts: ["socialMedia"],
      },
      { text: "Press release and distribution", to: "/services/press-release-distribution", parts: ["pressRelease"] },
      {
        text: `Book trailer of ${formatDuration(additionalServices.bookTrailer.seconds, "second")}`,
        to: "/services/book-trailer-video",
        parts: ["trailer"],
      },
      { text: `${pro.supportMonths} months of support after publication` },
    ],
    notIncluded: [
      {
        text: "Developmental editing, ghostwriting, a hardcover, returnable terms and advance copies",
        parts: ["developmental", "ghostwriting", "hardcover", "returnability", "advanceCopies"],
      },
      {
        text: "Submission preparation, agent list, film or TV deck, acquisition support",
        parts: ["submissionPreparation", "agentList", "filmDeck", "acquisitionSupport"],
      },
    ],
    action: { label: "Apply Now", to: "/consultation?package=pro" },
  },
  {
    slug: "endorsed",
    name: endorsed.name,
    price: formatMoney(endorsed.price),
    description:
      "The Endorsed Author Pathway: our deepest editing, and preparation for agents and publishers. By acceptance only.",
    isPopular: false,
    duration: formatDuration(endorsed.processMonths, "month"),
    support: `${endorsed.supportMonths} months of support`,
    features: [
      { text: `Everything in the ${pro.name}`, includes: "pro" },
      { text: "Developmental editing, with an editorial letter", to: "/services/editorial", parts: ["developmental"] },
      { text: "Hardcover edition: jacket design and its own ISBN", to: "/services/design", parts: ["hardcover"] },
      { text: "Returnability setup, if you choose it", to: "/services/publishing", parts: ["returnability"] },
      {
        text: "Advance reading copies, scheduled for trade-review consideration",
        to: "/services/marketing",
        parts: ["advanceCopies"],
      },
      {
        text: "Submission preparation: query, synopsis or proposal",
        to: "/services/representation",
        parts: ["submissionPreparation"],
      },
      {
        text: "A researched list of agents and editors, yours to query",
        to: "/services/representation",
        parts: ["agentList"],
      },
      { text: "Film or TV deck", to: "/services/representation", parts: ["filmDeck"] },
      {
        text: "Traditional acquisition support when an offer comes",
        to: "/services/representation",
        parts: ["acquisitionSupport"],
      },
      { text: `${endorsed.supportMonths} months of support after publication` },
    ],
    notIncluded: [],
    action: { label: "Apply Now", to: "/consultation?package=endorsed" },
  },
] as const satisfies readonly PackageTier[];

const tierOf = (slug: PackageSlug): PackageTier | undefined => packageTiers.find((tier) => tier.slug === slug);

/** Everything that is in a package, what it takes over from a smaller one included. */
export function partsOf(slug: PackageSlug): PartId[] {
  return (tierOf(slug)?.features ?? []).flatMap(({ parts: own = [], includes }) => [
    ...own,
    ...(includes ? partsOf(includes) : []),
  ]);
}

/** What a package's parts cost when each is ordered by itself. */
export const singlePrice = (slug: PackageSlug, words: number = ordinaryWords) =>
  priceOfParts(
    partsOf(slug).map((id) => parts[id]),
    words,
  );

const withoutPrice = (slug: PackageSlug) =>
  partsOf(slug)
    .map((id): { name: string; price?: unknown; perWord?: unknown } => parts[id])
    .filter((part) => !part.price && !part.perWord)
    .map(({ name }) => name);

const slugs = ["launch", "pro", "endorsed"] as const;
const longBook = 100_000;
const proSingly = singlePrice("pro");

/** Why a package costs less than its parts, with the sums. */
const sums = {
  label: "With a pencil",
  title: "Why a package costs less than its parts",
  paragraphs: [
    `A single job is paid once, and the book goes its own way. A package ends in a book that we publish: we keep ${100 - houseTerms.share.print} percent of net on print and ${100 - houseTerms.share.ebook} percent on e-books while the license runs, so part of our pay comes later, and only if the book sells. One project editor stays with the manuscript from the assessment to the proofs, and nobody has to learn it twice.`,
    `A package also has limits that a single job does not: one pass of each kind of editing it names, on a manuscript in the state its description asks for. If the sample shows that yours needs more, we say so before you sign.`,
    `The sums are for ${formatCount(ordinaryWords)} words at our own single prices, from the lower end to the upper. Not counted is what has no single price: ${withoutPrice("endorsed").join(", ")}. Everything in the ${pro.name} comes to ${formatMoneySpan(proSingly)} that way.`,
    `A longer book keeps the difference. At ${formatCount(longBook)} words the ${launch.name} costs ${formatMoney(priceOfLength(launch, longBook, ordinaryWords))}, the ${pro.name} ${formatMoney(priceOfLength(pro, longBook, ordinaryWords))} and the ${endorsed.name} ${formatMoney(priceOfLength(endorsed, longBook, ordinaryWords))}.`,
  ],
  further: { title: "Its limits, and how the sums are done", from: 1 },
  /** The two ends of a bar. */
  ends: ["Each part separately, at the lower end", "At the upper end"],
  table: {
    caption: `What the parts of each package cost separately, for ${formatCount(ordinaryWords)} words`,
    head: ["Package", "Each part separately", "As a package", "Each additional 1,000 words"],
    rows: slugs.map((slug) => [
      packages[slug].name,
      formatMoneySpan(singlePrice(slug)),
      formatMoney(packages[slug].price),
      formatMoney(packages[slug].furtherThousand),
    ]),
  },
} as const satisfies TextSection & { ends: readonly [string, string]; table: FigureTable };

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
    included: includedLabel,
    /** On a phone, below the first of them. */
    more: "And {count} more",
    notIncluded: "Not included",
    nothingExcluded:
      "Of everything we sell, only ghostwriting is not part of it. What no package can include is named below.",
  },
  tiers: packageTiers,
  limits: {
    label: "The limits",
    title: "What no package includes",
    paragraphs: [
      "Representation. No package buys it, includes it or improves your odds of it. Reputable agents charge nothing up front, commission comes only out of sales, and you are free to query whomever you like. Because we sell packages and also represent a few books, we have a conflict of interest; how we handle it is written on the representation page.",
      "Other people’s bills. Printed copies for yourself, advertising money, paid reviews and the Copyright Office’s fee are yours, and each is yours to refuse. Bookstore returns are not billed to you; they lower what you earn, by a rule you can read on the page about our terms.",
      "Audiobooks. No package includes one. The audio rights stay with you unless we agree in writing to make it.",
      "Promises about other people. Reviews, shelf space, sales and contracts are decided by reviewers, booksellers, readers and publishers.",
      `Unusual books. The prices hold for a text of up to ${formatCount(ordinaryWords)} words. Each additional 1,000 words costs ${formatMoney(launch.furtherThousand)} in the ${launch.name}, ${formatMoney(pro.furtherThousand)} in the ${pro.name} and ${formatMoney(endorsed.furtherThousand)} in the ${endorsed.name}. A book full of pictures gets a quote of its own, in writing, before you sign anything.`,
    ],
  },
  sums,
  guide: {
    label: "Choosing",
    title: "Which package suits whom?",
    lead: "The honest answer depends less on ambition than on the state of the manuscript.",
    cards: [
      {
        title: `Take the ${launch.name} if…`,
        text: "Other people have already told you hard things about the draft, and you have acted on them.",
        features: [
          "You speak, teach, preach or run something, and have your own audience",
          "You would rather spend on making than on marketing",
        ],
      },
      {
        title: `Take the ${pro.name} if…`,
        text: "The book stands, but the sentences could be better, and nobody outside your family knows it is coming.",
        features: [
          "You need a website, a press release and a plan, and have no wish to learn three trades at once",
          "You will do your part: events, posts, letters",
        ],
      },
      {
        title: `Take the ${endorsed.name} if…`,
        text: "You want to try for a traditional publisher, can wait, and would still be glad of the book if the answer is no.",
        features: [
          "You understand that preparing well is not the same as being chosen",
          "The price would not hurt you if every agent declined",
        ],
      },
      {
        title: "Take none of them if…",
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
        answer: `Yes. What you have paid for the earlier package is credited in full toward the larger one, so you pay only the difference. It works best early: line editing is of little use to a book that is already laid out, and a library control number has to be requested before publication, so decide on cataloging early.`,
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
        question: `What comes back to me if an agent sells my book?`,
        answer: `${houseRules.agentSale} If it happens after the submission stage, for instance, design, publishing and marketing come back whole; the sums are on the page about our terms.`,
      },
      {
        question: "Are trade reviews part of any package?",
        answer: `Consideration can be; a review cannot. Trade reviewers want advance copies months before publication, which the ${launch.name} and most ${pro.name} schedules do not leave room for. The ${endorsed.name} is planned so that copies can go out in time. Whether anyone reviews them is up to the reviewers, and paid reviews are a different thing that we would label as such.`,
      },
      {
        question: "Do I keep my rights?",
        answer: `Yes, in every package the author keeps ${claims.rightsKept.figure} of the rights. The copyright stays in your name. ${houseRules.license} Everything in it reverts to you when it ends.`,
      },
      {
        question: "What does support after publication cover?",
        answer: `For ${launch.supportMonths}, ${pro.supportMonths} or ${endorsed.supportMonths} months from publication day your project editor helps with corrections to the files, changes to the book’s data, listings that have gone wrong and questions about your sales. It is not a marketing retainer; new work is proposed and priced separately.`,
      },
    ],
  },
  /** Where the terms behind the prices can be read. */
  terms: [
    { label: "The Terms, in Plain Words", to: "/terms-in-plain-words" },
    { label: "The Specimen Agreement", to: "/specimen-agreement" },
    { label: "Are We a Real Hybrid?", to: "/are-we-a-real-hybrid" },
  ],
  next: { label: "Success Stories", to: "/success-stories" },
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
    more: string;
    notIncluded: string;
    nothingExcluded: string;
  };
  tiers: readonly PackageTier[];
  limits: TextSection;
  sums: TextSection & { table: FigureTable };
  guide: CardSection;
  terms: readonly Action[];
  faq: { label?: string; title: string; questions: readonly Question[] };
  next: NavLink;
  callToAction: CallToAction;
};
