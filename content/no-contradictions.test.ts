import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MarkedRun, textAfter, textBefore } from "#domain/marked-text.ts";
import { copiesToEarnBack } from "#domain/royalty.ts";
import { realHybridPage } from "./are-we-a-real-hybrid.ts";
import { coverExample } from "./author-tools/cover.ts";
import { leadTimes } from "./author-tools/lead-times.ts";
import { sampleManuscript } from "./author-tools/manuscript.ts";
import { exampleBook, exampleCopies, exampleReturn } from "./example-book.ts";
import { faqCategories } from "./faq.ts";
import { houseTerms } from "./house-terms.ts";
import { lessonPace, lessons, lessonsAhead, lessonWords } from "./newsletter-lessons.ts";
import { lessonsOffer } from "./newsletter-lessons-offer.ts";
import { editedPages } from "./one-book/editing-papers.ts";
import { pitchPapers } from "./one-book/pitch-papers.ts";
import { theBook } from "./one-book/the-book.ts";
import {
  copyrightPage,
  editedPage,
  editRounds,
  keptLine,
  letterPage,
  questionSlips,
  sellSheet,
  setOpening,
} from "./plates.ts";
import { packages } from "./prices.ts";
import { queryLetterPage } from "./query-letter-template.ts";
import { rates } from "./rates.ts";
import { queryLetter } from "./specimens.ts";

/**
 * What readers with a pencil have found: two texts of ours that said different things. Whoever finds the next mends it and
 * adds its kind here. What the house’s own terms say is compared in house-terms.test.ts.
 */

/** Every text of the site, whoever wrote it. */
const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.(ts|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(`content/${file}`, "utf8") }));

describe("one example book", () => {
  test("comes to the sums that every page and document uses", () => {
    expect(exampleBook.title).toBe("Other People’s Pianos");
    expect(exampleCopies.bookstore).toMatchObject({ listPrice: 18, received: 8.1, printing: 5.5, author: 1.56 });
    expect(exampleCopies.amazon).toMatchObject({ received: 10.8, printing: 4.6, author: 3.72 });
    expect(exampleCopies.ebook).toMatchObject({ listPrice: 9.99, received: 6.78, author: 4.75 });
    expect(exampleReturn.author).toBe(-3.3);
  });

  test("is paid by the channels as the register of the trade’s figures says", () => {
    const { amazon } = exampleBook;
    expect(amazon).toEqual({
      printFixed: rates["kdp-print-fixed"].value,
      printPerPage: rates["kdp-print-page"].value,
      printPercent: rates["kdp-print-high"].value,
      ebookPercent: rates["kdp-ebook-high"].value,
      deliveryPerMegabyte: rates["kdp-delivery"].value,
    });
    expect(houseTerms.trade.discountPercent).toBe(rates["ingram-discount"].value);
  });

  /** The sums that a text does with it, as they would be computed today. */
  const copies = (fee: number, earned: number) => copiesToEarnBack(fee, earned).toLocaleString("en-US");
  const { bookstore, amazon, ebook } = exampleCopies;
  const byHand = exampleBook.price.paperback - exampleBook.ownCopy;
  const sums: Record<string, readonly (string | number)[]> = {
    "articles/complete-guide-hybrid-publishing-2024.md": [
      ...[bookstore, amazon, ebook].map(({ author }) => author.toFixed(2)),
      ...[bookstore.author, amazon.author, ebook.author, byHand].map((earned) => copies(8000, earned)),
      exampleBook.ownCopy.toFixed(2),
      copies(2500, bookstore.author),
      copies(2500, amazon.author),
    ],
    "articles/a-launch-plan-for-the-first-ninety-days.md": [
      ...[bookstore, ebook].flatMap(({ author }) => [author.toFixed(2), copies(250, author)]),
    ],
    "articles/design-trends-in-book-publishing.md": [
      `${exampleBook.title}*, ${exampleBook.pages} pages`,
      `${exampleBook.pages} × 0.0025 = ${(exampleBook.pages * rates["kdp-cream-page"].value).toFixed(2)} inch`,
    ],
    "guides/what-editing-costs.md": [copies(0.079 * exampleBook.words, bookstore.author)],
  };
  test.each(Object.entries(sums))("%s does its sums with it", (file, expected) => {
    const { text = "" } = texts.find((one) => one.file === file) ?? {};
    for (const sum of expected) expect(text).toContain(String(sum));
  });
});

test("the guide’s weeks add up to what it says, and leave room for our own schedules", () => {
  const { text = "" } = texts.find(({ file }) => file.includes("complete-guide")) ?? {};
  const rows = [...text.matchAll(/, (\d+) to (\d+) weeks/g)].map(([, from, to]) => [Number(from), Number(to)]);
  const sum = (end: 0 | 1, list = rows) => list.reduce((total, row) => total + (row[end] ?? 0), 0);
  expect(rows).toHaveLength(6);
  expect(text).toContain(`that is ${sum(0)} to ${sum(1)} weeks`);
  const short = rows.slice(2);
  expect(text).toContain(`in ${sum(0, short)} to ${sum(1, short)} weeks`);
  // A month has a little over four weeks; the shortest package ends where the short way ends.
  expect(sum(1, short) / 4.33).toBeLessThanOrEqual(packages.launch.processMonths[1]);
});

test("the workbook counts back as the calendar and the launch plan do", () => {
  const { text = "" } = texts.find(({ file }) => file.endsWith("book-launch-workbook.ts")) ?? {};
  const weekOf = (what: string) => Number(new RegExp(`"−(\\d+)", "[^"]*${what}`).exec(text)?.[1]);
  const within = (amount: number, [from, to]: readonly [number, number]) => amount >= from && amount <= to;
  const month = 365.25 / 12 / 7;
  expect(within(weekOf("Advance readers have"), leadTimes.advanceCopies)).toBe(true);
  expect(within(weekOf("Galleys sent") / month, leadTimes.kirkus)).toBe(true);
  expect(within(weekOf("Podcasts and radio") / month, leadTimes.pitches)).toBe(true);
  // Whoever reads early reads what will be printed, and the sample book was made as the plan says.
  expect(weekOf("Final files")).toBeGreaterThan(weekOf("Advance readers have"));
  const { text: papers = "" } = texts.find(({ file }) => file.endsWith("making-papers.ts")) ?? {};
  const [, files = ""] = /"Final files", "([^"]+)"/.exec(papers) ?? [];
  const weeks = (Date.parse(theBook.published) - Date.parse(files)) / (7 * 24 * 3_600_000);
  expect(weeks).toBeGreaterThan(leadTimes.advanceCopies[1]);
});

test("wherever a share of net is named, it is one of ours or is said to be somebody else’s", () => {
  const { print, ebook } = houseTerms.share;
  const ours = [print, ebook, 100 - print, 100 - ebook];
  const strays = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(\d+(?:\.\d+)?)\s?(?:percent|%) of net/gi)]
      .filter(({ 1: percent, index }) => {
        const sentence = text.slice(Math.max(0, index - 160), index + 160);
        return !ours.includes(Number(percent)) && !/traditional|Authors Guild/i.test(sentence);
      })
      .map(([found]) => `${file}: ${found}`),
  );
  expect(strays).toEqual([]);
});

test("no document types a price of the trade by hand: it is read from the register, and changes with it", () => {
  const prices = [...new Set(Object.values(rates).map(({ figure }) => figure))].filter((figure) => /^\$/.test(figure));
  const typed = texts
    .filter(({ file }) => /^(documents|one-book)\//.test(file))
    .flatMap(({ file, text }) =>
      prices
        .filter((price) => new RegExp(`(?<![\\w$.,])\\${price.replace(".", "\\.")}(?![\\w,]|\\.\\d)`).test(text))
        .map((price) => `${file}: ${price}`),
    );
  expect(typed).toEqual([]);
});

test("rules that the house has given up are not told any more", () => {
  const given = [
    /charged for it at the wholesale price/i,
    /cost of (?:books|copies) (?:that bookstores )?return(?:ed)?[^.]{0,40}(?:is|are) (?:yours|paid by you)/i,
    /cannot be bought in any licensed format/i,
    /a starting price is where the smallest project begins/i,
    /text-based book of ordinary length/i,
    // The author pays for the making: nobody shares that.
    /share the cost of (?:making|production)/i,
    /author pays part of the cost|publisher splits it/i,
    // Until production a project’s status is its author’s own; from then on it is the house’s.
    /can change a project’s status/i,
    /set the status to/i,
    // Whoever wants one email a week gets no single ones, and nobody who was typed in was promised an answer by the site.
    /one email for each change/i,
    /Whoever left an email address and became overdue/i,
    // Returns are set up for whoever wants them.
    /We set up the first two/i,
    // The author’s share is a part of what the discount and the printing leave.
    /earn on a copy, from the list price less/i,
    // Not every package has a launch plan, and one alone has advance copies.
    /launches with authors as part of our packages/i,
    /we send advance copies where/i,
    /calls and advance copies to booksellers/i,
    // Nobody here knows who opened an email.
    /who opened (?!(?:which )?files?\b)/i,
    // One person may have to write twice.
    /writes (?:to you )?once/i,
    // The exact price comes after the pages, and not from three answers.
    /I will write back with a price/i,
    /six months is fast and nine/i,
    // Sign-ins are forgotten with the account.
    /such as a record of sign-ins/i,
    /if we stop trading/i,
    // A proofreader has never seen the book, so one person stays with it as its project editor.
    /one editor stays with the manuscript/i,
    // The letter of the sample book rests on two readings; a memoir’s synopsis may keep its “I.”
    /based on one reading/i,
    /third person, whatever the book does/i,
    // What can be bought singly need not be in a package.
    /returnable where your package/i,
    // Pages are sent right after the form, and every member of staff can open them.
    /after the call (?:we ask|an editor reads)/i,
    /ask for the pages, by email/i,
    /where to send those pages/i,
    /stays? with the editor who reads/i,
    // A book in production has a page of its own.
    /schedules, edits and proofs come to you from/i,
    // How far ahead times are offered is set at the desk.
    /in the next two weeks/i,
  ];
  const told = texts.flatMap(({ file, text }) =>
    given.filter((rule) => rule.test(text)).map((rule) => `${file}: ${rule.source}`),
  );
  expect(told).toEqual([]);
});

/** Periods and limits that are said in more than one place, by the words around them. */
const saidTwice: [what: string, said: RegExp, times: number][] = [
  ["how long a proposal holds", /(?:proposal,? (?:which )?|price )holds for (\d+) days/gi, 3],
  ["when a complaint is answered", /authority (?:to decide)?,? ?(?:will )?(?:answers? )?within (\d+) days/gi, 3],
  ["how large a chapter may be", /(?:up to|larger than) (\d+) MB(?!\. Save)/gi, 3],
  ["how long a chapter is kept", /(?:deleted?|it) (?:it )?(?:is deleted )?after (\d+) days/gi, 2],
  ["how many pages are enough for a first reading", /\b(?!same)([a-z]+) pages from the middle/g, 8],
];
test.each(saidTwice)("%s is said the same everywhere", (_, said, times) => {
  const found = texts.flatMap(({ file, text }) => [...text.matchAll(said)].map(([, number]) => ({ file, number })));
  expect(found.length).toBeGreaterThanOrEqual(times);
  expect(new Set(found.map(({ number }) => number)), JSON.stringify(found)).toHaveProperty("size", 1);
});

const inWords = ["none", "one", "two", "three", "four", "five", "six", "seven"];

test("the course is announced, wherever it is, as it is sent", () => {
  const count = `${inWords[lessons.length]} `;
  const pace = `one every ${inWords[lessonPace.daysBetween]} days`;
  for (const said of [lessonsOffer, lessonsAhead]) {
    expect(said).toContain(`${count}short lessons`);
    expect(said).toContain(pace);
  }
  expect(lessonWords.why).toContain(`these ${count}lessons`);
});

test("an author revises in as many passes as the guide to revision has", () => {
  const textOf = (name: string) => texts.find(({ file }) => file.endsWith(name))?.text ?? "";
  const [, table = ""] = textOf("how-to-revise-a-first-draft.md").split("| Pass |");
  const passes = [...table.matchAll(/^\| \d\. /gm)];
  expect(textOf("what-editing-costs.md")).toContain(`your own ${inWords[passes.length]} passes`);
});

test("the page about ourselves compares our share with the register’s figures", () => {
  const { answer = "" } = realHybridPage.ibpa.answers.find(({ id }) => id === "royalty") ?? {};
  expect(answer).toContain(`${rates["royalty-paperback"].figure} of list`);
  expect(answer).toContain(`${rates["royalty-ebook"].figure} of net`);
});

test("wherever stores are counted, libraries are counted among them", () => {
  const alone = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/claims\.bookstores\.figure(.{0,60})/g)]
      .filter(([, after = ""]) => !/(?:bookstores|claims\.bookstores\.label\}) and libraries/.test(after))
      .map(([found]) => `${file}: ${found}`),
  );
  expect(alone).toEqual([]);
});

test("a sample has one number, and a person of a sample book is nobody else’s", () => {
  expect(coverExample.isbn).toBe(theBook.isbn.paperback);
  const other = copyrightPage.isbn;
  expect(copyrightPage.isbns[0].replace(/\D/g, "")).toBe(other);
  expect(Object.values(theBook.isbn).map((isbn) => isbn.replaceAll("-", ""))).not.toContain(other);
  expect([...other].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0) % 10).toBe(0);
  // Whoever writes “This is my first novel” has written no other; the people of her novel have names of their own.
  const others = [...readFileSync("app/drawings/our-books.ts", "utf8").matchAll(/author: "([^"]+)"/g)];
  const { signature } = queryLetter;
  expect(others).not.toEqual([]);
  expect(others.map(([, name]) => name)).not.toContain(signature);
  expect(sampleManuscript).not.toContain(signature.split(" ").at(-1));
});

/** The drawn sheets carry their few words by themselves, so that a page that shows one does not carry the sums along. */
test("the drawn sheets tell of the sample books what the papers tell", () => {
  const facts = sellSheet.facts.join(" ");
  expect(facts).toContain(`${exampleBook.pages} pages`);
  expect(facts).toContain(`${houseTerms.trade.discountPercent}% discount`);
  expect(facts).toContain(theBook.published.replace(/,.*/, ""));
  // A book that we never edited is not shown as one that we did.
  expect(editedPage.runningHead).toContain(exampleBook.title);
  const { chapter, opening } = setOpening;
  expect(pitchPapers.flatMap(({ parts }) => parts).flatMap((part) => ("rows" in part ? part.rows : []))).toContainEqual(
    expect.arrayContaining([chapter, opening]),
  );
  const examples: readonly string[] = queryLetterPage.breakdown.cards.map(({ example }) => example);
  for (const paragraph of letterPage.paragraphs.slice(0, 2)) expect(examples).toContain(paragraph);
});

test("the passage that is drawn line by line is the end of the one that is edited, with its marks", () => {
  const { lines, runs, clean } = editedPage;
  const drawn = lines.flatMap((line) => [...(typeof line === "string" ? [{ keep: line }] : line), { keep: " " }]);
  const marksOf = (text: readonly MarkedRun[]) => text.filter((run) => !("keep" in run));
  const marks = marksOf(drawn);
  expect(clean).toMatch(textAfter(drawn).replaceAll(/\s+/g, " ").trim());
  expect(textAfter(runs).replaceAll(/\s+/g, " ")).toBe(clean);
  expect(marks).not.toEqual([]);
  expect(marksOf(runs).slice(-marks.length)).toEqual(marks);
});

test("three rounds of an edit follow each other, and are those of the paper", () => {
  const [found, left] = [textBefore, textAfter].map((read) =>
    editRounds.map(({ runs }) => read(runs).replace(/\.$/, "").replaceAll(/\s+/g, " ")),
  );
  expect(found?.slice(1)).toEqual(left?.slice(0, -1));
  const pages = [editedPages.lineEdited, editedPages.copyedited, editedPages.proofread];
  for (const [round, page] of pages.entries()) {
    const [before, after] = [textBefore, textAfter].map((read) => page.map(read).join(" "));
    expect(before).toContain(found?.[round]);
    expect(after).toContain(left?.[round]);
  }
  expect(pages.at(-1)?.map(textAfter).join(" ")).toContain(keptLine.text);
});

test("the slips have the answers of their questions in pencil", () => {
  const [, months, soon] = questionSlips.answers;
  const [howLong] = faqCategories[2]?.questions ?? [];
  const [fewest, most] = months.match(/\d+/g) ?? [];
  expect(howLong?.answer).toMatch(new RegExp(`takes ${fewest}–.*–${most} months`));
  const [question] = faqCategories.at(-1)?.questions ?? [];
  expect(question?.answer).toMatch(new RegExp(`^${soon.slice(0, -1)}`));
});

test("the template of a query names every part that is explained, in that order", () => {
  const { template, breakdown } = queryLetterPage;
  const named = template.text.match(/(?<=\n\[)[A-Z][A-Z ]+(?=:)/g) ?? [];
  expect(named).toEqual(breakdown.cards.map(({ title }) => title.toUpperCase()));
});
