import { amazonPrinting, earnBack, exampleBook, exampleCopies, exampleReturn } from "#content/example-book.ts";
import { exampleWithFee, ingramFee } from "#content/example-with-fee.ts";
import { houseRules, houseTerms, packageStages } from "#content/house-terms.ts";
import { ordinaryWords, packages } from "#content/prices.ts";
import type { CallToAction, FigureTable, Hero, Metadata } from "#content/shapes.ts";
import { formatCents, formatCount, formatMoney } from "#domain/money.ts";
import { listRefunds, type RefundLine } from "#domain/refund.ts";
import type { CopySplit } from "#domain/royalty.ts";

const { share, trade, refund } = houseTerms;
const { price, amazon } = exampleBook;

export type WorkedCopy = {
  id: string;
  /** What the drawing looks like. */
  shape: "book" | "device" | "player";
  title: string;
  sharePercent: number;
  split: CopySplit;
  /** Who keeps the first part. */
  channel: string;
  note: string;
};

const workedCopies: readonly WorkedCopy[] = [
  {
    id: "bookstore",
    shape: "book",
    title: "A paperback in a bookstore",
    sharePercent: share.print,
    split: exampleCopies.bookstore,
    channel: `Store and wholesaler, ${trade.discountPercent}%`,
    note: `Where ${trade.distributor}’s market access fee is charged (${ingramFee.percentOfList} percent of list since ${ingramFee.since}), we receive ${formatCents(exampleWithFee.received)} and you are paid ${formatCents(exampleWithFee.author)}.`,
  },
  {
    id: "amazon",
    shape: "book",
    title: "The same paperback on Amazon",
    sharePercent: share.print,
    split: exampleCopies.amazon,
    channel: `Amazon, ${100 - amazon.printPercent}%`,
    note: `Printing by Amazon’s formula for ${exampleBook.pages} pages in black: ${formatCents(amazonPrinting)}.`,
  },
  {
    id: "hardcover",
    shape: "book",
    title: "A hardcover, had there been one",
    sharePercent: share.print,
    split: exampleCopies.hardcover,
    channel: `Store and wholesaler, ${trade.discountPercent}%`,
    note: "A higher price does not earn in proportion: the printing costs almost twice as much.",
  },
  {
    id: "ebook",
    shape: "device",
    title: "An e-book on Amazon",
    sharePercent: share.ebook,
    split: exampleCopies.ebook,
    channel: "Amazon, with delivery",
    note: `Amazon pays ${amazon.ebookPercent} percent at this price, after a charge for delivering a file of ${exampleBook.ebookMegabytes} megabytes. Nothing is printed.`,
  },
  {
    id: "audio",
    shape: "player",
    title: "An audiobook, if we make it",
    sharePercent: share.audio,
    split: exampleCopies.audio,
    channel: "Retailer",
    note: `What audio retailers pay differs from one to the next and changes; ${exampleBook.audioPercent} percent of list is this example’s own figure.`,
  },
];

const moments: Record<RefundLine["state"], string> = {
  "not begun": `Within ${refund.fullWithinDays} days, nothing begun`,
  begun: "{stage} begun",
  sent: "{stage}: first version with you",
};

const stagesOf = (slug: keyof typeof packages) =>
  packageStages[slug].map(({ name, price: sum }) => `${name.toLowerCase()} ${formatMoney(sum)}`).join(", ");

const priced = (slug: keyof typeof packages) => `${packages[slug].name}, ${formatMoney(packages[slug].price)}`;

/** What stopping costs, and under it the prices of the stages, from which that follows. */
type RefundTable = FigureTable & { stages: string };

const refundTable = (slug: keyof typeof packages): RefundTable => ({
  stages: `The stages: ${stagesOf(slug)}.`,
  caption: priced(slug),
  head: ["You stop when", "It costs you", "Comes back"],
  rows: listRefunds(packageStages[slug]).map(({ state, stage = "", cost, refund: back }) => [
    moments[state].replace("{stage}", stage),
    formatCents(cost),
    formatCents(back),
  ]),
});

export const plainTermsPage = {
  meta: {
    title: "Our Terms in Plain Words: Share, Rights, Refunds",
    description:
      "What you are paid per format and how net is defined, with worked examples, and what happens to your rights and your money at every stage.",
    keywords: [
      "author royalties",
      "net receipts",
      "reversion of rights",
      "publishing refund",
      "hybrid publishing terms",
    ],
    priority: "high",
  },
  hero: {
    label: "Terms in plain words",
    title: "What you are paid, and how you get out",
    lead: `Print pays you ${share.print} percent of net, e-books and audio ${share.ebook} percent. Here is what that comes to in dollars, and everything else an author should know before signing.`,
    actions: [
      { label: "Read the Agreement", to: "/specimen-agreement" },
      { label: "Compare Packages", to: "/packages" },
      { label: "A Royalty Statement, Explained", to: "/one-book/royalty-statement" },
    ],
  },
  share: {
    label: "Your share",
    title: "Where the price of one copy goes",
    lead: `${houseRules.share} ${houseRules.net}`,
    example: `The example is one book throughout: ${exampleBook.title}, ${exampleBook.pages} pages, ${formatCents(price.paperback)} in paperback. Its prices and printing costs are an example; the arithmetic is the one you would be paid by.`,
    parts: { printing: "Printing", house: "The house, {percent}% of net", author: "You, {percent}% of net" },
    listPrice: "List price",
    alt: "{title}: of {listPrice}, {channel} keeps {kept}{printing}, the house {house}, and the author {author}.",
    altPrinting: ", printing costs {sum}",
    copies: workedCopies,
  },
  returns: {
    label: "Returns",
    title: "What one return does",
    sum: [
      { label: "When it is sold", sum: `+${formatCents(exampleCopies.bookstore.author)}` },
      { label: "When it comes back", sum: `−${formatCents(exampleReturn.takenBack)}` },
      { label: "What is left: your part of the printing", sum: `−${formatCents(-exampleReturn.author)}` },
    ],
    paragraphs: [
      houseRules.returns,
      `On the bookstore paperback: you were paid ${formatCents(exampleCopies.bookstore.author)} when it was sold. When it comes back, ${share.print} percent of the ${formatCents(exampleCopies.bookstore.received)} we received is taken out of your account again, ${formatCents(exampleReturn.takenBack)}. What remains of the copy is its printing, ${formatCents(exampleCopies.bookstore.printing)}, and your part of that is ${formatCents(-exampleReturn.author)}. Ours is ${formatCents(-exampleReturn.house)}.`,
      `So ${Math.ceil(exampleReturn.author / -exampleCopies.bookstore.author)} copies sold make up for one returned. If that worries you, leave returns off: only the ${packages.endorsed.name} includes the setup, and only if you choose it.`,
    ],
  },
  breakEven: {
    label: "The other sum",
    title: "Copies that earn a package back",
    lead: "Most books sell modestly. Look at these numbers before you look at a cover.",
    table: {
      caption: "Copies of the example book that pay back each package",
      head: ["Package", "If all sell in bookstores", "If all sell on Amazon"],
      rows: Object.entries(earnBack).map(([slug, { bookstore, amazon: online }]) => [
        priced(slug as keyof typeof packages),
        formatCount(bookstore),
        formatCount(online),
      ]),
    },
  },
  terms: {
    label: "The rest",
    title: "Everything else, one by one",
    paragraphs: [
      `Being paid. ${houseRules.payment}`,
      `License. ${houseRules.license}`,
      `Copyright. ${houseRules.copyright}`,
      `Rights back by sales. ${houseRules.reversion}`,
      `House sold. ${houseRules.sold}`,
      `House failed. ${houseRules.failed}`,
      `Your own copies. ${houseRules.copies}`,
      `Bookstores. ${houseRules.distribution}`,
      `Approval. ${houseRules.approval}`,
      `Warranties. ${houseRules.liability}`,
      `An agent sells it. ${houseRules.agentSale}`,
      `The discount. ${houseRules.offer}`,
    ],
  },
  refunds: {
    label: "Refunds",
    title: "What comes back, stage by stage",
    lead: "Finished stages are paid for. A stage that has begun costs half, or all of it once you hold a first version. What has not begun comes back whole.",
    tables: [refundTable("launch"), refundTable("pro"), refundTable("endorsed")],
    note: `“Comes back” is for a package paid in full beforehand. If you pay stage by stage, stopping costs the same and less has to come back. Costs paid to others on your order are subtracted too. For books beyond ${formatCount(ordinaryWords)} words the additional words are added to the first stage.`,
  },
  callToAction: {
    title: "Hold us to it",
    text: "Every sum on this page is computed from the same terms as our agreement. If you find two that disagree, tell us.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Are We a Real Hybrid?", to: "/are-we-a-real-hybrid" },
    ],
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  share: { copies: readonly WorkedCopy[] } & Record<string, unknown>;
  returns: {
    label: string;
    title: string;
    sum: readonly { label: string; sum: string }[];
    paragraphs: readonly string[];
  };
  breakEven: { label: string; title: string; lead: string; table: FigureTable };
  terms: { label: string; title: string; paragraphs: readonly string[] };
  refunds: { label: string; title: string; lead: string; tables: readonly RefundTable[]; note: string };
  callToAction: CallToAction;
};
