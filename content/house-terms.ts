import { offer } from "#content/prices.ts";
import type { Stage } from "#domain/refund.ts";

/**
 * The terms on which the house publishes: every share, term, date and limit, once. Pages, answers, the terms of service,
 * the specimen agreement and the documents read them here; content/house-terms.test.ts compares what cannot.
 *
 * All of it is the demonstration's own invention. `confirmed` says who has agreed to it and when; until then
 * `npm run launch-check` refuses to go live with it.
 */
export const houseTerms = {
  /** Percent of net that the author is paid. */
  share: { print: 60, ebook: 70, audio: 70 },
  statements: { periodsEnd: ["June 30", "December 31"], paidWithinDays: 60, minimum: 25 },
  license: { years: 5, noticeDays: 90 },
  reversion: { afterYears: 2, copies: 100, months: 12, withinDays: 60 },
  publication: { withinMonths: 12 },
  unpaid: { afterDays: 60 },
  /** A sale of the whole house. */
  sale: { noticeDays: 60 },
  approval: { pausesAfterDays: 30, endsAfterDays: 180 },
  refund: { fullWithinDays: 14, paidWithinDays: 30, ourDelayDays: 60 },
  trade: { distributor: "Ingram", discountPercent: 55 },
  sellOffMonths: 6,
  forceMajeureDays: 90,
} as const;

/** What each stage of a package costs: the refund is computed from these, and they add up to the package's price. */
export const packageStages = {
  launch: [
    { name: "Editing", price: 1300 },
    { name: "Design", price: 1000 },
    { name: "Publishing", price: 699 },
  ],
  pro: [
    { name: "Editing", price: 2300 },
    { name: "Design", price: 1000 },
    { name: "Publishing", price: 1099 },
    { name: "Marketing", price: 1600 },
  ],
  endorsed: [
    { name: "Developmental editing", price: 4000 },
    { name: "Line editing and copyediting", price: 2300 },
    { name: "Submission preparation", price: 2300 },
    { name: "Design", price: 1500 },
    { name: "Publishing", price: 1299 },
    { name: "Marketing", price: 1600 },
  ],
} as const satisfies Record<"launch" | "pro" | "endorsed", readonly Stage[]>;

const { share, statements, license, reversion, sale, approval, trade } = houseTerms;
const houseShare = (percent: number) => 100 - percent;
const inWords = ["zero", "one", "two", "three", "four", "five"] as const;
const years = (count: 2 | 5) => `${inWords[count]} years`;

/** By themselves, for parts that the browser fetches: whoever takes one of these does not carry the others. */
export const shareRule = `You are paid ${share.print} percent of net on print, and ${share.ebook} percent of net on e-books and audio.`;
export const returnsRule = `A returned copy is taken out of the receipts of the period in which it comes back. Its printing stays in the account, so the loss is shared ${share.print} to ${houseShare(share.print)} like the gain. You never get a bill for returns: a balance below zero is carried forward against later royalties, and forgiven when the agreement ends.`;
export const licenseRule = `You license the English-language edition, worldwide, in the formats your agreement names: print and e-book, and audio only if we make the audiobook. The license runs for ${years(license.years)} from publication, then from year to year until either of us ends it with ${license.noticeDays} days’ notice.`;

/** The same terms in sentences, so that no two pages say them differently. */
export const houseRules = {
  share: shareRule,
  net: "Net is what we receive for copies sold, less the cost of printing those copies, less the receipts of copies that came back in the same period. Nothing else is taken off: no overhead, no marketing, no administration, no distribution fee of ours. What a retailer or distributor keeps never reaches us, so it does not count as received.",
  returns: returnsRule,
  payment: `You get a statement twice a year, for the periods that end on ${statements.periodsEnd[0]} and ${statements.periodsEnd[1]}, with every sale by format and channel. We pay within ${statements.paidWithinDays} days of the period’s end, in US dollars. A balance under $${statements.minimum} is carried forward, and is paid in any case when the agreement ends.`,
  license: licenseRule,
  copyright:
    "The copyright stays yours. You register it in your own name; we supply the deposit file and the data sheet, and remind you in the week of publication. The Copyright Office’s fee is yours.",
  reversion: `After the first ${years(reversion.afterYears)}, if fewer than ${reversion.copies} copies were sold in twelve months, all formats together and net of returns, you may ask for your rights back in writing. They return within ${reversion.withinDays} days, without a fee, and the print PDF, the EPUB and the cover come with them.`,
  sold: `We cannot hand your agreement to another company without your written consent. If the whole house is sold, we tell you ${sale.noticeDays} days before, and you may leave.`,
  failed:
    "Fees for stages that have not begun are kept in a separate account and go back to you. Royalties that we collect for you are held as your money. We do not offer reversion on insolvency as a protection: courts in the United States generally do not enforce such a clause once a bankruptcy case has begun.",
  copies:
    "Copies for yourself cost what their printing costs, plus shipping, and earn no royalty. You never have to buy any.",
  approval: `Silence is never approval. If you do not answer for ${approval.pausesAfterDays} days after a reminder, the stage pauses. After ${approval.endsAfterDays} days without an answer it counts as ended, and the refund is computed.`,
  liability:
    "What you warrant about the manuscript has a cap: you never owe more than you were paid under the agreement, except for a deliberate wrong. For what we added to the book, we answer to you.",
  distribution: `Bookstores and libraries order print through ${trade.distributor}’s network, at a trade discount of ${trade.discountPercent} percent, returnable where your agreement includes it and you choose it.`,
  agentSale:
    "If an agent sells the book while you are in the Endorsed Author Program, stages that have not begun are refunded in full, and a stage that has begun by the ordinary rule. We take no commission on that sale.",
  offer: `The code takes ${offer.percent}% off editorial, design, production, marketing, distribution and promotion services, and off the packages. It does not reduce ghostwriting, printing, or fees paid to others. You need not decide before the offer ends: giving us the code in time is enough.`,
} as const;

/** Who has agreed to each group of terms, and when; null while it is the demonstration's own. */
export const confirmed: Record<string, string | null> = {
  "shares, net and returns": null,
  "statements and payment": null,
  "license and reversion": null,
  "sale or failure of the house, and the separate account": null,
  "stages of the packages and refunds": null,
  "ordinary length and further words": null,
  "scope of the offer": null,
  "distributor and discount": null,
  "weeks of submission preparation, screen decks and bookstore outreach": null,
  "specimen agreement, read by a lawyer": null,
  "how long a chapter (90 days) and the record of a book (7 years) are kept": null,
  "an answer to every author’s message within 24 hours": null,
};
