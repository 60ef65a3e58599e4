import { claims } from "#content/claims.ts";
import { earnBack, exampleBook, exampleCopies } from "#content/example-book.ts";
import { licenseRule, returnsRule, shareRule } from "#content/house-terms.ts";
import {
  additionalServices,
  consultation,
  design,
  distribution,
  editorial,
  faqTimelines,
  ghostwriting,
  marketing,
  ordinaryWords,
  packages,
  representation,
  startingPrices,
  wholeBook,
} from "#content/prices.ts";
import type { Action, Card, Hero, IconName, Metadata, Question, Stat } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import {
  formatCents,
  formatCount,
  formatDuration,
  formatMoney,
  formatMoneySpan,
  formatPercentSpan,
} from "#domain/money.ts";

export type FaqCategory = {
  /** The filter's value: a category shows when its lowercased title contains it. */
  value: string;
  icon: IconName;
  title: string;
  questions: readonly Question[];
};

type FaqPage = {
  meta: Metadata;
  hero: Hero;
  counts: readonly Stat[];
  search: { label: string; placeholder: string };
  filterLabel: string;
  allCategories: { value: "all"; label: string };
  /** How many questions are shown; `{count}` is filled in. */
  found: { one: string; many: string };
  categories: readonly FaqCategory[];
  noResults: { title: string; text: string; near: string; clear: string };
  contact: { title: string; lead: string; cards: readonly Card[] };
  resources: { title: string; lead: string; cards: readonly Card[] };
  /** Where the money answers come from. */
  terms: readonly Action[];
};

const { launch, pro, endorsed } = packages;

export const faqCategories: readonly FaqCategory[] = [
  {
    value: "services",
    icon: "bookOpen",
    title: "Services & Publishing",
    questions: [
      {
        question: "What is a hybrid publisher, and how is it different from a vanity press?",
        answer:
          "In hybrid publishing the author invests in the book, decides more and earns a larger share of each sale; the publisher chooses its manuscripts, makes them to a trade standard, publishes them under its own imprint and ISBNs, and distributes them. A vanity press takes your fee and stops there. Ask any house, ours included, what it declines, what it charges in full, which rights it takes and for how long, and where its books are sold. If it accepts everything, hurries you, or makes you buy your own copies, it is a vanity press, whatever it calls itself.",
      },
      {
        question: "Can I buy a single service instead of a package?",
        answer: `Yes. Editorial work starts at ${formatMoney(startingPrices.editorial)}, design at ${formatMoney(startingPrices.design)}, publishing and distribution at ${formatMoney(startingPrices.publishing)}, marketing and publicity at ${formatMoney(startingPrices.marketing)}, literary representation services, meaning the preparation of submission and screen materials, at ${formatMoney(startingPrices.representation)} and ghostwriting at ${formatMoney(startingPrices.ghostwriting)}. A starting price is where the usual project of its kind begins; a single short job can cost less, and has its own price on the page of its service. You receive a proposal with the whole price before you decide, and nothing is added later unless you ask for it.`,
      },
      {
        question: "Do I keep the rights to my book?",
        answer: `The copyright is yours and stays yours: that is what we mean when we say that authors keep ${claims.rightsKept.figure} of their rights. To sell the book we need your permission. ${licenseRule} Everything not named there remains with you, and what you license comes back to you when the term ends, or sooner if it hardly sells. The specimen agreement on this site has every clause; have it read by someone who works for you.`,
      },
      {
        question: "Where will my book be sold?",
        answer: `In print and as an e-book, through the wholesalers that supply ${claims.bookstores.figure} bookstores and libraries, and in the large online shops. Being orderable is not the same as being on the table: each buyer decides what to stock. What helps is a trade discount, the option to return unsold copies, a cover that belongs on the shelf, and an author who introduces the book in person. We set up the first, and the second where you choose it; we design the third and help you with the fourth.`,
      },
      {
        question: "Can you represent me to agents and traditional publishers?",
        answer: `We prepare submissions as a paid service (${formatMoneySpan(representation.submissionPreparation.price)}), and where we represent a book to publishers we earn a commission of ${formatPercentSpan(representation.publisherRepresentation.commissionPercent)}, out of what the book is paid and only then. Because we sell services and also represent books, we have two interests, and you should know it: no package buys representation or improves its odds, representation is offered on the manuscript alone, and you are free to query anyone else at any time. Reputable literary agents charge nothing to read your work.`,
      },
    ],
  },
  {
    value: "pricing",
    icon: "layers",
    title: "Pricing & Packages",
    questions: [
      {
        question: "What do your packages cost, and how do they differ?",
        answer: `The ${launch.name} costs ${formatMoney(launch.price)} with ${launch.supportMonths} months of support, for a revised manuscript that is ready to become a well-made book. The ${pro.name}, our most popular, costs ${formatMoney(pro.price)} with ${pro.supportMonths} months of support and adds deeper editing and marketing. The ${endorsed.name} costs ${formatMoney(endorsed.price)} with ${endorsed.supportMonths} months of support and adds preparation for agents and traditional publishers. Each price is the whole price of what the package lists, for a manuscript of up to ${formatCount(ordinaryWords)} words; each additional 1,000 words costs ${formatMoney(launch.furtherThousand)}, ${formatMoney(pro.furtherThousand)} or ${formatMoney(endorsed.furtherThousand)}. The packages page also says what each does not include, and why a package costs less than its parts.`,
      },
      {
        question: "What does editing cost?",
        answer: `We charge by the word of your manuscript: developmental editing ${formatMoneySpan(editorial.developmental.price)}, line editing ${formatMoneySpan(editorial.line.price)}, copyediting ${formatMoneySpan(editorial.copyediting.price)}, proofreading ${formatMoneySpan(editorial.proofreading.price)}. For ${formatCount(ordinaryWords)} words, copyediting therefore comes to ${formatMoneySpan([ordinaryWords * editorial.copyediting.price[0], ordinaryWords * editorial.copyediting.price[1]])}. Where in the range you fall depends on how much the text needs, which we judge from a sample and state before you commit. Not every book needs all four, and we will say so when yours does not.`,
      },
      {
        question: "What do design, distribution, marketing and ghostwriting cost by themselves?",
        answer: `Design: cover ${formatMoneySpan(design.cover.price)}, interior ${formatMoneySpan(design.interior.price)}, e-book ${formatMoneySpan(design.ebook.price)}, print-on-demand setup ${formatMoneySpan(design.printOnDemand.price)}. Distribution: ISBN service ${formatMoneySpan(distribution.isbn.price)}, which covers the numbers for your formats and their registration with full book data; global distribution ${formatMoneySpan(distribution.global.price)}; returnability ${formatMoneySpan(distribution.returnability.price)}; library cataloging ${formatMoneySpan(distribution.cataloguing.price)}. Marketing: book trailer ${formatMoneySpan(marketing.trailer.price)}, press release ${formatMoneySpan(marketing.pressRelease.price)}, author website ${formatMoneySpan(marketing.authorWebsite.price)}, bookstore outreach ${formatMoneySpan(marketing.bookstoreOutreach.price)}. Ghostwriting: memoir ${formatMoney(ghostwriting.memoir.price)} (${formatDuration(ghostwriting.memoir.months, "month")}), business ${formatMoney(ghostwriting.business.price)} (${formatDuration(ghostwriting.business.months, "month")}), fiction ${formatMoney(ghostwriting.fiction.price)} (${formatDuration(ghostwriting.fiction.months, "month")}), self-help ${formatMoney(ghostwriting.selfHelp.price)} (${formatDuration(ghostwriting.selfHelp.months, "month")}).`,
      },
      {
        question: "Can I upgrade to a larger package later?",
        answer: `Yes, and what you paid for the earlier package is credited in full. Moving from the ${launch.name} to the ${pro.name} costs the difference, ${formatMoney(pro.price - launch.price)}; from the ${pro.name} to the ${endorsed.name}, ${formatMoney(endorsed.price - pro.price)}. An upgrade is simplest before the stage it adds to has begun: it is easier to edit more deeply before the pages are set.`,
      },
      {
        question: "Are there costs beyond your price, and what if I change my mind?",
        answer: `Some costs are not ours and we never hide them in a fee: copies you order for yourself, advertising you choose to run, and the Copyright Office’s registration fee. Returns by bookstores are not billed to you but lower what you earn. ${returnsRule} If you stop, the refund is computed stage by stage: finished stages are paid for, stages not begun are refunded in full. The page “Terms in Plain Words” has the sums for each package.`,
      },
    ],
  },
  {
    value: "process",
    icon: "compass",
    title: "Working Process",
    questions: [
      {
        question: "How long does it take to publish a book with you?",
        answer: `The ${launch.name} takes ${formatDuration(launch.processMonths, "month")}, the ${pro.name} ${formatDuration(pro.processMonths, "month")} and the ${endorsed.name} ${formatDuration(endorsed.processMonths, "month")}, counted from the day we have a complete manuscript. The time you take to read edits and proofs is part of it. If you hope for reviews in the trade press, plan for the longer schedules: reviewers want galleys about three to five months before publication, and the shortest schedule has no room for that.`,
      },
      {
        question: "How long does each stage take?",
        answer: `Editing takes ${formatDuration(faqTimelines.editingWeeks, "week")}, design ${formatDuration(faqTimelines.designWeeks, "week")} and distribution setup ${formatDuration(faqTimelines.distributionWeeks, "week")}. The figure for editing covers one or two of its four kinds. Done one after another, as they should be, they add up: developmental ${formatDuration(editorial.developmental.weeks, "week")}, line ${formatDuration(editorial.line.weeks, "week")}, copyediting ${formatDuration(editorial.copyediting.weeks, "week")}, proofreading ${formatDuration(editorial.proofreading.days, "day")}. Marketing runs alongside production: a website ${formatDuration(additionalServices.authorWebsite.weeks, "week")}, social media setup ${formatDuration(additionalServices.socialMedia.weeks, "week")} with a ${additionalServices.socialMedia.calendarDays}-day content calendar, a press release campaign about ${formatDuration(additionalServices.pressRelease.weeks, "week")}, a trailer of ${formatDuration(additionalServices.bookTrailer.seconds, "second")} about ${formatDuration(additionalServices.bookTrailer.weeks, "week")}.`,
      },
      {
        question: "What do I need before we can begin?",
        answer:
          "For a conversation, only an idea of the book. For production, a complete manuscript in one file, permissions for anything quoted or pictured that is not yours, and a page on who the book is for. If the draft is unfinished, we can still tell you what to do next; often it is to finish first and spend nothing yet.",
      },
      {
        question: "How much say do I have in the edit and the cover?",
        answer: `The last word. Edits come as tracked changes with the reasons beside them, and you accept or refuse each one. For the cover you see several directions, choose one, and we work on it together; ${claims.designRevisions.figure.toLowerCase()} design revisions are included until you approve the files. After approval, new text or a new direction is a new piece of work, and we quote it before we start.`,
      },
      {
        question: "Do you use artificial intelligence on my book?",
        answer:
          "People write, edit, design and read here. We do not put your manuscript into AI systems, do not use it to train them, and do not license others to do so. If you generated text, images or a translation with such a tool yourself, please tell us early: some retailers require it to be disclosed, even when it was edited afterward.",
      },
    ],
  },
  {
    value: "success",
    icon: "award",
    title: "Success & Results",
    questions: [
      {
        question: `What are the success rates of the ${endorsed.name}?`,
        answer: `${claims.endorsedRepresentation.figure} of its authors have found representation and ${claims.endorsedContracts.figure} have signed a traditional contract. These figures describe books that came before yours and that were accepted into the program for their promise; they are not your odds. The decision is always made on the manuscript, by agents and publishers, and no fee can buy it. If we think that your book will not find an agent, we say so before you spend anything.`,
      },
      {
        question: "What is your track record?",
        answer: `${claims.authorsServed.figure} authors served over ${claims.yearsOfExperience.figure} years, ${claims.traditionalDeals.figure} traditional deals, a ${claims.successRate.figure} success rate, by which we mean books that came out as agreed, and a client rating of ${claims.clientRating.figure}. Numbers like these are only as good as the way they were counted, so ask us in your consultation what stands behind each one, and put the same question to every publisher you speak with.`,
      },
      {
        question: "How many copies will I sell, and will I earn back what I spend?",
        answer: `Nobody can honestly tell you, and most books sell modestly. What you can know beforehand is your break-even: everything you will spend, divided by what one sold copy earns you. ${shareRule} On our example paperback at ${formatCents(exampleBook.price.paperback)} that is ${formatCents(exampleCopies.bookstore.author)} for a copy sold in a bookstore and ${formatCents(exampleCopies.amazon.author)} on Amazon, so the ${launch.name} is earned back after ${formatCount(earnBack.launch.bookstore)} copies or ${formatCount(earnBack.launch.amazon)}. If the number frightens you, choose a smaller package or none. For many authors the return lies elsewhere, in clients, invitations, or a family that has the book.`,
      },
      {
        question: "How soon will I see results?",
        answer: `Allow ${formatDuration(wholeBook.resultsMonths, "month")} after publication before you judge. Retailers and wholesalers report with a delay, bookstores may still return copies, and word of mouth travels at the speed of reading. We look at the figures with you during your support period and suggest one change at a time.`,
      },
      {
        question: "Will publishing with you help or hurt my chances with a traditional publisher?",
        answer:
          "It can do either. A published book that sold well is a good argument for your next one. But publishers seldom take on a book that has already appeared, unless its sales are remarkable. If a traditional contract for this very manuscript is what you want, query agents first and publish with us, or with anyone, only when you have had your answers. We will help you with the query and mean the advice.",
      },
    ],
  },
  {
    value: "support",
    icon: "chat",
    title: "Support & Communication",
    questions: [
      {
        question: "How quickly will I hear from you?",
        answer: `Within ${consultation.contactWithinHours} hours, weekends included, by the means you prefer; outside opening hours we write. Write to ${site.email}, call ${site.phone.label}, or send the consultation form, which is confirmed right away by email with a reference number. The chat on this site is an automated assistant and says so; when you ask it for a person, it takes a callback request, and we call or write. The phone is answered ${site.hours.days}, ${site.hours.from} to ${site.hours.to} ${site.hours.zone}.`,
      },
      {
        question: "What happens in the free consultation?",
        answer: `We talk for ${consultation.minutes} minutes, by phone or video, about the book, where it stands and what you want from it. You will hear which route we think fits, even if it is not ours, roughly what it would cost, and how long it would take. It is free, it obliges you to nothing, and you need not send the manuscript beforehand.`,
      },
      {
        question: "Who will be my contact during the project?",
        answer:
          "One person, from the first proposal to the end of your support period. Your project editor knows the schedule, answers your questions, and tells you whom we are waiting for when something is late, even when it is us. Editors and designers speak with you directly about their own work.",
      },
      {
        question: "How long does your support last?",
        answer: `${launch.supportMonths} months with the ${launch.name}, ${pro.supportMonths} months with the ${pro.name} and ${endorsed.supportMonths} months with the ${endorsed.name}, counted from publication day. It covers questions about sales, corrections to files and book data, and advice on what to try next. After that we still answer the phone.`,
      },
      {
        question: "Can I follow my project online?",
        answer:
          "Yes. A free author account has a dashboard: your titles, where each one stands, and how many words are written against the number you aim for. Besides what you enter, a project shows the notes we write to you about it; its status is yours alone until we are making your book. Then the book has a page of its own: every stage with its dates, and the reason whenever one moves; what each side owes the other; the files in all their versions; proofs to comment on and approve; and the messages of both sides. Our staff can see your projects, but not the notes you write for yourself, and you can delete the account whenever you like.",
      },
    ],
  },
];

export const faqPage: FaqPage = {
  meta: {
    title: "Frequently Asked Questions",
    description:
      "Plain answers about hybrid publishing with us: services, prices and packages, timelines, rights, results, refunds, and how quickly you will hear back.",
    keywords: [
      "hybrid publishing faq",
      "cost to publish a book",
      "publishing timeline",
      "author rights",
      "book packages",
    ],
    priority: "high",
  },
  hero: {
    label: "FAQ",
    title: "Questions authors ask, answered plainly",
    lead: "What it costs, how long it takes, who owns what, and what nobody can promise. If an answer here raises another question, ask us that one too.",
  },
  counts: [
    { figure: String(faqCategories.flatMap((category) => category.questions).length), label: "questions" },
    { figure: String(faqCategories.length), label: "categories" },
    { figure: claims.authorsHelped.figure, label: claims.authorsHelped.label },
    { figure: claims.clientRating.figure, label: claims.clientRating.label },
    { figure: claims.responseTime.figure, label: claims.responseTime.label },
  ],
  search: { label: "Search the questions", placeholder: "Search questions and answers..." },
  filterLabel: "Filter by category",
  allCategories: { value: "all", label: "All Categories" },
  found: { one: "{count} question", many: "{count} questions" },
  categories: faqCategories,
  noResults: {
    title: "No questions found",
    text: "Nothing here matches your search. Try a shorter word, or ask us directly below.",
    near: "These hold most of your words",
    clear: "Clear Filters",
  },
  contact: {
    title: "Still Have Questions?",
    lead: "Some questions are about one book only. Those are the ones we like best.",
    cards: [
      {
        title: "Free Consultation",
        text: `${consultation.minutes} minutes by phone or video about your book and the routes open to it. No fee, no obligation.`,
        action: { label: "Schedule Free Consultation", to: "/consultation" },
      },
      {
        title: "Phone Call",
        text: `Call ${site.phone.label} and speak with someone who makes books.`,
        action: { label: "Call Now", href: site.phone.href },
      },
      {
        title: "Email Support",
        text: `Write to ${site.email}. You will have a reply within ${consultation.contactWithinHours} hours.`,
        action: { label: "Send an Email", href: `mailto:${site.email}` },
      },
    ],
  },
  resources: {
    title: "Worth reading next",
    lead: "Longer answers, for an unhurried evening.",
    cards: [
      {
        title: "Author Success Guide",
        text: "Six phases from first draft to second book, with the tasks, the figures to watch and the mistakes to avoid.",
        action: { label: "Read the Guide", to: "/author-success-guide" },
      },
      {
        title: "Success Stories",
        text: "Six authors on what they made, what it cost and how long it took.",
        action: { label: "Meet the Authors", to: "/success-stories" },
      },
      {
        title: "Premium Services",
        text: "Editing, design, publishing, marketing, representation and ghostwriting, each with its price and its time.",
        action: { label: "See the Services", to: "/services" },
      },
    ],
  },
  terms: [
    { label: "Our Terms in Plain Words", to: "/terms-in-plain-words" },
    { label: "The Specimen Agreement", to: "/specimen-agreement" },
    { label: "Are We a Real Hybrid?", to: "/are-we-a-real-hybrid" },
  ],
};
