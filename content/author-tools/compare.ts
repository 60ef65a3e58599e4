import { exampleBook, exampleCopies } from "#content/example-book.ts";
import { houseTerms, packageStages } from "#content/house-terms.ts";
import { type PackageSlug, packages } from "#content/prices.ts";
import { rates } from "#content/rates.ts";
import type { CompareEntries, OfferEntries } from "#domain/offer-entries.ts";
import { type ToolWords, toolFurniture } from "./tool-words.ts";

const blank: OfferEntries = {
  name: "",
  fee: "0",
  advance: "0",
  agent: "0",
  basis: "net",
  print: "100",
  digital: "100",
  printing: "yes",
  ingram: "no",
  distributor: "0",
  admin: "0",
  returns: "shared",
  refund: "none",
  days: String(houseTerms.refund.fullWithinDays),
  stages: "",
};

const ourOffer = (slug: PackageSlug): OfferEntries => ({
  ...blank,
  name: packages[slug].name,
  fee: String(packages[slug].price),
  print: String(houseTerms.share.print),
  digital: String(houseTerms.share.ebook),
  refund: "stages",
  stages: packageStages[slug].map(({ name, price }) => `${name} ${price}`).join(", "),
});

/** What fills a column with one press. Ours is what we offer; the others are examples to write over. */
export const offerFillings = {
  launch: ourOffer("launch"),
  pro: ourOffer("pro"),
  endorsed: ourOffer("endorsed"),
  quote: {
    ...blank,
    name: "A quote, invented",
    fee: "8500",
    print: "50",
    digital: "50",
    ingram: "yes",
    distributor: "15",
    admin: "10",
    returns: "author",
  },
  alone: { ...blank, name: "On your own", fee: "4200", ingram: "yes" },
  traditional: {
    ...blank,
    name: "A traditional offer",
    advance: "5000",
    agent: String(rates["agent-commission"].value),
    basis: "list",
    print: String(rates["royalty-paperback"].value),
    digital: String(rates["royalty-ebook"].value),
    returns: "publisher",
  },
} as const satisfies Record<string, OfferEntries>;

const inColumn = (column: "a" | "b" | "c", offer: OfferEntries) =>
  Object.fromEntries(Object.entries(offer).map(([name, text]) => [`${column}.${name}`, text]));

const { price, printing } = exampleBook;

/** The example that the page opens with: the house’s example book, one offer of ours and two that are invented. */
export const compareExample = {
  count: "3",
  paperback: String(price.paperback),
  hardcover: String(price.hardcover),
  ebook: String(price.ebook),
  audio: String(exampleCopies.audio.received),
  pages: String(exampleBook.pages),
  ingramPrinting: String(printing.ingram),
  hardcoverPrinting: String(printing.hardcover),
  ownCopy: exampleBook.ownCopy.toFixed(2),
  megabytes: String(exampleBook.ebookMegabytes),
  discount: String(houseTerms.trade.discountPercent),
  comesBack: "10",
  "mix.shop": "20",
  "mix.hardcover": "0",
  "mix.amazon": "40",
  "mix.expanded": "0",
  "mix.ebook": "35",
  "mix.audio": "0",
  "mix.direct": "5",
  ...inColumn("a", offerFillings.launch),
  ...inColumn("b", offerFillings.quote),
  ...inColumn("c", offerFillings.alone),
} as CompareEntries;

export const comparePage = {
  meta: {
    title: "Compare Publishing Offers",
    description:
      "Set up to three offers side by side, hybrid, traditional or on your own: what a copy earns in each channel, how many copies pay back your fee, and the most you can lose.",
    keywords: ["compare publishing offers", "hybrid publishing calculator", "royalty calculator", "break-even copies"],
    priority: "medium",
  },
  label: "Compare offers",
  title: "Your offers, one book, the same arithmetic",
  lead: "How many copies pay back each fee? The example compares ours with two invented ones; write your own over it.",
  how: {
    title: "Ask for the definition before the percentage",
    paragraphs: [
      "For each channel we take what the publishing side receives for one copy: the list price less the trade discount in a shop, Amazon’s share of the list price, the e-book rule with its price band. From that come off whatever the offer calls net: printing, Ingram’s fee, a distributor’s fee, “administration.” Your share is taken of what is left. A traditional contract usually pays on the list price instead, so nothing comes off, and the share is small.",
      "Copies that come back cost somebody. Where the loss is shared, the printing of a returned copy stays in the account. Where it is charged to you, you give back the wholesale price, of which you had only your share. The percentage of copies that come back is your guess; be gloomy.",
      "An average copy is the mix you expect. Copies to earn back your fee is the fee divided by what an average copy earns you, rounded up. An advance is yours whatever sells, and is set against the royalties.",
      "The most you can lose is what you have paid and would not get back if you stopped at that point and never sold a copy, if everything is paid beforehand. Copies you sell by hand you buy first, at your own price for them.",
      "The budget calculator among our downloads uses the same formulas.",
    ],
  },
  rates: [
    "kdp-print-high",
    "kdp-print-low",
    "kdp-print-threshold",
    "kdp-print-fixed",
    "kdp-print-page",
    "kdp-expanded",
    "kdp-ebook-high",
    "kdp-ebook-low",
    "kdp-ebook-floor",
    "kdp-ebook-ceiling",
    "kdp-delivery",
    "ingram-discount",
    "ingram-fee",
    "royalty-paperback",
    "royalty-ebook",
    "agent-commission",
  ],
  reading: [
    { label: "Terms in plain words: what we pay, keep and return", to: "/terms-in-plain-words" },
    { label: "The complete guide to hybrid publishing", to: "/blog/complete-guide-hybrid-publishing-2024" },
    { label: "Self-publishing vs. traditional", to: "/blog/self-publishing-vs-traditional-2024-comparison" },
    { label: "The truth about book advances", to: "/blog/the-truth-about-book-advances" },
  ],
} as const satisfies ToolWords;

/** What the tool itself says; handed to it, so that the browser fetches no more of the content than this. */
const words = {
  amounts: toolFurniture.amounts,
  result: {
    title: "Copies to earn back your own fee",
    copies: "{copies} copies",
    oneCopy: "1 copy",
    none: "No fee to earn back",
    never: "Never: an average copy earns you nothing",
    average: "{sum} an average copy",
    mixOff: "Your mix adds up to {sum} percent. We use its proportions.",
  },
  columns: {
    legend: "Offer {number}",
    count: "Offers to compare",
    two: "Two",
    three: "Three",
    fill: "Fill with",
    ownFigures: "Your own figures",
    unnamed: "Offer {number}",
    /** On a phone, where an offer's fields are folded. */
    change: "{name}: its terms",
  },
  fillings: {
    launch: packages.launch.name,
    pro: packages.pro.name,
    endorsed: packages.endorsed.name,
    quote: "A quote, invented",
    alone: "On your own",
    traditional: "Traditional",
  },
  fields: {
    name: "Name",
    fee: "What you pay, all told ($)",
    advance: "Advance ($)",
    agent: "Agent’s commission (%)",
    basis: "Print share is a percentage of",
    print: "Your share, print (%)",
    digital: "Your share, e-book and audio (% of receipts)",
    printing: "Printing comes off first",
    ingram: "Ingram’s fee comes off first",
    distributor: "Distributor’s fee (% of receipts)",
    admin: "“Administration” (% of receipts)",
    returns: "A returned copy is charged to",
    refund: "If you stop",
    days: "Days of full refund",
    stages: "Stages and their prices",
  },
  basis: { net: "net receipts", list: "list price" },
  returns: {
    shared: "the account, shared",
    author: "you, at the wholesale price",
    publisher: "the publisher",
  },
  refund: {
    none: "nothing comes back",
    days: "all comes back for some days, then nothing",
    stages: "by stage: half when begun, all when delivered",
  },
  netLegend: "What they call net",
  moneyLegend: "Money and refunds",
  book: {
    title: "Your book",
    paperback: "Paperback price ($)",
    pages: "Pages",
    ebook: "E-book price ($)",
    more: "Hardcover, audio, printing and returns",
    hardcover: "Hardcover price ($)",
    audio: "Paid for one audiobook ($)",
    ingramPrinting: "Ingram, printing a paperback ($)",
    hardcoverPrinting: "Ingram, printing a hardcover ($)",
    ownCopy: "A copy for yourself ($)",
    megabytes: "E-book file (megabytes)",
    discount: "Trade discount (%)",
    comesBack: "Shop copies that come back (%)",
  },
  mix: { title: "Of a hundred copies, how many where", together: "Together" },
  channels: {
    shop: "Paperback, bookstores",
    hardcover: "Hardcover, bookstores",
    amazon: "Paperback, Amazon",
    expanded: "Paperback, Expanded Distribution",
    ebook: "E-book, Amazon",
    audio: "Audiobook",
    direct: "Paperback, by hand",
  },
  perCopy: { caption: "What one copy earns you, if {returns} of 100 that shops take come back", channel: "Channel" },
  cash: {
    title: "What is left after your fee",
    caption: "Cash in your hand after your fee",
    copies: "{copies} copies",
    summary: "{name}: {sums}.",
  },
  losses: {
    title: "The most you can lose",
    lead: "What you would have lost if you stopped at each point.",
    signing: "On signing",
    within: "Within {days} days",
    after: "After {days} days",
    begun: "{stage} begun",
    sent: "{stage} delivered",
    finished: "At any point until the book is out",
    whole: "The work",
  },
  download: {
    label: "Download as a spreadsheet",
    busy: "Making the spreadsheet",
    failed: "The spreadsheet could not be made",
    failedText: "Check your connection and press the button again.",
    file: "compare-offers.xlsx",
    sheet: "Compare offers",
  },
} as const;

const { name, fee, print, digital, basis, printing: takesPrinting, ingram, distributor, admin, returns } = words.fields;

export const compareWords = {
  ...words,
  /** What stands once beside all columns, in the order of their fields; the first row names them, the last is a fold. */
  rows: [
    "",
    words.columns.fill,
    name,
    fee,
    print,
    digital,
    basis,
    takesPrinting,
    ingram,
    distributor,
    admin,
    returns,
    "",
  ],
} as const;
