import { formatCents } from "#domain/money.ts";
import type { Part } from "#domain/package-sums.ts";
import { exampleBook, exampleCopies } from "../example-book.ts";
import { ingramFee } from "../example-with-fee.ts";
import { houseTerms } from "../house-terms.ts";
import { partsOf } from "../packages.ts";
import { type PackageSlug, type PartId, packages, parts } from "../prices.ts";
import { rates } from "../rates.ts";
import { edition } from "./edition.ts";
import { sources } from "./sources.ts";

/**
 * `part` is what of the price book the line stands for: its price, by the word or by the piece, is what it costs with us.
 * `plan` is what the example author means to spend.
 */
export type BudgetLine = { label: string; part?: PartId; plan: number };

/** What a line costs with us; nothing where it is not ours to sell by itself. */
export const priceOf = (part: PartId | undefined): Partial<Part> => (part ? parts[part] : {});

const priced = (slug: PackageSlug) => partsOf(slug).filter((part) => priceOf(part).price ?? priceOf(part).perWord);

const { share, trade } = houseTerms;
const { price, amazon, printing } = exampleBook;

export const publishingBudgetCalculator = {
  file: "publishing-budget-calculator.xlsx",
  title: "Publishing Budget and Royalty Calculator",
  sheets: {
    start: "Start here",
    budget: "Budget",
    copy: "Per copy",
    breakEven: "Break-even",
    scenarios: "Scenarios",
    sources: "Sources",
  },
  start: {
    lead: "What a book will cost you, what one copy earns you, and how many copies it takes to get your money back.",
    steps: [
      "1. Budget: put your word count at the top, then your own figure for every line. What the same work costs with us stands beside it.",
      "2. Per copy: put in price, printing, discount and the share your contract gives you. The sheet works out what one copy earns in each channel.",
      "3. Break-even: say which share of your copies you expect in each channel. The answer is the number of copies that pays back your own fee.",
      "4. Scenarios: what is left at different sales, and what a different price would do.",
    ],
    inputLabel: "Blue cells on cream are yours to change.",
    resultLabel: "Everything else is worked out from them. Change nothing there, or save a copy first.",
    exampleLabel:
      "The figures you find here are an example, not a forecast. No sheet can tell you how many copies will sell.",
    resultTitle: "The example comes to",
  },
  budget: {
    wordCount: { label: "Words in the manuscript", value: exampleBook.words },
    head: ["Line", "With us, from", "With us, to", "My plan", "Paid so far", "Still to pay"],
    groups: [
      {
        title: "Editing",
        lines: [
          { label: "Developmental edit", part: "developmental", plan: 0 },
          { label: "Line edit", part: "line", plan: 0 },
          { label: "Copyedit", part: "copyediting", plan: 0 },
          { label: "Proofreading", part: "proofreading", plan: 0 },
        ],
      },
      {
        title: "Design and files",
        lines: [
          { label: "Cover", part: "cover", plan: 0 },
          { label: "Interior layout", part: "interior", plan: 0 },
          { label: "E-book", part: "ebook", plan: 0 },
          { label: "Print-on-demand setup", part: "printOnDemand", plan: 0 },
        ],
      },
      {
        title: "Publishing",
        lines: [
          { label: "ISBNs, assigned and registered for each format", part: "isbn", plan: 0 },
          { label: "Global distribution", part: "globalDistribution", plan: 0 },
          {
            label: "Returnability (returns themselves lower what you earn)",
            part: "returnability",
            plan: 0,
          },
          {
            label: "Library cataloging: control number and data block",
            part: "cataloging",
            plan: 0,
          },
          {
            label: `Copyright registration: ${rates["copyright-single"].figure} for one work by one author, else ${rates["copyright-standard"].figure}`,
            plan: rates["copyright-single"].value,
          },
        ],
      },
      {
        title: "Marketing",
        lines: [
          { label: "Author website", part: "authorWebsite", plan: 0 },
          { label: "Press release", part: "pressRelease", plan: 0 },
          { label: "Bookstore outreach", part: "bookstoreOutreach", plan: 0 },
          { label: "Book trailer", part: "trailer", plan: 0 },
          { label: "Advance copies and postage", plan: 300 },
          { label: "Advertising", plan: 250 },
          { label: "Events and travel", plan: 200 },
        ],
      },
      {
        title: "Submissions",
        lines: [
          { label: "Submission preparation", part: "submissionPreparation", plan: 0 },
          { label: "Film or TV deck", part: "filmDeck", plan: 0 },
        ],
      },
      {
        title: "Everything else",
        lines: [
          { label: "A package, in place of the lines it covers", plan: packages.launch.price },
          { label: "Lawyer’s reading of the contract", plan: 350 },
          { label: "Other", plan: 0 },
          { label: "Other", plan: 0 },
        ],
      },
    ] satisfies { title: string; lines: BudgetLine[] }[],
    subtotal: "Subtotal",
    total: "Everything",
    alone:
      "If you buy a package, set the lines it covers to 0, or you will count them twice. The example author takes the smallest package.",
    /** What each package's parts come to when they are ordered singly, beside its price. */
    packages: {
      title: "The same work as a package",
      head: ["Package", "Parts separately, from", "Parts separately, to", "As a package", "You save, at least", ""],
      rows: [
        { ...packages.launch, parts: priced("launch") },
        { ...packages.pro, parts: priced("pro") },
        { ...packages.endorsed, parts: priced("endorsed") },
      ],
      note: `Package prices are for up to {words} words; each additional 1,000 words begun costs $${packages.launch.furtherThousand}, $${packages.pro.furtherThousand} and $${packages.endorsed.furtherThousand}, and is counted in. What has no single price, such as the assessment and the launch plan, is not counted.`,
    },
  },
  copy: {
    head: ["", "Value", "What it is", ""],
    price: {
      title: "Price and share",
      lines: {
        paperbackPrice: {
          label: "Paperback, list price",
          value: price.paperback,
          format: "money",
          note: "The price on the cover.",
        },
        hardcoverPrice: {
          label: "Hardcover, list price",
          value: price.hardcover,
          format: "money",
          note: "Leave it, and give it no share of the copies, if there is none.",
        },
        ebookPrice: { label: "E-book, list price", value: price.ebook, format: "money", note: "" },
        audioReceipt: {
          label: "Audiobook, what the retailer pays for one",
          value: exampleCopies.audio.received,
          format: "money",
          note: "Differs by retailer, and is changing. Take it from a statement.",
        },
        share: {
          label: "My share of net receipts, print",
          value: share.print / 100,
          format: "percent",
          note: "From your contract. 100% if you publish on your own.",
        },
        digitalShare: {
          label: "My share of net receipts, e-book and audio",
          value: share.ebook / 100,
          format: "percent",
          note: "From your contract. 100% if you publish on your own.",
        },
        discount: {
          label: "Trade discount",
          value: trade.discountPercent / 100,
          format: "percent",
          note: "What the shop and the wholesaler keep. About 55% is what bookstores expect.",
        },
        ingramFee: {
          label: "Ingram’s market access fee, of list price",
          value: ingramFee.percentOfList / 100,
          format: "fraction",
          note: `On each copy sold to shops, since ${ingramFee.since}. Not rechecked. Where none is charged, put 0: the example’s bookstore copy then earns ${formatCents(exampleCopies.bookstore.author)}, as on our pages.`,
        },
        ownCopy: {
          label: "My price for a copy of my own book",
          value: exampleBook.ownCopy,
          format: "money",
          note: "Printing and shipping. For copies you sell by hand.",
        },
        returns: {
          label: "Copies that come back",
          value: 0,
          format: "percent",
          note: "Of those sold to shops. 0 if the book is not returnable; else your guess, and be gloomy.",
        },
      },
    },
    printing: {
      title: "Printing",
      lines: {
        pages: { label: "Pages", value: exampleBook.pages, format: "count", note: "About 250 to 300 words to a page." },
        printFixed: {
          label: "Amazon: printing, fixed part",
          value: amazon.printFixed,
          format: "money",
          note: "Take both from Amazon’s own calculator; they change.",
        },
        printPage: {
          label: "Amazon: printing, per page",
          value: amazon.printPerPage,
          format: "fine",
          note: "Black ink on the example book.",
        },
        ingramPrinting: {
          label: "Ingram: printing one paperback",
          value: printing.ingram,
          format: "money",
          note: "From Ingram’s calculator. It is not Amazon’s price.",
        },
        hardcoverPrinting: {
          label: "Ingram: printing one hardcover",
          value: printing.hardcover,
          format: "money",
          note: "From Ingram’s calculator.",
        },
      },
    },
    kdp: {
      title: "Amazon’s rules (KDP)",
      lines: {
        printLimit: {
          label: "Print: price from which the higher rate applies",
          value: rates["kdp-print-threshold"].value,
          format: "money",
          note: sources.kdpPrint.dated,
        },
        printHigh: {
          label: "Print: higher rate",
          value: amazon.printPercent / 100,
          format: "percent",
          note: "Of list price, less printing.",
        },
        printLow: {
          label: "Print: lower rate",
          value: rates["kdp-print-low"].value / 100,
          format: "percent",
          note: "Below that price.",
        },
        expanded: {
          label: "Print: Expanded Distribution",
          value: rates["kdp-expanded"].value / 100,
          format: "percent",
          note: "Of list price, less printing.",
        },
        ebookFrom: {
          label: "E-book: higher rate from",
          value: rates["kdp-ebook-floor"].value,
          format: "money",
          note: "",
        },
        ebookTo: {
          label: "E-book: higher rate up to",
          value: rates["kdp-ebook-ceiling"].value,
          format: "money",
          note: "",
        },
        ebookHigh: {
          label: "E-book: higher rate",
          value: amazon.ebookPercent / 100,
          format: "percent",
          note: "In the listed countries, less delivery.",
        },
        ebookLow: {
          label: "E-book: lower rate",
          value: rates["kdp-ebook-low"].value / 100,
          format: "percent",
          note: "Everywhere else, no delivery charge.",
        },
        delivery: {
          label: "E-book: delivery, per megabyte",
          value: amazon.deliveryPerMegabyte,
          format: "money",
          note: "Only at the higher rate.",
        },
        megabytes: {
          label: "E-book: size of the file, megabytes",
          value: exampleBook.ebookMegabytes,
          format: "fine",
          note: "",
        },
      },
    },
    results: {
      title: "What one copy earns",
      head: ["Channel", "Net receipts", "Earns me", ""],
      printCost: "Printing one paperback at Amazon",
      kdpRate: "Amazon’s print rate at this price",
      channels: {
        shop: "Paperback through bookstores, after returns",
        hardcover: "Hardcover through bookstores, after returns",
        amazon: "Paperback on Amazon",
        expanded: "Paperback through Expanded Distribution",
        ebook: "E-book on Amazon",
        audio: "Audiobook",
        direct: "Paperback sold by hand, at list price",
      },
      note: "A copy that comes back is taken out of the receipts, and its printing stays in the account, shared like everything else. A copy sold to a shop here means one that stays sold.",
    },
  },
  breakEven: {
    head: ["Channel", "Share of copies", "Earns me", "Copies, if it were the only one"],
    mix: { shop: 0.2, hardcover: 0, amazon: 0.4, expanded: 0, ebook: 0.35, audio: 0, direct: 0.05 },
    mixTotal: "Together (must be 100%)",
    check: { right: "Adds up", wrong: "The shares do not add up to 100%" },
    fee: "What I spend, from the Budget sheet",
    average: "An average copy earns me",
    copies: "Copies to break even",
    never: "Never: an average copy earns nothing",
    title: "Copies to get my own money back",
  },
  scenarios: {
    salesTitle: "What is left, at different sales",
    salesHead: ["Copies that stay sold", "Earned", "Spent", "Left over", "Share of what I spent"],
    copies: [100, 250, 500, 1000, 2500, 5000],
    priceTitle: "What a different paperback price would do",
    priceHead: ["List price", "Through bookstores, earns me", "On Amazon, earns me", "Break-even on Amazon alone"],
    prices: [9.5, 12.99, 14.99, 16.99, price.paperback, 19.99, 24.99],
    never: "never",
  },
  sources: {
    head: ["Source", "What it says", "Date", "Address"],
    rows: [
      sources.kdpPrint,
      sources.kdpEbook,
      sources.ingramReturns,
      sources.ingramFee,
      sources.bowker,
      sources.copyrightFees,
      sources.pcn,
    ],
    notes: [
      `Our own prices are those of our price book in this edition, ${edition.name}. An offer in writing is what counts.`,
      "Printing costs, the share of copies that come back and the mix of channels are the example’s own and are there to be replaced.",
      "This sheet is arithmetic. It is not financial, tax or legal advice.",
    ],
  },
} as const;
