import { claims } from "#content/claims.ts";
import { bookstoreSale, exampleCopies, exampleReturn } from "#content/example-book.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import { distribution, faqTimelines, startingPrices, wholeBook } from "#content/prices.ts";
import { backToServices, type CardSection, type ServiceDetail, type TextSection } from "#content/services.ts";
import { formatCents, formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";

export const publishingPage = {
  meta: {
    title: "Publishing and Distribution for Print and E-book",
    description:
      "ISBNs, global distribution, returnable terms and library cataloging, with a plain account of what each one does, what it costs and what it risks.",
    keywords: [
      "book distribution",
      "ISBN",
      "bookstore returns",
      "library cataloging",
      "print on demand",
      "e-book distribution",
    ],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Publishing & Distribution",
    title: "So that any shop can order it by number",
    lead: "Distribution is a chain of records: a number, a price, a subject code, a printer who answers when an order arrives. When every link is right nobody notices. We are proud of how little our authors notice.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.publishing), label: "starting price" },
    { figure: formatDuration(faqTimelines.distributionWeeks, "week"), label: "for distribution" },
    { figure: claims.bookstores.figure, label: "bookstores and libraries able to order" },
    { figure: claims.rightsKept.figure, label: claims.rightsKept.label },
  ],
  offers: {
    label: "Prices",
    title: "Four parts of getting a book out",
    lead: "What each fee pays for, and what it does not.",
    cards: [
      {
        title: "ISBN and metadata",
        price: formatMoneySpan(distribution.isbn.price),
        timeline: formatDuration(wholeBook.distributionSetupWeeks, "week"),
        text: "You are not paying for digits; a number alone costs less than this. The fee covers the numbers for your formats and the record that goes with them.",
        features: [
          "A separate ISBN for each format: paperback, hardcover, EPUB",
          "Title record, subject codes and keywords",
          "A description written for readers and search alike",
          "Barcode for the back cover",
        ],
      },
      {
        title: "Global distribution",
        price: formatMoneySpan(distribution.global.price),
        timeline: formatDuration(faqTimelines.distributionWeeks, "week"),
        text: `Print and e-book set up with the wholesalers and retailers that serve the United States and the markets abroad; print through ${houseTerms.trade.distributor}’s network.`,
        features: [
          `Listed where ${claims.bookstores.figure} bookstores and libraries place their orders`,
          "Online retailers for print and e-book",
          "Prices set for each currency",
          "Every live listing checked by a person",
        ],
      },
      {
        title: "Returnability",
        price: formatMoneySpan(distribution.returnability.price),
        timeline: formatDuration(wholeBook.distributionSetupWeeks, "week"),
        text: "Most shops stock only what they can send back. This fee arranges returnable terms at a trade discount; the returns themselves are a separate risk, explained below.",
        features: [
          `Trade discount of ${houseTerms.trade.discountPercent} percent and return terms set with the wholesaler`,
          "A worked example of what one return would cost you",
          "A watch on returns, with a warning before they grow",
          "Advice on when to switch it off again",
        ],
      },
      {
        title: "Library cataloging",
        price: formatMoneySpan(distribution.cataloguing.price),
        timeline: formatDuration(faqTimelines.distributionWeeks, "week"),
        text: "What a library needs in order to buy your book and find it again.",
        features: [
          "Filing for a Library of Congress Control Number (the PCN program) before publication",
          "A publisher’s cataloging block (PCIP) for the copyright page",
          "Subject headings chosen by a cataloger",
          "Records for the channels libraries order from",
        ],
      },
    ],
    note: `The starting price of ${formatMoney(startingPrices.publishing)} is where a full setup begins: ISBNs for all your formats, and global distribution for each. A part ordered alone may cost less.`,
  },
  rights: {
    label: "Your rights",
    title: `What “the author keeps ${claims.rightsKept.figure} of rights” means`,
    paragraphs: [
      "The copyright is yours from the moment you wrote the words down, and it stays in your name on the copyright page. We never ask you to assign it.",
      `A publisher must be allowed to print, so you grant us a license. ${houseRules.license} What is not named is not granted.`,
      `The rights come back when the license ends or either of us ends it early, and sooner if the book hardly sells. ${houseRules.reversion} ISBNs belong to the house that issued them, so a new edition elsewhere gets a new number; that is how the system works everywhere.`,
    ],
    further: { title: "When the rights come back", from: 2 },
  },
  shares: {
    sides: [
      {
        title: "You license",
        lines: [
          "The English-language edition, worldwide",
          "Print and e-book, as the agreement names them",
          "Audio, only if we make the audiobook",
          `For ${houseTerms.license.years} years, then from year to year`,
        ],
      },
      {
        title: "You keep",
        lines: [
          "The copyright, in your name",
          "Translation, film and television, stage",
          "Audio that we do not make",
          "Whatever else the license does not name",
        ],
      },
    ],
  },
  returns: {
    label: "Returns",
    title: "The risk in returns",
    paragraphs: [
      `A returnable book can come back months after it was sold, and the copy may not be fit to sell again. ${houseRules.returns}`,
      "The leaf with this text does the sum for one copy of our example paperback. The setup fee does not cover the loss, and nobody can tell you in advance how many copies will come back.",
      "Terms can be changed to non-returnable later, but shops keep the right to return what they bought before for some time afterward. For many books the right answer is to leave returns off. We will say so if yours is one of them.",
    ],
    further: { title: "The sum, and the way out", from: 1 },
  },
  returnSlip: {
    title: "One paperback, through a bookstore",
    head: ["Sold", "Came back"],
    rows: [
      ["Received", formatCents(bookstoreSale.received), formatCents(0)],
      ["Its printing", formatCents(-bookstoreSale.printing), formatCents(-bookstoreSale.printing)],
      ["Your share", formatCents(exampleCopies.bookstore.author), formatCents(exampleReturn.author)],
    ],
  },
  cataloguing: {
    label: "Libraries",
    title: "A word about library data",
    paragraphs: [
      "The Library of Congress runs two programs that are often confused. The control number (PCN) is open to books like ours and must be requested before publication, for a print edition. The cataloging-in-publication record (CIP) is not open to books that an author has helped to pay for. So we do not promise CIP; we file for the number and have a cataloger prepare the block, and libraries can work with both.",
    ],
  },
  channels: {
    label: "Channels",
    title: "Print and digital channels",
    lead: "Where your book is listed, and what being listed means.",
    cards: [
      {
        title: "Independent and chain bookstores",
        text: "They order through wholesalers. Your book is in the catalog they order from; whether it stands on the shelf is their decision.",
      },
      {
        title: "Online print retailers",
        text: "Printed when ordered, shipped by the retailer, shown as available. No stock in your garage.",
      },
      {
        title: "E-book stores",
        text: "One EPUB 3.3 file for all of them, with the accessibility built in that retailers, and the law in the European Union, have begun to ask for.",
      },
      {
        title: "Libraries",
        text: "Print through library wholesalers, e-books through lending services. Patient readers who recommend.",
      },
    ],
  },
  process: {
    label: "Step by step",
    title: "From final files to first order",
    steps: [
      {
        title: "Numbers",
        text: "ISBNs are assigned and the control number is requested while the book is still in proof.",
        duration: formatDuration(wholeBook.distributionSetupWeeks, "week"),
      },
      {
        title: "Metadata",
        text: "Description, subject codes, price in each currency, publication date. You read it all before it is sent, because it is hard to call back.",
        duration: "In the same weeks",
      },
      {
        title: "Printing setup",
        text: "Files are uploaded, a proof is printed, and you sign it off.",
        duration: formatDuration(wholeBook.printingSetupWeeks, "week"),
      },
      {
        title: "Listings",
        text: "Retailers take their own time to show a book. We check each page and chase what is missing.",
        duration: formatDuration(faqTimelines.distributionWeeks, "week"),
      },
      {
        title: "After publication",
        text: `Corrections, price changes and statements. ${houseRules.share} The page “Terms in Plain Words” defines net and does the sums.`,
        duration: "Twice a year",
      },
    ],
  },
  callToAction: {
    title: "Ask us the dull questions",
    text: "Discounts, territories, trim sizes: we like them.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Terms in Plain Words", to: "/terms-in-plain-words" },
      { label: "Back to Services", to: "/services" },
      { label: "A Metadata Sheet, Filled In", to: "/one-book/metadata-sheet" },
    ],
  },
} as const satisfies ServiceDetail & {
  rights: TextSection;
  shares: { sides: readonly { title: string; lines: readonly string[] }[] };
  returns: TextSection;
  returnSlip: { title: string; head: readonly string[]; rows: readonly (readonly string[])[] };
  cataloguing: TextSection;
  channels: CardSection;
};
