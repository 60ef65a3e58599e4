import { claims } from "#content/claims.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import { singlePrice } from "#content/packages.ts";
import { consultation, editorial, ordinaryWords, packages, wholeBook } from "#content/prices.ts";
import type { CardSection, StepSection } from "#content/services.ts";
import type { Action, CallToAction, Hero, Metadata, Question, Quote, Stat } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import type { AuthorStory } from "#content/success-stories.ts";
import { formatCount, formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";

export const homePage = {
  meta: {
    title: "Hybrid Book Publishing for Serious Authors",
    description:
      "A hybrid publishing house in Glendale, California. Editing, design, publishing, marketing and representation for authors who want to keep their rights.",
    keywords: [
      "hybrid publishing",
      "book publisher",
      "publish a book",
      "Endorsed Author Pathway",
      "Glendale California",
    ],
    priority: "high",
  },
  hero: {
    label: "Hybrid publishing for U.S. authors",
    title: "A manuscript is half a book.",
    lead: "We make the other half with you: the editing, the cover, the pages, the readers. You pay for the making, we publish under our imprint, and the copyright stays yours.",
    actions: [
      { label: "Explore Services", to: "/services" },
      { label: "Free Consultation", to: "/consultation" },
    ],
  },
  /** Under the hero's buttons. */
  claims: [claims.authorsServed, claims.clientSatisfaction, claims.yearsOfExperience],
  stillLife: {
    alt: "Seven books in the light of a window, and a blue pencil. The largest is half a book: its left side is still a manuscript, marked in blue.",
  },
  process: {
    label: "How it works",
    title: "Four steps to a finished book",
    lead: `The whole process usually takes ${formatDuration(wholeBook.processMonths, "month").replace("–", "–\u2060").replace(" ", "\u00a0")}. You know at every point what is happening, and who is waiting for whom.`,
    steps: [
      {
        title: "Submit manuscript",
        text: "Tell us about the draft, or the outline. Right after the form you can send about ten pages; an editor reads them and tells you where the book stands.",
        duration: `You will hear from us within ${consultation.contactWithinHours} hours`,
      },
      {
        title: "Custom service plan",
        text: "You get a written plan with every service, date and price in it, and a plain list of what it leaves out. Cross out what you don’t need.",
        duration: `Starts with a free ${consultation.minutes}-minute consultation`,
      },
      {
        title: "Professional production",
        text: "Your editor works through the text, your designer through the cover and the pages. Nothing moves on until you approve it.",
        duration: `Editorial review ${formatDuration(wholeBook.editorialReviewWeeks, "week")}, design ${formatDuration(wholeBook.designWeeks, "week")}`,
      },
      {
        title: "Launch and distribution",
        text: "The files go to press, the listings go live, and shops and libraries can order the book by its number. Then the work of telling people begins.",
        duration: `Printing setup ${formatDuration(wholeBook.printingSetupWeeks, "week")}, distribution setup ${formatDuration(wholeBook.distributionSetupWeeks, "week")}`,
      },
    ],
  },
  services: {
    label: "Services",
    title: "Everything a book needs, and nothing it doesn’t",
    lead: "Six departments that talk to each other, because the copyeditor’s last query is often the designer’s first.",
    cards: [
      {
        title: "Editorial",
        text: "From the shape of the whole to the last stray comma, by editors who work in your genre.",
        features: [
          "Developmental and line editing",
          "Copyediting with a style sheet",
          "Proofreading on laid-out pages",
          "A letter that explains every large suggestion",
        ],
        action: { label: "Learn More", to: "/services/editorial" },
      },
      {
        title: "Book Design",
        text: "Covers that tell the truth about the book inside, and type a reader can live in for three hundred pages.",
        features: [
          "Cover, spine and back",
          "Interior typesetting",
          "Accessible EPUB",
          `${claims.designRevisions.figure} design revisions`,
        ],
        action: { label: "Learn More", to: "/services/design" },
      },
      {
        title: "Publishing & Distribution",
        text: "ISBNs, metadata, printers, wholesalers and libraries: the plumbing that makes a book orderable.",
        features: [
          `Orderable by ${claims.bookstores.figure} bookstores and libraries`,
          "Print and digital channels worldwide",
          "Returnable terms, if you want them",
          "Library cataloging",
        ],
        action: { label: "Learn More", to: "/services/publishing" },
      },
      {
        title: "Marketing & Publicity",
        text: "A launch built around the readers your book already has a claim on.",
        features: ["Book trailer", "Press release", "Author website", "Bookstore outreach"],
        action: { label: "Learn More", to: "/services/marketing" },
      },
      {
        title: "Literary Representation",
        text: "Materials that give an agent or editor a fair reason to read on, and plain rules about what money can and cannot do.",
        features: [
          "Query, synopsis and proposal",
          "Film and television decks",
          "Publisher representation on commission",
          "Rights management",
        ],
        action: { label: "Learn More", to: "/services/representation" },
      },
      {
        title: "Ghostwriting",
        text: "You talk, we listen, and the book that comes out sounds like you on your best day.",
        features: [
          "Memoir and business books",
          "Fiction and self-help",
          "Written by people, not by machines",
          "Your name, your copyright",
        ],
        action: { label: "Learn More", to: "/services/ghostwriting" },
      },
    ],
  },
  servicesCallToAction: {
    title: "Begin with a conversation",
    text: `Bring the manuscript, the idea or the worry. ${consultation.minutes}\u00a0minutes, no charge, no obligation. Or take our Author Success Guide home first and read it with a pencil.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Download Author Success Guide", download: "/resources/author-success-guide.pdf" },
    ],
  },
  faq: {
    label: "Questions",
    title: "Questions authors ask us first",
    lead: "Short answers, with the awkward parts left in.",
    questions: [
      {
        question: "What is hybrid publishing, and how is it different from a vanity press?",
        answer: `You pay for the making of the book, and in return you keep your rights and a larger part of what it earns: ${houseTerms.share.print} percent of net on print and ${houseTerms.share.ebook} percent on e-books with us. What separates a hybrid house from a vanity press is how it behaves: it reads before it accepts, it says no, it puts every price in writing and it never makes you buy copies of your own book. ${claims.authorsServed.figure} authors and ${claims.booksPublished.figure} books in, we still decline manuscripts we cannot serve well.`,
      },
      {
        question: "What does it cost to publish with you?",
        answer: `Most books cost between ${formatMoney(wholeBook.cost[0])} and ${formatMoney(wholeBook.cost[1])}, depending on how much editing and marketing you want. The same services bought one by one from separate people come to ${formatMoney(wholeBook.costIfBoughtSeparately)}+; at our own single prices everything in the ${packages.pro.name} comes to ${formatMoneySpan(singlePrice("pro"))} for ${formatCount(ordinaryWords)} words. Your proposal lists every item, and the price in it is the price you pay. Printed copies for yourself and advertising money are separate, and bookstore returns lower what you earn; we tell you so before you sign.`,
      },
      {
        question: "How long does it take?",
        answer: `Usually ${formatDuration(wholeBook.processMonths, "month")}. Inside that time lie editorial review (${formatDuration(wholeBook.editorialReviewWeeks, "week")}), design (${formatDuration(wholeBook.designWeeks, "week")}), printing setup (${formatDuration(wholeBook.printingSetupWeeks, "week")}) and distribution setup (${formatDuration(wholeBook.distributionSetupWeeks, "week")}). The rest is yours: reading the edits, revising, checking proofs. A manuscript that first needs developmental editing takes longer, because that stage alone runs ${formatDuration(editorial.developmental.weeks, "week")}.`,
      },
      {
        question: "Do I keep the rights to my book?",
        answer: `Yes, the author keeps ${claims.rightsKept.figure} of the rights. The copyright stays in your name. ${houseRules.license} When it ends, everything in it reverts to you. Anything it does not name, such as film or translation, was never ours to begin with.`,
      },
      {
        question: "Where will my book be sold?",
        answer: `Through the wholesalers that supply ${claims.bookstores.figure} bookstores and libraries, and through the large online retailers. To be exact: a shop can order your book, which is not the same as the shop having it on the table. Shelf space is each bookseller’s decision, and bookstore outreach is how we ask for it.`,
      },
      {
        question: "How much say do I have in the cover?",
        answer: `The last word is yours. ${claims.designRevisions.figure} design revisions are part of the work, so nobody counts your second thoughts. Your designer will argue when the genre, the spine or the thumbnail asks for something else, and then you decide.`,
      },
      {
        question: "What is the Endorsed Author Pathway?",
        answer:
          "It is our longest road, meant for authors who want to be published traditionally, now or with a later book. It brings together full editorial work, submission preparation, and support around literary representation and traditional acquisition. The Endorsed Author Program on the packages page is how you take it. “Endorsed” means that our own editors have accepted the book for it, and nothing more. Representation itself is decided separately and cannot be bought: the pathway is a way of preparing, not a ticket.",
      },
      {
        question: "Do you offer literary representation, and does a package include it?",
        answer:
          "We represent a small number of books to publishers, for a commission that comes only out of sales. No package buys it, includes it or improves your odds of it, and you never need to have bought anything from us. Reputable agents do not charge up front, and neither do we for representation. You are free to query any agent you like, before, during and after your time with us.",
      },
      {
        question: "What does traditional acquisition support mean?",
        answer:
          "When a publisher or agent shows interest, someone who has read many such offers sits down with you. We explain advances, options, rights and reversion clauses in plain words, help you assemble sales figures and files, and hand back cleanly whatever rights the new publisher needs. We are not lawyers, and for the contract itself we will ask you to see one.",
      },
      {
        question: "What results can I expect, and when?",
        answer: `Reviews, orders and invitations tend to show themselves within ${formatDuration(wholeBook.resultsMonths, "month")} of publication. Our client satisfaction stands at ${claims.clientSatisfaction.figure}, across ${claims.booksPublished.figure} books published. No honest publisher can promise you sales, and we do not. Ask us in the consultation how we arrived at any of these figures.`,
      },
    ],
    actions: [
      { label: "Ask Us in a Free Consultation", to: "/consultation" },
      { label: "See All Services", to: "/services" },
    ],
  },
  /** Three of the authors whose stories stand on /success-stories, with the same covers. */
  testimonials: {
    label: "Authors",
    title: "Authors, in their own words",
    lead: "What they remember is seldom the contract.",
    quotes: [
      {
        quote:
          "I came with a checkbook. They read my pages, asked eleven questions, and told me to query agents before I spent a cent. It took thirty-two letters, and they were right.",
        author: "Leila Farouk-Hale",
        book: "Nine Quiet Exits",
        achievement: "Signed with a traditional publisher",
        coverId: 3,
        rating: 5,
      },
      {
        quote:
          "I asked for a sixth version of the cover, expecting a sigh. The designer said that the sixth is often where it gets good. She was right, and it is the one on the shelf.",
        author: "Josephine Oduya-Clarke",
        book: "Manna for a Weekday",
        achievement: "In its second printing",
        coverId: 4,
        rating: 5,
      },
      {
        quote:
          "They told me in the first call that my book did not need their most expensive package. That is why I came back with my second book.",
        author: "Desmond Whitacre",
        book: "Payroll on Friday",
        achievement: "The book his clients ask him to sign",
        coverId: 2,
        rating: 5,
      },
    ],
  },
  video: {
    label: "On film",
    title: "How a book gets made here",
    text: "An editor, a typesetter and an author on the months between the last draft and the first box of books.",
    posterCaption: "An open book by lamplight, at the page where its story begins.",
    playLabel: "Play the film",
    privacyNote: "The player belongs to YouTube and loads only when you press play.",
    failure: "The player did not answer. The film may be blocked here, or the connection may be down.",
    fallback: {
      text: "The authors tell the same story in writing.",
      action: { label: "Read their stories", to: "/success-stories" },
    },
  },
  contact: {
    label: "Write to us",
    title: "Tell us about your book",
    lead: `A few lines are enough. We read every request ourselves and contact you within ${consultation.contactWithinHours} hours to arrange a free consultation of ${consultation.minutes}\u00a0minutes. The phone is answered ${site.hours.days}, ${site.hours.from} to ${site.hours.to} ${site.hours.zone}.`,
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  claims: readonly Stat[];
  stillLife: { alt: string };
  process: StepSection;
  services: CardSection;
  servicesCallToAction: CallToAction;
  faq: { label: string; title: string; lead: string; questions: readonly Question[]; actions: readonly Action[] };
  testimonials: {
    label: string;
    title: string;
    lead: string;
    quotes: readonly (Quote & Pick<AuthorStory, "coverId">)[];
  };
  video: {
    label: string;
    title: string;
    text: string;
    posterCaption: string;
    playLabel: string;
    privacyNote: string;
    /** Said in the frame when the player stays silent. */
    failure: string;
    fallback: { text: string; action: Action };
  };
  contact: { label: string; title: string; lead: string };
};
