import { type Decisions, decisions, hybridProofs, type Proof } from "#content/claims.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import { type HybridCriterion, hybridCriteria } from "#content/hybrid-criteria.ts";
import { packages, representation } from "#content/prices.ts";
import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import { formatMoneySpan, formatPercentSpan } from "#domain/money.ts";

/** A question somebody should ask, and our answer to it. Without a proof it says so. */
export type Answered = { id: string; mark: string; ask: string; answer: string; proof: Proof | null };

const tellDecisions = ({ year, accepted, declined }: Decisions) =>
  `In ${year} we accepted ${accepted} manuscripts and declined ${declined}.`;

/** The count becomes its own proof on the day somebody enters it. */
export function proofOf(id: HybridCriterion["id"], counted: Decisions | null = decisions): Proof | null {
  if (id === "vetting" && counted) return { shown: tellDecisions(counted), checkedOn: counted.countedOn };
  return hybridProofs[id];
}

const { trade } = houseTerms;
const { launch, endorsed } = packages;

const answers: Record<HybridCriterion["id"], string> = {
  mission:
    "Books that were written well and fell between two lists: fiction and nonfiction in English, led by their text. We do not publish what we believe to be unlawful, or what we would not want to read.",
  vetting:
    "An editor reads a sample before there is a price, and the publisher reads the manuscript before there is a contract. Some are declined. How many is a number, and we owe it to you.",
  transparency:
    "Prices, exclusions, refunds and terms are on this site before you talk to anybody. What our books have sold is not, and the figures about our record carry no evidence yet.",
  contract:
    "You can read the agreement without asking for it. Clauses that can be negotiated are marked, and we say what may change in them. Which of them other authors have changed is not shown yet.",
  imprint: `Every book appears as a ${site.name} book, with ISBNs that are registered to us. A finished book or the registry would show it.`,
  standards:
    "Barcode, subject codes, a copyright page, library data, an EPUB that passes accessibility checks, printing at trade quality. Hold a copy before you believe it.",
  quality:
    "You are told the names of your editor and your designer before you sign. A list of books that each has worked on is what this row needs, and it is not here yet.",
  rights: `Where an author asks us to, we offer translation, audio and screen rights for a commission of ${formatPercentSpan(representation.rightsManagement.commissionPercent)}. A list of rights sold is not here yet.`,
  distribution: `${houseRules.distribution} Nobody travels from store to store for us: bookstore outreach is a service with a price, and a listing is not a sales force.`,
  sales:
    "What belongs here: titles, and copies sold to readers, without those that authors bought. It is the hardest row for any house, and the one to insist on.",
  royalty: `${houseRules.share} For comparison: the Authors Guild’s model contract has 7.5 percent of list on a trade paperback, and the usual e-book royalty in a traditional contract is 25 percent of net.`,
};

/** In a table of its own a mark begins like a sentence. */
const criteria = hybridCriteria.map(({ mark, ...rest }) => ({
  ...rest,
  mark: `${mark.charAt(0).toUpperCase()}${mark.slice(1)}`,
}));

const ibpa: readonly Answered[] = criteria.map((criterion) => ({
  ...criterion,
  answer: answers[criterion.id],
  proof: proofOf(criterion.id),
}));

const shown = ibpa.filter(({ proof }) => proof).length;

const page = (shownThere: string, to: Proof["to"]): Proof => ({ shown: shownThere, to, checkedOn: "2026-11-15" });

const writerBeware: readonly Answered[] = [
  {
    id: "fee",
    mark: "Payment",
    ask: "Do you charge the author?",
    answer: `Yes: ${formatMoneySpan([launch.price, endorsed.price])} for a package. Writer Beware counts a company that charges a fee and presents itself as a publisher among vanity publishers until it shows otherwise. Read us with that in mind.`,
    proof: page("The prices.", "/packages"),
  },
  {
    id: "copies",
    mark: "Copies",
    ask: "Must the author buy copies, or anything else?",
    answer: houseRules.copies,
    proof: page("Author’s copies, in the specimen agreement.", "/specimen-agreement#authors-copies"),
  },
  {
    id: "exclusive",
    mark: "Rights taken",
    ask: "Which rights are taken, and for how long?",
    answer: houseRules.license,
    proof: page("The grant, in the specimen agreement.", "/specimen-agreement#grant"),
  },
  {
    id: "gatekeeping",
    mark: "Gatekeeping",
    ask: "Is anybody turned away?",
    answer: "Yes. The count belongs here, as in the second row above.",
    proof: proofOf("vetting"),
  },
  {
    id: "pressure",
    mark: "Praise and hurry",
    ask: "Is the author flattered, or hurried?",
    answer: `We hope not the first. As for the second: this site shows an offer with an end date. ${houseRules.offer} A proposal holds for 30 days.`,
    proof: page("The terms of the offer.", "/terms-of-service"),
  },
  {
    id: "upsell",
    mark: "More to buy",
    ask: "What is sold to the author after signing?",
    answer:
      "Nothing is added unless you order it in writing, and an upgrade credits what you have paid. We do sell services beyond the packages; they have prices and can be ignored.",
    proof: page("What each package leaves out.", "/packages"),
  },
  {
    id: "secrecy",
    mark: "Fees in the open",
    ask: "Can every fee be known before talking to somebody?",
    answer: "Yes, down to the price of an additional thousand words and the sum that comes back at each stage.",
    proof: page("Refunds by stage, with sums.", "/terms-in-plain-words"),
  },
  {
    id: "channels",
    mark: "Distribution",
    ask: "Who sells the books to stores?",
    answer: `${trade.distributor}’s network lists them. Stores decide. No sales representatives visit them for us.`,
    proof: null,
  },
];

const alli: readonly Answered[] = [
  {
    id: "spam",
    mark: "No harassment",
    ask: "What happens after I give an address?",
    answer:
      "The emails you asked for, and a reply from one person. A newsletter only after you have confirmed it. The newsletter and our offers each end with one click.",
    proof: page("Who gets what, and for how long.", "/privacy-policy"),
  },
  {
    id: "overselling",
    mark: "No overselling",
    ask: "Are you told when you need less?",
    answer:
      "The packages page says who should take none of them. Whether we say so on the phone, only a call can show.",
    proof: page("“Take none of them if…”", "/packages"),
  },
  {
    id: "limits",
    mark: "Limits said aloud",
    ask: "What can you not do for me?",
    answer:
      "Reviews, shelf space, sales and contracts are decided by people who do not work for us. No package buys representation or improves the odds of it.",
    proof: page("The disclosure.", "/services/representation"),
  },
  {
    id: "exclusions",
    mark: "Exclusions",
    ask: "Is what is not included written down?",
    answer: "For each package, completely: we compare the list with our price book whenever either of them changes.",
    proof: page("The lists.", "/packages"),
  },
  {
    id: "complaints",
    mark: "Complaints",
    ask: "Who answers when something goes wrong?",
    answer: `A person with authority to decide, within 14 days of a letter to ${site.legalEmail}. ${site.name} is not a partner member of the Alliance, so its watchdog has not vetted us.`,
    proof: null,
  },
];

const forSheet = (title: string, answered: readonly Answered[]) => ({
  title,
  questions: answered.map(({ id, mark, ask, answer, proof }) => ({
    id,
    mark,
    ask,
    ours: `${answer} ${proof ? proof.shown : "Not shown yet."}`,
  })),
});

const titles = {
  ibpa: "What the association asks",
  writerBeware: "What Writer Beware asks",
  alli: "What the Alliance of Independent Authors asks",
} as const;

export const realHybridPage = {
  meta: {
    title: "Are We a Real Hybrid Publisher?",
    description:
      "The eleven IBPA criteria for hybrid publishers, and what Writer Beware and ALLi ask, each with our answer and its evidence, or the words “not shown yet.”",
    keywords: ["hybrid publisher criteria", "IBPA", "vanity press", "Writer Beware", "is it a scam"],
    priority: "medium",
  },
  hero: {
    label: "Are we a real hybrid?",
    title: "Ask us the eleven",
    lead: `The Independent Book Publishers Association has eleven criteria for a hybrid publisher and accepts nothing less than all of them. We answer each below. For ${shown} of the ${ibpa.length} we can show you something today; the others say “not shown yet.” Until then, do not take our word for them.`,
    actions: [
      { label: "The Terms, in Plain Words", to: "/terms-in-plain-words" },
      { label: "Read the Agreement", to: "/specimen-agreement" },
    ],
  },
  words: {
    checked: "Checked {date}",
    look: "Look at it",
    shown: "Answered, with proof",
    tally: "{shown} of {all}",
    tallied: "with proof",
    notShown: "Not shown yet",
  },
  ibpa: {
    label: "Eleven criteria",
    title: titles.ibpa,
    lead: "The wording is ours. Open a row for our answer and, where there is proof, the day on which one of us last looked at it.",
    answers: ibpa,
  },
  writerBeware: {
    label: "Warning signs",
    title: titles.writerBeware,
    lead: "The watchdog’s warning signs, turned into questions.",
    answers: writerBeware,
  },
  alli: {
    label: "A code",
    title: titles.alli,
    lead: "From its code for companies that serve authors.",
    answers: alli,
  },
  sources: {
    label: "Sources",
    title: "Where the questions come from",
    links: [
      { label: "IBPA, hybrid publisher criteria", href: "https://www.ibpa-online.org/page/hybridpublisher" },
      {
        label: "Writer Beware on vanity, subsidy and hybrid publishers",
        href: "https://www.sfwa.org/other-resources/for-authors/writer-beware/vanity/",
      },
      {
        label: "ALLi, code of standards for partner members",
        href: "https://www.allianceindependentauthors.org/partner-member-code-of-standards/",
      },
    ],
  },
  sheet: {
    label: "For any other house",
    title: "The same table, blank",
    lead: "Fill it in for another publisher, on paper or right here, with our own answers beside the questions to compare. What you type stays in this browser tab until you close it, and is never sent to us.",
    publisher: "Publisher",
    date: "Asked on, and whom",
    answer: "Their answer",
    evidence: "What I have seen",
    ours: "Our own answer",
    print: "Print the sheet",
    clear: "Clear the sheet",
    cleared: "The sheet is blank again.",
    groups: [forSheet(titles.ibpa, ibpa), forSheet(titles.writerBeware, writerBeware), forSheet(titles.alli, alli)],
  },
  callToAction: {
    title: "Ask about the empty rows",
    text: "They are the right questions, and we will tell you what is behind each one.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "The Contract Guide", download: "/resources/hybrid-publishing-contract-guide.pdf" },
    ],
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  words: Record<string, string>;
  ibpa: AnsweredSection;
  writerBeware: AnsweredSection;
  alli: AnsweredSection;
  sources: { label: string; title: string; links: readonly { label: string; href: string }[] };
  sheet: Record<string, unknown>;
  callToAction: CallToAction;
};

export type AnsweredSection = { label: string; title: string; lead: string; answers: readonly Answered[] };
