import { articleAuthors } from "#content/article-authors.ts";
import { exampleBook } from "#content/example-book.ts";
import { houseTerms } from "#content/house-terms.ts";
import { rates } from "#content/rates.ts";
import { site } from "#content/site.ts";
import { formatCents } from "#domain/money.ts";
import type { BookPaper } from "./paper.ts";
import { fullTitle, theBook } from "./the-book.ts";

const { price } = exampleBook;
const { trade } = houseTerms;
const [editor, , , designer] = articleAuthors;

const copyrightPage: BookPaper = {
  slug: "copyright-page",
  name: "Copyright page",
  title: "Which lines are law, and which are habit",
  lead: "The back of the title page. One line has the law behind it; the others serve stores and libraries, are habit, or are the author’s to choose. Knowing which is which lets you leave the habit out.",
  description:
    "A complete copyright page explained line by line: notice, reservations, disclaimer, credits, ISBNs and library number, with a blank form.",
  keywords: ["copyright page example", "copyright page template", "front matter"],
  circled: `© ${theBook.year}`,
  parts: [
    {
      title: "Notice",
      why: "Law",
      ask: "Copyright, year of first publication, the owner’s name.",
      note: "The author’s name, because the copyright is hers: a publisher’s name here is a reason to read the contract again. Copyright exists without the line; with it, nobody can say they did not know.",
      text: [`Copyright © ${theBook.year} by ${theBook.author}`],
      lines: 1,
    },
    {
      title: "Reservation",
      why: "Habit",
      ask: "What readers may and may not do. One sentence will do.",
      note: "It reserves what is reserved already. The last sentence is newer: it says in the book what the agreement says too, that the license includes no training of machines.",
      text: [
        "All rights reserved. Brief passages may be quoted in reviews. No part of this book may be used to train artificial-intelligence systems without the author’s written permission.",
      ],
      lines: 3,
    },
    {
      title: "What kind of truth",
      why: "Hers to choose",
      ask: "Memoir: what you changed, and what not. Fiction: the usual sentence.",
      note: "It protects people first and the author second. It is no cure for a passage that names somebody’s crime: ask a lawyer before, not a sentence after.",
      text: [
        "This is a memoir. It tells what the author remembers. Names, places and identifying details of customers have been changed, and some conversations have been put together from several. The pianos are as they were.",
      ],
      lines: 4,
    },
    {
      title: "Publisher",
      why: "For stores",
      ask: "Imprint, city, web address.",
      note: "The imprint that owns the ISBN, and an address where permission can be asked for.",
      text: [`Published by ${site.name}, ${site.office.city}, ${site.office.region}. Permissions: ${site.email}`],
      lines: 2,
    },
    {
      title: "Edition",
      why: "Habit",
      ask: "Which edition, and when.",
      note: "“First edition” until the text changes by more than corrections. The row of numbers in older books counts printings; a book printed on demand has none to count.",
      text: ["First edition, March 2026"],
      lines: 1,
    },
    {
      title: "ISBNs",
      why: "For stores",
      ask: "One line for each format.",
      note: "A number for each format, because a bookstore orders by number. The two printed here are made up for the sample.",
      text: [`Paperback: ${theBook.isbn.paperback}`, `E-book: ${theBook.isbn.ebook}`],
      lines: 3,
    },
    {
      title: "Library number",
      why: "For libraries",
      ask: "The Library of Congress Control Number, asked for before publication.",
      note: "Free, for print only, and never given afterward. It is the line most often missing from books that hoped for libraries. This one, too, is made up.",
      text: [`Library of Congress Control Number: ${theBook.lccn}`],
      lines: 1,
    },
    {
      title: "Credits",
      why: "Hers to choose",
      ask: "Who edited, designed and proofread it. Permissions for anything quoted.",
      note: "Names, so that the next author can find them. A quoted lyric would need its permission line here; Delia cut hers instead.",
      text: [`Edited by ${editor.name}. Cover and interior by ${designer.name}. Set in Newsreader.`],
      lines: 3,
    },
  ],
  more: [
    { label: "The grant of rights, in the specimen agreement", to: "/specimen-agreement#grant" },
    { label: "Publishing and distribution", to: "/services/publishing" },
  ],
};

const sellSheet: BookPaper = {
  slug: "sell-sheet",
  name: "Sell sheet",
  title: "One side of paper for a bookseller",
  lead: "A buyer gives it half a minute, standing. What the book is, for whom, why here, and how to order it, on terms a store can\u00a0live\u00a0with.",
  description:
    "A sell sheet for bookstores and libraries, filled in and annotated: pitch, reasons, author, events and ordering terms, with a blank form.",
  keywords: ["book sell sheet example", "sell sheet template", "bookstore sell sheet"],
  parts: [
    {
      title: "The book in one breath",
      ask: "Title, author, kind, and one sentence a bookseller could say to a customer.",
      note: "Written to be said aloud across a counter. If you would not say it, a bookseller will not.",
      text: [
        `*${fullTitle}*, by ${theBook.author}. Memoir.`,
        "She tuned pianos for forty-one years, and people forgot she could hear.",
      ],
      lines: 3,
    },
    {
      title: "What it is",
      ask: "Sixty words. No adjectives of praise.",
      note: "The back cover, shortened. What is praised here is only what the book contains.",
      text: [
        "A widow who keeps a concert grand she cannot play. A judge with letters under the keys. A boy whose upright lacks eleven hammers. For four decades Delia Fenwright let herself into other people’s houses and listened, to the strings and to the next room. A memoir of discretion, and of the one house where it did harm.",
      ],
      lines: 5,
    },
    {
      title: "Why your store",
      ask: "Two or three reasons that hold for this store and not for every other.",
      note: "The local line sells it. A sheet for a store in another town needs another last sentence.",
      text: [
        "Set between Bakersfield and San Diego, with two chapters in Pasadena. For readers of memoirs of work, and for anyone with an inherited piano: there is an appendix on what to do with it. The author lives eleven minutes away and will sign what you have.",
      ],
      lines: 4,
    },
    {
      title: "Events and news",
      ask: "Dates that are fixed. Nothing that is hoped for.",
      note: "Three dates that anyone can check. “National media campaign” on a sheet like this is read as “none.”",
      text: [
        `Publication ${theBook.published}. Launch reading March 12 at Lantern Street Books; library talk March 21, San Lorenzo Branch, Glendale. Trailer and press kit on the author’s site.`,
      ],
      lines: 3,
    },
    {
      title: "To order",
      ask: "Format, ISBN, pages, size, price, discount, returns, where from.",
      note: `Discount and returns decide more than the pitch: ${trade.discountPercent} percent and returnable is what stores expect. ISBNs are made up for the sample.`,
      head: ["", "Paperback", "E-book"],
      rows: [
        ["ISBN", theBook.isbn.paperback, theBook.isbn.ebook],
        ["List price", formatCents(price.paperback), formatCents(price.ebook)],
        ["Extent and size", `${theBook.pages} pages, ${theBook.trim}`, "EPUB 3, accessible"],
        ["Discount", `${trade.discountPercent} percent`, "–"],
        ["Returns", "Accepted", "–"],
        ["From", trade.distributor, "All stores"],
      ],
      widths: [1, 1.7, 1.7],
      blank: "first column",
    },
  ],
  more: [
    { label: "Marketing and bookstore outreach", to: "/services/marketing" },
    { label: "The sample press release", to: "/services/press-release-distribution" },
  ],
};

const metadataSheet: BookPaper = {
  slug: "metadata-sheet",
  name: "Metadata sheet",
  title: "Everything a store’s computer will know",
  lead: "Stores and libraries never see a book before they list it; they see this. Fill it in once, and every feed, form and page is copied from it. The first table names each field in ONIX, the trade’s exchange format.",
  description:
    "A metadata sheet filled in for a memoir: identifiers, descriptions, categories, dates and prices with their ONIX fields, and a blank form.",
  keywords: ["book metadata sheet", "ONIX metadata example", "BISAC codes memoir"],
  parts: [
    {
      title: "Identity",
      ask: "As on the title page, letter by letter.",
      note: "A subtitle typed into the title field, or a middle initial only sometimes, makes two books of one. Copy, never retype.",
      head: ["Field", "Value", "ONIX"],
      rows: [
        ["Title", theBook.title, "TitleElement"],
        ["Subtitle", theBook.subtitle, "Subtitle"],
        ["Author", "Fenwright, Delia", "Contributor A01"],
        ["Publisher, imprint", site.name, "Publisher 01"],
        ["Language", "English", "Language eng"],
        ["Status", "Forthcoming, then active", "PublishingStatus 02, 04"],
      ],
      widths: [1.38, 1.65, 1.6],
      blank: "first column",
    },
    {
      title: "Formats",
      ask: "One column for each format; each has its own number.",
      note: "Price and number belong to a format, not to the book. These ISBNs are made up for the sample.",
      head: ["Field", "Paperback", "E-book"],
      rows: [
        ["ISBN", theBook.isbn.paperback, theBook.isbn.ebook],
        ["Product form (ONIX)", "BC", "ED, EPUB (E101)"],
        ["Extent", `${theBook.pages} pages`, `${theBook.pages} pages in print`],
        ["Size", theBook.trim, "–"],
        ["Price, US", formatCents(price.paperback), formatCents(price.ebook)],
        ["Publication date", theBook.published, theBook.published],
        ["Accessibility", "–", "Navigation, reading order, described images"],
      ],
      widths: [1.38, 1.65, 1.6],
      blank: "first column",
    },
    {
      title: "Where it is shelved",
      ask: "Three codes at most, the narrowest true one first.",
      note: "The first code decides the shelf. Choose it by looking up where your comparison titles stand, not by where you would like to stand.",
      head: ["Code", "Heading"],
      rows: [
        ["BIO026000", "Biography & Autobiography / Personal Memoirs"],
        ["BIO004000", "Biography & Autobiography / Music"],
        ["MUS023060", "Music / Musical Instruments / Piano & Keyboard"],
      ],
      widths: [1.38, 3.25],
      blank: 4,
    },
    {
      title: "Descriptions",
      ask: "A short one of 350 characters or fewer, a long one of 150 to 250 words, and keywords nobody would put in a sentence.",
      note: "The short one is what a phone shows before “more.” Keywords are for what the descriptions do not say already.",
      head: ["Field", "Value"],
      rows: [
        [
          "Short",
          "For forty-one years Delia Fenwright tuned other people’s pianos, and heard what was said in the next room. A memoir of listening for a living, and of the one house in which saying nothing did harm.",
        ],
        ["Long", "The back cover, complete"],
        ["Keywords", "piano tuner; inherited piano; family secrets; memoir of work; California; listening"],
        ["Audience", "General (ONIX 01)"],
        ["Author, 50 words", "As on the press release"],
      ],
      widths: [1.38, 3.25],
      blank: "first column",
    },
    {
      title: "Dates that hang on it",
      ask: "When each of these is due, counted back from your publication day.",
      note: `The data leaves before the book does. Registration ${rates["copyright-window"].figure} keeps the author’s remedies; put it down here, where somebody looks.`,
      head: ["What", "By"],
      rows: [
        ["Library number asked for", "Before publication; here November 2025"],
        ["Data and cover to distributor and stores", "December 1, 2025"],
        ["Final files", "January 6, 2026"],
        ["E-book open for pre-order", "January 12, 2026"],
        ["Publication", theBook.published],
        ["Copyright registered", "March 17, 2026"],
      ],
      widths: [1.38, 3.25],
      blank: "first column",
    },
  ],
  more: [
    { label: "Publishing and distribution", to: "/services/publishing" },
    { label: "E-book files that work for every reader", to: "/blog/e-book-files-that-work-for-every-reader" },
  ],
};

export const makingPapers: readonly BookPaper[] = [copyrightPage, sellSheet, metadataSheet];
