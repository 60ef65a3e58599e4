import { houseTerms } from "#content/house-terms.ts";
import { ordinaryWords } from "#content/prices.ts";
import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import { formatCount } from "#domain/money.ts";

/** One clause: its words, what they mean in the margin, and what of it may be changed, where anything may: said, and as its words have it. */
export type Clause = {
  id: string;
  title: string;
  text: readonly string[];
  note: string;
  negotiable?: string;
  open?: readonly string[];
};

export type AgreementPart = { title: string; lead: string; clauses: readonly Clause[] };

const { share, statements, license, reversion, publication, unpaid, sale, approval, refund, trade, ...terms } =
  houseTerms;

/** The agreement that an author would be handed. Its figures are those of content/house-terms.ts. */
export const agreementParts: readonly AgreementPart[] = [
  {
    title: "The book and the work",
    lead: `Between [the Author] and ${site.name} (the Publisher), about [title], a work of about [number] words (the Work).`,
    clauses: [
      {
        id: "work",
        title: "The work to be done",
        text: [
          "The Publisher shall do the work listed in Schedule A, stage by stage. The Schedule names each stage, its price, its dates, the people who do it, and what is not included.",
          `The prices hold for a Work of up to ${formatCount(ordinaryWords)} words. Each additional 1,000 words costs the sum that the Schedule names.`,
        ],
        note: "Look at Schedule A first. If something was promised on the phone and is not there, it is not promised.",
        negotiable: "Stages, people, dates, and the list itself.",
        open: ["each stage", "its dates", "the people who do it", "what is not included"],
      },
      {
        id: "approval",
        title: "Approval",
        text: [
          "No stage is finished until the Author has approved its result in writing. The Author has the last word on the text and on the cover. Design revisions are unlimited until the Author approves; a change of direction after approval is new work, quoted before it begins.",
          `The Author’s silence is not approval. Where the Author has not answered ${approval.pausesAfterDays} days after a reminder, the stage pauses. After ${approval.endsAfterDays} days without an answer it counts as ended, and clause “Canceling” is applied as if the Author had stopped.`,
        ],
        note: "Neither side can be kept waiting forever, and nobody’s book is printed because a message went unanswered.",
        negotiable: "The number of days.",
        open: [`${approval.pausesAfterDays} days`, `${approval.endsAfterDays} days`],
      },
      {
        id: "publication",
        title: "Publication",
        text: [
          `The Publisher shall publish the Work within ${publication.withinMonths} months of receiving the final manuscript, under its own imprint and ISBNs, in the formats that the Schedule names.`,
          `The Publisher shall list the printed Work in ${trade.distributor}’s network at a trade discount of ${trade.discountPercent} percent, returnable if the Author chooses it and the Schedule includes it.`,
        ],
        note: "If the date passes, the rights come back. A listing means that a store can order the book, not that it will.",
        negotiable: "The date, and whether returns are accepted.",
        open: [`${publication.withinMonths} months`, "returnable"],
      },
    ],
  },
  {
    title: "Rights",
    lead: "What the Publisher may do, where, for how long, and what remains the Author’s.",
    clauses: [
      {
        id: "grant",
        title: "Grant of rights",
        text: [
          "The Author grants the Publisher the exclusive right to publish and sell the Work in English, throughout the world, in the formats that the Schedule names: print and e-book, and audio only if the Publisher makes the audiobook.",
          `The grant runs for ${license.years} years from publication. After that it continues from year to year until either party ends it with ${license.noticeDays} days’ notice.`,
        ],
        note: "Exclusive means that nobody else may publish these formats meanwhile, the author included.",
        negotiable: "Territory, formats and years.",
        open: ["throughout the world", "print and e-book", `${license.years} years`],
      },
      {
        id: "reserved",
        title: "Rights that stay with the Author",
        text: [
          "All rights not named in the grant are the Author’s: translation, film and television, stage, serial, merchandise, and audio where the Publisher does not make it.",
          "The grant does not include the right to use the Work, or to let others use it, to train or test artificial-intelligence systems. The Publisher shall not put the Work into such systems, and shall not use generated text, narration, translation or artwork without the Author’s written consent.",
        ],
        note: "What is not named is not granted.",
      },
      {
        id: "copyright",
        title: "Copyright",
        text: [
          "The copyright belongs to the Author, and the notice in every copy says so. The Author registers it in the Author’s name and pays the Copyright Office’s fee. The Publisher supplies the deposit file and a data sheet, and reminds the Author in the week of publication.",
        ],
        note: "Registering within three months of publication keeps the full remedies open. Hence the reminder.",
        negotiable: "We can file for you, in your name, at the Office’s fee.",
        open: ["The Author registers it"],
      },
      {
        id: "reversion",
        title: "Reversion",
        text: [
          `After the first ${reversion.afterYears} years from publication, if fewer than ${reversion.copies} copies of the Work were sold in ${reversion.months} months, all formats together and net of returns, the Author may ask for the rights in writing. They revert within ${reversion.withinDays} days.`,
          `The rights also revert, within 30 days of the Author’s notice: when the term ends; when the agreement is canceled; if the Work is not published by its date, unless the Author agreed to wait; if royalties due are not paid within ${unpaid.afterDays} days of a reminder; if two statements in a row do not come; and if the Publisher stops publishing.`,
          `On reversion the Author receives, without a fee, the print PDF, the EPUB and the cover, with a list of fonts and images whose licenses cannot be passed on. The ISBNs stay with the Publisher. Copies already printed may be sold for ${terms.sellOffMonths} months, and the Author is paid for them, or may buy them at the cost of printing.`,
        ],
        note: "A test in copies, because a file on a server is never out of print.",
        negotiable: "The number of copies, and the first two years.",
        open: [`first ${reversion.afterYears} years`, `${reversion.copies} copies`],
      },
    ],
  },
  {
    title: "Money",
    lead: "What the Author pays, what the Author is paid, and how both can be checked.",
    clauses: [
      {
        id: "price",
        title: "Price",
        text: [
          "The Author pays each stage when it begins. Nothing is added unless the Author orders it in writing. Where the Author pays ahead, the Publisher keeps the money for stages not begun in a separate account.",
        ],
        note: "Nobody may ask you to pay for a stage before it begins.",
        negotiable: "Smaller installments within a stage.",
        open: ["when it begins"],
      },
      {
        id: "share",
        title: "The Author’s share",
        text: [
          `The Publisher pays the Author ${share.print} percent of Net on printed copies, and ${share.ebook} percent of Net on e-books and on audiobooks that the Publisher makes.`,
          "“Net” is what the Publisher receives for copies sold in the period, less the cost of printing those copies, less the receipts of copies returned in the period. Nothing else is deducted: no overhead, no marketing, no administration, and no distribution fee of the Publisher’s own. What a retailer or distributor keeps is not received.",
        ],
        note: "Read the definition before the percentage.",
        negotiable: "The share, for an author who brings an audience or orders in advance.",
        open: [`${share.print} percent`, `${share.ebook} percent`],
      },
      {
        id: "returns",
        title: "Returns",
        text: [
          "A copy that comes back is taken out of the receipts of the period in which it comes back; its printing stays in the account. The Publisher never bills the Author for returns, and never charges them at the wholesale price. A balance below zero is carried forward against later royalties, is never invoiced, and is forgiven when the agreement ends.",
        ],
        note: `A return costs both sides their share of its printing, ${share.print} to ${100 - share.print}, and nothing more.`,
      },
      {
        id: "statements",
        title: "Statements and payment",
        text: [
          `The periods end on ${statements.periodsEnd[0]} and ${statements.periodsEnd[1]}. Within ${statements.paidWithinDays} days of each the Publisher sends a statement of every sale by format and channel, and pays what is due in US dollars. A balance under $${statements.minimum} is carried forward, and is paid in any case when the agreement ends.`,
          "Once a year the Author may have the accounts of the Work examined by a person of the Author’s choice. If they show that the Author was paid more than five percent too little, the Publisher pays for the examination.",
        ],
        note: "No reserve is held back against returns.",
      },
      {
        id: "authors-copies",
        title: "Author’s copies",
        text: [
          "The Author may order copies at the cost of printing them, plus shipping. They earn no royalty, and the Author may sell them. The Author is never obliged to order any.",
        ],
        note: "An obligation to buy copies is the oldest mark of a vanity press.",
      },
    ],
  },
  {
    title: "Promises and risks",
    lead: "What each side vouches for, and how much it can cost.",
    clauses: [
      {
        id: "warranties",
        title: "What the Author promises",
        text: [
          "The Author promises, to the best of the Author’s knowledge, that the Work is the Author’s own, that there is permission for what is not, that it infringes nobody’s rights and libels nobody, and that generated text, images or translation have been pointed out.",
          "If a promise proves false, the Author’s liability is limited to what the Author was paid under this agreement, except for a deliberate wrong. No claim is settled at the Author’s expense without the Author’s consent.",
        ],
        note: "Without the cap, a lawsuit over one sentence could cost you far more than the book earned.",
      },
      {
        id: "indemnity",
        title: "What the Publisher promises",
        text: [
          "The Publisher shall work with professional care and by the dates of the Schedule. For everything that the Publisher added to the Work, such as cover, images, jacket copy and edits that the Author did not approve, the Publisher indemnifies the Author.",
          "Otherwise the Publisher’s liability is limited to what the Author has paid, except where the law sets no limit.",
        ],
        note: "The same protection in your direction, for what we put into the book.",
      },
      {
        id: "force-majeure",
        title: "Events beyond control",
        text: [
          `A party that is prevented by an event beyond its control says so at once; its dates move by as long as the event lasts. After ${terms.forceMajeureDays} days the Author may cancel, and nothing is subtracted for stages not approved.`,
        ],
        note: "A broken press is not such an event. An earthquake is.",
      },
      {
        id: "speech",
        title: "Speaking freely",
        text: [
          "Nothing in this agreement prevents either party from making truthful statements about the other, or the Author from showing it to advisers, authors’ organizations and watchdogs.",
        ],
        note: "No gag clause, in so many words.",
      },
      {
        id: "representation",
        title: "Representation",
        text: [
          "Nothing in this agreement includes representation, or makes it likelier. The Author may query agents and publishers at any time. If an agent sells the Work before it is published, the Publisher releases the rights, stages not begun are refunded in full, a stage that has begun is refunded by clause “Canceling,” and the Publisher takes no commission on that sale.",
        ],
        note: "Meant for the Endorsed Author Program; it stands in every agreement.",
      },
    ],
  },
  {
    title: "Parting",
    lead: "How either side can leave, and what happens if the house does not last.",
    clauses: [
      {
        id: "canceling",
        title: "Canceling",
        text: [
          `The Author may stop at any time, for any reason. Within ${refund.fullWithinDays} days of signing, if no stage has begun, everything comes back. After that the refund is what the Author has paid, less the price of each finished stage, less half the price of a stage that has begun, or its whole price if a first version of its result was sent, less costs paid to others on the Author’s order.`,
          `If the Publisher stops, or misses a date by more than ${refund.ourDelayDays} days for reasons of its own, nothing is subtracted for stages that the Author has not approved. Refunds are paid within ${refund.paidWithinDays} days. The Author receives the files of every stage paid for.`,
        ],
        note: "Compute it yourself, on any day, from the prices in Schedule A.",
      },
      {
        id: "assignment",
        title: "If the house is sold",
        text: [
          `The Publisher may not assign this agreement without the Author’s written consent. If the whole house is sold, the Author is told ${sale.noticeDays} days before, and may end the agreement by notice until ${sale.noticeDays} days after.`,
        ],
        note: "Your contract does not change hands behind your back.",
        negotiable: "A longer time to leave.",
        open: [`until ${sale.noticeDays} days after`],
      },
      {
        id: "failure",
        title: "If the house fails",
        text: [
          "Money for stages not begun is the Author’s until they begin, and is kept in the separate account. Royalties collected for the Author are held as the Author’s money. The Author receives the files of each stage when it is approved.",
          "The parties know that a clause by which rights revert on insolvency is generally not enforced in a bankruptcy case, and rely on the clauses above instead.",
        ],
        note: "The protection has to work before there is a courtroom. Keep your own copies from the first day.",
      },
      {
        id: "law",
        title: "Law and disputes",
        text: [
          "The law of California applies. A party with a complaint writes first; a person with authority answers within 14 days. If the Author wishes, the parties try mediation and the Publisher pays half. Either may go to the courts of Los Angeles County, and the Author to the small claims court at home. There is no arbitration clause.",
          "This agreement and its Schedule are everything that was agreed. Only a signed amendment changes them.",
        ],
        note: "You give up no right to a court, nor to act together with others.",
        negotiable: "Where disputes are heard, for an author far away.",
        open: ["the courts of Los Angeles County"],
      },
    ],
  },
];

const clauses = agreementParts.flatMap((part) => part.clauses);
const open = clauses.filter((clause) => clause.negotiable).length;

export const specimenAgreementFile = {
  file: "specimen-agreement.pdf",
  downloadUrl: "/resources/specimen-agreement.pdf",
  pages: 14,
} as const;

export const specimenAgreementPage = {
  meta: {
    title: "Specimen Publishing Agreement, with Notes",
    description:
      "Our whole publishing agreement, clause by clause, with a note beside each and a mark where it can be negotiated. To read here or take along as a PDF.",
    keywords: ["hybrid publishing contract", "publishing agreement sample", "reversion clause", "net receipts"],
    priority: "medium",
  },
  hero: {
    label: "Specimen agreement",
    title: "The contract, before you ask for it",
    lead: `${clauses.length} clauses, each with a note in the margin. ${open} of them can be negotiated, and what may change is underlined. It is a specimen and not an offer; have the one you sign read by somebody who works for you.`,
    actions: [
      { label: "Download as PDF", download: specimenAgreementFile.downloadUrl },
      { label: "The Terms, in Plain Words", to: "/terms-in-plain-words" },
    ],
  },
  words: {
    negotiable: "Negotiable",
    note: "In the margin",
    part: "Part",
    yours: "Your notes",
    prompt: "What I would ask to have changed in this part:",
    subtitle: "Clause by clause, with notes in the margin, and a mark on what can be negotiated.",
    caution:
      "A specimen, published so that it can be read and compared. It is not an offer and not legal advice; the agreement for a particular book has its own Schedule and comes first.",
    demo: "This is the agreement of a demonstration house. No lawyer has read it.",
    closingTitle: "Before you sign",
    closing: [
      "Take two weeks. Have it read by a lawyer who knows publishing, or by an authors’ organization, and ask for three changes: how a house answers is part of the offer.",
      "Schedule A lists your stages with their prices, dates and people, and what is not included. If it is missing, there is nothing to sign yet.",
    ],
  },
  callToAction: {
    title: "Bring us your changes",
    text: "Mark the clauses you would change and we talk them through, before there is anything to sign.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "The Contract Guide", download: "/resources/hybrid-publishing-contract-guide.pdf" },
    ],
  },
} as const satisfies { meta: Metadata; hero: Hero; words: Record<string, unknown>; callToAction: CallToAction };
