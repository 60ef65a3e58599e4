import { amazonPrinting, exampleBook, exampleCopies } from "#content/example-book.ts";
import { houseRules, houseTerms } from "#content/house-terms.ts";
import { singlePrice } from "#content/packages.ts";
import { distribution, ordinaryWords, packages } from "#content/prices.ts";
import { rates } from "#content/rates.ts";
import { site } from "#content/site.ts";
import { royaltyStatement } from "#content/specimens.ts";
import { formatCents, formatCount, formatMoney, formatMoneySpan } from "#domain/money.ts";
import { priceOfLength } from "#domain/package-sums.ts";
import { copiesToEarnBack } from "#domain/royalty.ts";
import { amountsOf, totalOf } from "#domain/statement.ts";
import type { BookPaper } from "./paper.ts";
import { theBook } from "./the-book.ts";

const { price, ownCopy } = exampleBook;
const { pro } = packages;
const cents = (amount: number) => formatCents(amount / 100);
const copies = (count: number) => String(count).replace("-", "−");

// The budget.

const proPrice = priceOfLength(pro, theBook.words, ordinaryWords);
const ownCopies = 40;
const advanceCopies = 25;

/** Planned before signing, and what it came to. Postage and the reading are the example author’s own figures. */
export const budgetLines = [
  { what: `${pro.name}, ${formatCount(theBook.words)} words`, planned: proPrice, spent: proPrice },
  {
    what: "Returnability setup",
    planned: distribution.returnability.price[0],
    spent: distribution.returnability.price[0],
  },
  {
    what: "Copyright registration, one author",
    planned: rates["copyright-single"].value,
    spent: rates["copyright-single"].value,
  },
  {
    what: `${advanceCopies} copies to send out, printing and shipping`,
    planned: advanceCopies * ownCopy,
    spent: advanceCopies * ownCopy,
  },
  { what: "Postage to their readers", planned: 120, spent: 106.25 },
  {
    what: `${ownCopies} copies to sell and give`,
    planned: ownCopies * ownCopy,
    spent: ownCopies * ownCopy,
  },
  { what: "The launch reading", planned: 120, spent: 146 },
] as const;

const sumOf = (column: "planned" | "spent") => budgetLines.reduce((sum, line) => sum + line[column], 0);
const planned = sumOf("planned");
export const spent = sumOf("spent");

const byHand = "By hand, at the list price";
const perCopy = {
  "Paperback, bookstores": exampleCopies.bookstore.author,
  "Paperback, Amazon": exampleCopies.amazon.author,
  "E-book, Amazon": exampleCopies.ebook.author,
  [byHand]: price.paperback - ownCopy,
} as const;

/** Without the author’s own copies: whoever sells by hand takes their printing off each. */
const spentBeforeCopies = spent - ownCopies * ownCopy;

const budget: BookPaper = {
  slug: "budget",
  name: "Budget",
  title: "What it cost, and what would earn it back",
  lead: `Planned before signing, and checked a week after publication. Our package is the largest line and not the only one: a quote that ends with the publisher’s fee is not a budget.`,
  description:
    "A complete book budget, planned and spent, with the copies that would earn it back by channel, annotated, and a blank form to type into.",
  keywords: ["book publishing budget example", "self publishing budget", "break even copies"],
  parts: [
    {
      title: "Planned and spent",
      ask: "Every line you will pay, whoever sends the bill. Plan first; fill in the last column later.",
      note: `The ${pro.name} holds for up to ${formatCount(ordinaryWords)} words; each additional thousand would cost ${formatMoney(pro.furtherThousand)}. Its parts ordered separately would come to ${formatMoneySpan(singlePrice("pro", theBook.words))}. Returnable terms are not in it, so they have a line.`,
      head: ["Line", "Planned", "Spent"],
      rows: [
        ...budgetLines.map((line) => [line.what, formatCents(line.planned), formatCents(line.spent)]),
        ["Total", formatCents(planned), formatCents(spent)],
      ],
      widths: [3, 1, 1],
      figures: [1, 2],
      totalRow: true,
      blank: 16,
    },
    {
      title: "What came for nothing",
      ask: "Help you did not pay for. Write it down: the next book may have to.",
      note: "Unpaid work is a cost of the kind that does not show. Four readers for a weekend each is a month of somebody’s weekends.",
      text: [
        "Four first readers. A choir director’s piano for the reading. A customer’s photograph for the site. Library number: no fee.",
      ],
      lines: 4,
    },
    {
      title: "Copies that would earn it back",
      ask: "Divide what you spent by what one copy earns you, for each way of selling.",
      note: `If every copy were sold in that one way, which never happens. The ${ownCopies} bought above are counted once: by hand, with what each copy earns. Most books need a mixture, and many never get there; nobody should sign a fee that has to be earned back.`,
      head: ["Sold", "Each earns the author", "Copies"],
      rows: Object.entries(perCopy).map(([channel, each]) => [
        channel,
        formatCents(each),
        formatCount(copiesToEarnBack(channel === byHand ? spentBeforeCopies : spent, each)),
      ]),
      widths: [2.4, 1.4, 1],
      figures: [1, 2],
      blank: "first column",
    },
    {
      title: "Decided from it",
      ask: "What would make you stop, and what is the most you can lose?",
      note: "Answered before signing, with a clear head. The refund at each stage is computed on our page of terms.",
      text: [
        "The most I can lose is all of it, and I have it. I stop after the assessment if it says the book is not one. No hardcover. No advertising before there are twenty reviews.",
      ],
      lines: 5,
    },
  ],
  more: [
    { label: "What comes back if you stop, stage by stage", to: "/terms-in-plain-words" },
    { label: "The packages", to: "/packages" },
  ],
};

// The first royalty statement: the one that the articles show, explained.

const amounts = royaltyStatement.lines.map(amountsOf);
const total = totalOf(amounts);
const [bookstore, amazon, returned, ebook] = royaltyStatement.lines;
const [bookstoreSum, amazonSum, returnedSum, ebookSum] = amounts;
const leftOfCopy = formatCents(bookstore.received - bookstore.printing);
if (!bookstoreSum || !amazonSum || !returnedSum || !ebookSum) throw new Error("The statement has four lines.");

const royaltyPaper: BookPaper = {
  slug: "royalty-statement",
  name: "First royalty statement",
  title: "What each sale paid, line by line",
  lead: `${royaltyStatement.period}. Every line can be worked out again with a pencil, and should be. ${houseRules.share}`,
  description:
    "A first royalty statement with every line recalculated: receipts, printing, returns, share and payment date, and a blank form to check your own.",
  worked: `${formatCents(bookstore.received)} − ${formatCents(bookstore.printing)} = ${leftOfCopy}\n${leftOfCopy} × ${bookstore.copies} × ${bookstore.sharePercent}% = ${cents(bookstoreSum.toAuthor)}`,
  keywords: ["royalty statement example", "how to read a royalty statement", "net receipts"],
  parts: [
    {
      title: "The statement",
      ask: "Copy your own statement into the same columns. What does not fit into a column is a question for your publisher.",
      note: "Copies, receipts, printing and share, each on its own. A statement that prints one sum per format cannot be checked.",
      head: ["", "Copies", "Received", "Printing", "Net", "Share", "Author"],
      rows: [
        ...royaltyStatement.lines.map((line, index) => {
          const sum = amounts[index] ?? total;
          return [
            line.what,
            copies(sum.copies),
            cents(sum.received),
            cents(sum.printing),
            cents(sum.net),
            `${line.sharePercent}%`,
            cents(sum.toAuthor),
          ];
        }),
        [
          royaltyStatement.total,
          copies(total.copies),
          cents(total.received),
          cents(total.printing),
          cents(total.net),
          "–",
          cents(total.toAuthor),
        ],
      ],
      widths: [2, 0.7, 1, 0.9, 1, 0.7, 1],
      figures: [1, 2, 3, 4, 5, 6],
      totalRow: true,
      blank: 8,
    },
    {
      title: "Bookstores",
      ask: "List price, discount, what the publisher received, what printing cost.",
      note: `${houseTerms.trade.discountPercent} percent of the list price stays with wholesaler and store and never reaches us.`,
      text: [
        `${bookstore.copies} copies at ${formatCents(price.paperback)}. We receive ${formatCents(bookstore.received)} for each and pay ${formatCents(bookstore.printing)} to have it printed; ${leftOfCopy} is left. ${bookstore.copies} times that is ${cents(bookstoreSum.net)}, and ${bookstore.sharePercent} percent of it ${cents(bookstoreSum.toAuthor)}.`,
      ],
      lines: 4,
    },
    {
      title: "Amazon, print",
      ask: "The channel’s share, its printing cost, what is left.",
      note: `${exampleBook.amazon.printPercent} percent of the list price, less printing: ${formatCents(exampleBook.amazon.printFixed)} and ${rates["kdp-print-page"].figure} a page, ${formatCents(amazonPrinting)} for ${theBook.pages} pages.`,
      text: [
        `${amazon.copies} copies. ${formatCents(amazon.received)} less ${formatCents(amazon.printing)} leaves ${formatCents(amazon.received - amazon.printing)} a copy: more than a bookstore’s, because nobody in between takes a discount. ${cents(amazonSum.net)} net, ${cents(amazonSum.toAuthor)} to the author.`,
      ],
      lines: 4,
    },
    {
      title: "What came back",
      ask: "Copies returned, what was taken back for each, and what happened to their printing.",
      note: "Look for this line on any statement. Where it says “reserve against returns,” ask how much, and when it is released.",
      text: [
        `${-returned.copies} copies came back. Their receipts, ${formatCents(returned.received)} each, are taken out again; their printing, paid when they were sold, stays in the account above. That costs the author ${cents(-returnedSum.toAuthor)} here.`,
        houseRules.returns,
      ],
      lines: 4,
    },
    {
      title: "E-books",
      ask: "Price, the channel’s share, delivery. Nothing is printed.",
      note: `${exampleBook.amazon.ebookPercent} percent of the price after a delivery charge of ${rates["kdp-delivery"].figure} a megabyte; this file has ${exampleBook.ebookMegabytes}.`,
      text: [
        `${ebook.copies} copies at ${formatCents(price.ebook)}, ${formatCents(ebook.received)} received for each. ${ebook.sharePercent} percent of ${cents(ebookSum.net)} is ${cents(ebookSum.toAuthor)}: the largest line on the page, from the cheapest copy.`,
      ],
      lines: 4,
    },
    {
      title: "What is paid, and when",
      ask: "Balance carried, minimum, date of payment, how to object.",
      note: "Date, minimum and carried balance belong on every statement. If the payment is late, the first sentence to write is the date on which it was due.",
      text: [
        `${cents(total.toAuthor)} for ${copies(total.copies)} copies that stayed sold. ${royaltyStatement.foot.join(" ")} A balance under ${formatMoney(houseTerms.statements.minimum)} would have waited for the next one.`,
      ],
      lines: 4,
    },
  ],
  more: [
    { label: "Our terms, with the sums for each format", to: "/terms-in-plain-words" },
    { label: "The clause on royalties, in the specimen agreement", to: "/specimen-agreement" },
  ],
};

// Ninety days after publication: a part of what the statement counts three weeks later.

export const soldByDayNinety = { bookstore: 96, amazon: 71, returned: 6, ebook: 118 } as const;
const soldByHand = 31;

const earnedByDayNinety = totalOf([
  amountsOf({ ...bookstore, copies: soldByDayNinety.bookstore }),
  amountsOf({ ...amazon, copies: soldByDayNinety.amazon }),
  amountsOf({ ...returned, copies: -soldByDayNinety.returned }),
  amountsOf({ ...ebook, copies: soldByDayNinety.ebook }),
]).toAuthor;

/** Their printing is paid: it is a line of the budget. */
const earnedByHand = soldByHand * price.paperback;
export const earned = earnedByDayNinety / 100 + earnedByHand;

const kept = soldByDayNinety.bookstore + soldByDayNinety.amazon + soldByDayNinety.ebook - soldByDayNinety.returned;

const ninetyDayReport: BookPaper = {
  slug: "ninety-day-report",
  name: "Ninety-day report",
  title: "What sold the book, and what did not",
  lead: "March 10 to June 7, 2026. What was tried, what it cost, what it moved, and what will be done again. Written by the author in one evening, and read with the house over the phone.",
  description:
    "A ninety-day report after a book launch: copies, what moved them, what did not, readers reached and the next ninety days, with a blank form.",
  keywords: ["book launch report", "book launch results", "ninety day launch plan"],
  parts: [
    {
      title: "Copies",
      ask: "By channel, with returns. Round nothing.",
      note: "Reported sales run weeks behind. These numbers are lower than those of the statement three weeks later, and have to be.",
      head: ["Where", "Copies"],
      rows: [
        ["Paperback, bookstores", copies(soldByDayNinety.bookstore)],
        ["Returned by bookstores", copies(-soldByDayNinety.returned)],
        ["Paperback, Amazon", copies(soldByDayNinety.amazon)],
        ["E-book, all stores", copies(soldByDayNinety.ebook)],
        ["By the author’s own hand", copies(soldByHand)],
        ["Together", copies(kept + soldByHand)],
      ],
      widths: [3, 1],
      figures: [1],
      totalRow: true,
      blank: "first column",
    },
    {
      title: "Money",
      ask: "Earned so far, spent so far, and the difference, without a comment.",
      note: `The ${soldByHand} copies were printed at a cost that is in the budget already. A first book that has earned a little over a fifth of its cost after ninety days is neither a failure nor a promise: it is a number to compare the next ninety with.`,
      head: ["What", "Sum"],
      rows: [
        ["Royalties to come", cents(earnedByDayNinety)],
        ["Copies sold by hand, at the list price", formatCents(earnedByHand)],
        ["Spent, the printing of those copies in it", formatCents(-spent)],
        ["Difference", formatCents(earned - spent)],
      ],
      widths: [3, 1],
      figures: [1],
      totalRow: true,
      blank: "first column",
    },
    {
      title: "What moved copies",
      ask: "What you did, what it cost in money and hours, and what you saw afterward. “I cannot tell” is an answer.",
      note: "The last column says what was seen, not what was hoped. Two of six say “cannot tell,” and that is honest.",
      head: ["What", "Cost", "Hours", "Seen afterward"],
      rows: [
        ["Launch reading, 38 people", formatCents(budgetLines[6].spent), "14", "24 copies that night"],
        ["Library talk, 22 people", formatCents(0), "6", "7 copies; 15 joined the letter"],
        ["Press release", "In the package", "2", "One local article; a week of orders"],
        ["Trailer", "In the package", "1", "Cannot tell"],
        ["30-day calendar", "In the package", "11", "61 joined the letter; sales, cannot tell"],
        ["25 copies sent out", formatCents(budgetLines[3].spent + budgetLines[4].spent), "9", "11 reviews by day 90"],
      ],
      widths: [1.7, 1, 0.6, 2],
      figures: [1, 2],
      blank: 10,
    },
    {
      title: "Readers",
      ask: "People you can reach again without paying anybody.",
      note: "The number that outlives the launch. A reader on the list costs nothing to tell about the second book.",
      head: ["What", "Day 1", "Day 90"],
      rows: [
        ["Subscribers to the letter", "112", "204"],
        ["Answers to the last letter", "19", "41"],
        ["Reviews, all stores", "0", "11"],
        ["Stores that reordered", "–", "2"],
      ],
      widths: [2.4, 1, 1],
      figures: [1, 2],
      blank: "first column",
    },
    {
      title: "Again, and never again",
      ask: "Three of each. Be specific enough that somebody else could do it.",
      note: "The most useful half page of the report. It is the beginning of the plan for the second book.",
      text: [
        "Again: a talk for people who do not play; asking one question on a quiet day; handing a bookseller one sheet instead of a folder. Never again: three posts in one day; a microphone nobody tried; answering a bad review, even kindly.",
      ],
      lines: 5,
    },
    {
      title: "The next ninety days",
      ask: "Three things, each with a date and somebody’s name.",
      note: "Three. A list of twelve is a way of doing none.",
      head: ["What", "Who", "By"],
      rows: [
        ["Ask the two stores that reordered for an event", `Delia, with ${site.name}`, "July 1"],
        ["Talk at the technicians’ convention", "Delia", "July 18"],
        ["First e-book price promotion, one week", site.name, "August 24"],
      ],
      widths: [2.6, 1.2, 0.9],
      blank: 4,
    },
  ],
  more: [
    { label: "A launch plan for the first ninety days", to: "/blog/a-launch-plan-for-the-first-ninety-days" },
    { label: "The sample calendar", to: "/services/social-media-setup" },
  ],
};

export const moneyPapers: readonly BookPaper[] = [budget, royaltyPaper, ninetyDayReport];
