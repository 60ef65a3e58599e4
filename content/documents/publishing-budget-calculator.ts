import type { Span } from "#domain/money.ts";
import { design, distribution, editorial, marketing } from "../prices.ts";
import { edition } from "./edition.ts";
import { sources } from "./sources.ts";

/** `perWord` prices are multiplied by the manuscript's length; `plan` is what the example author means to spend. */
export type BudgetLine = { label: string; price?: Span; perWord?: Span; plan?: number; note?: string };

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
    wordCount: { label: "Words in the manuscript", value: 70000 },
    head: ["Line", "With us, from", "With us, to", "My plan", "Paid so far", "Still to pay"],
    groups: [
      {
        title: "Editing",
        lines: [
          { label: "Developmental edit", perWord: editorial.developmental.price, plan: 0 },
          { label: "Line edit", perWord: editorial.line.price, plan: 0 },
          { label: "Copyedit", perWord: editorial.copyediting.price, plan: 2450 },
          { label: "Proofreading", perWord: editorial.proofreading.price, plan: 1400 },
        ],
      },
      {
        title: "Design and files",
        lines: [
          { label: "Cover", price: design.cover.price, plan: 900 },
          { label: "Interior layout", price: design.interior.price, plan: 700 },
          { label: "E-book", price: design.ebook.price, plan: 350 },
          { label: "Print-on-demand setup", price: design.printOnDemand.price, plan: 0 },
        ],
      },
      {
        title: "Publishing",
        lines: [
          { label: "ISBNs, assigned and registered for each format", price: distribution.isbn.price, plan: 200 },
          { label: "Global distribution", price: distribution.global.price, plan: 0 },
          {
            label: "Returnability (the returns themselves cost extra)",
            price: distribution.returnability.price,
            plan: 0,
          },
          {
            label: "Library cataloguing: control number and data block",
            price: distribution.cataloguing.price,
            plan: 0,
          },
          { label: "Copyright registration", plan: 65 },
        ],
      },
      {
        title: "Marketing",
        lines: [
          { label: "Author website", price: marketing.authorWebsite.price, plan: 0 },
          { label: "Press release", price: marketing.pressRelease.price, plan: 0 },
          { label: "Bookstore outreach", price: marketing.bookstoreOutreach.price, plan: 0 },
          { label: "Book trailer", price: marketing.trailer.price, plan: 0 },
          { label: "Advance copies and postage", plan: 300 },
          { label: "Advertising", plan: 250 },
          { label: "Events and travel", plan: 200 },
        ],
      },
      {
        title: "Everything else",
        lines: [
          { label: "A package, if you buy one instead of single services", plan: 0 },
          { label: "Lawyer’s reading of the contract", plan: 350 },
          { label: "Other", plan: 0 },
          { label: "Other", plan: 0 },
        ],
      },
    ] satisfies { title: string; lines: BudgetLine[] }[],
    subtotal: "Subtotal",
    total: "Everything",
    alone: "If you buy a package, set the lines it covers to 0, or you will count them twice.",
  },
  copy: {
    head: ["", "Value", "What it is", ""],
    price: {
      title: "Price and share",
      lines: {
        paperbackPrice: {
          label: "Paperback, list price",
          value: 17.99,
          format: "money",
          note: "The price on the cover.",
        },
        ebookPrice: { label: "E-book, list price", value: 7.99, format: "money", note: "" },
        share: {
          label: "My share of net receipts",
          value: 0.6,
          format: "percent",
          note: "From your contract. 100% if you publish on your own.",
        },
        discount: {
          label: "Trade discount",
          value: 0.55,
          format: "percent",
          note: "What the shop and the wholesaler keep. About 55% is what bookstores expect.",
        },
        ownCopy: {
          label: "My price for a copy of my own book",
          value: 6.5,
          format: "money",
          note: "From your contract. For copies you sell by hand.",
        },
        returns: {
          label: "Copies that come back",
          value: 0.15,
          format: "percent",
          note: "Of those sold to shops. Your guess; be gloomy.",
        },
      },
    },
    printing: {
      title: "Printing",
      lines: {
        pages: { label: "Pages", value: 280, format: "count", note: "About 250 to 300 words to a page." },
        printFixed: {
          label: "Printing, fixed part",
          value: 1,
          format: "money",
          note: "Take both from your printer’s own calculator; they change.",
        },
        printPage: {
          label: "Printing, per page",
          value: 0.012,
          format: "fine",
          note: "Black ink on the example book.",
        },
      },
    },
    kdp: {
      title: "Amazon’s rules (KDP)",
      lines: {
        printLimit: {
          label: "Print: price from which the higher rate applies",
          value: 9.99,
          format: "money",
          note: sources.kdpPrint.dated,
        },
        printHigh: {
          label: "Print: higher rate",
          value: 0.6,
          format: "percent",
          note: "Of list price, less printing.",
        },
        printLow: { label: "Print: lower rate", value: 0.5, format: "percent", note: "Below that price." },
        expanded: {
          label: "Print: Expanded Distribution",
          value: 0.4,
          format: "percent",
          note: "Of list price, less printing.",
        },
        ebookFrom: { label: "E-book: higher rate from", value: 2.99, format: "money", note: "" },
        ebookTo: { label: "E-book: higher rate up to", value: 9.99, format: "money", note: "" },
        ebookHigh: {
          label: "E-book: higher rate",
          value: 0.7,
          format: "percent",
          note: "In the listed countries, less delivery.",
        },
        ebookLow: {
          label: "E-book: lower rate",
          value: 0.35,
          format: "percent",
          note: "Everywhere else, no delivery charge.",
        },
        delivery: {
          label: "E-book: delivery, per megabyte",
          value: 0.15,
          format: "money",
          note: "Only at the higher rate.",
        },
        megabytes: { label: "E-book: size of the file, megabytes", value: 2, format: "fine", note: "" },
      },
    },
    results: {
      title: "What one copy earns",
      head: ["Channel", "Net receipts", "Earns me", ""],
      printCost: "Printing one paperback",
      kdpRate: "Amazon’s print rate at this price",
      channels: {
        shop: "Paperback through bookstores, after returns",
        amazon: "Paperback on Amazon",
        expanded: "Paperback through Expanded Distribution",
        ebook: "E-book on Amazon",
        direct: "Paperback sold by hand, at list price",
      },
      note: "A returned copy is charged back at the wholesale price, and its printing has been paid: each copy that comes back costs you its printing.",
    },
  },
  breakEven: {
    head: ["Channel", "Share of copies", "Earns me", "Copies, if it were the only one"],
    mix: { shop: 0.2, amazon: 0.4, expanded: 0, ebook: 0.35, direct: 0.05 },
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
    salesHead: ["Copies sold", "Earned", "Spent", "Left over", "Share of what I spent"],
    copies: [100, 250, 500, 1000, 2500, 5000],
    priceTitle: "What a different paperback price would do",
    priceHead: ["List price", "Through bookstores, earns me", "On Amazon, earns me", "Break-even on Amazon alone"],
    prices: [9.5, 12.99, 14.99, 16.99, 17.99, 19.99, 24.99],
    never: "never",
  },
  sources: {
    head: ["Source", "What it says", "Date", "Address"],
    rows: [
      sources.kdpPrint,
      sources.kdpEbook,
      sources.ingramReturns,
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
