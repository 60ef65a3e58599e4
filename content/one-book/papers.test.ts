import { expect, test } from "vitest";
import { setLines } from "#app/drawings/specimens/set-lines.ts";
import { exampleBook, exampleCopies } from "#content/example-book.ts";
import { houseTerms } from "#content/house-terms.ts";
import { packages } from "#content/prices.ts";
import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { pressReleasePage } from "#content/services/press-release-distribution.ts";
import { socialMediaPage } from "#content/services/social-media-setup.ts";
import { royaltyStatement } from "#content/specimens.ts";
import { paperSlugs } from "#domain/addresses.ts";
import { textAfter, textBefore } from "#domain/marked-text.ts";
import { editedPages } from "./editing-papers.ts";
import { budgetLines, earned, soldByDayNinety, spent } from "./money-papers.ts";
import { findPaper, paperGroups, papers } from "./one-book.ts";
import type { PaperPart } from "./paper.ts";
import { theBook } from "./the-book.ts";

const wordsOf = (part: PaperPart): string[] =>
  "head" in part
    ? [...part.head, ...part.rows.flat()]
    : "marked" in part
      ? [...part.marked.map(textAfter), ...(part.queries ?? [])]
      : [...part.text];

const cellsOf = (parts: readonly PaperPart[], title: string) => {
  const part = parts.find((one) => one.title === title);
  return part && "rows" in part ? part.rows : [];
};

test("every address has its paper, in the order of the addresses", () => {
  expect(papers.map(({ slug }) => slug)).toEqual([...paperSlugs]);
  expect(paperGroups.flatMap((group) => group.papers)).toHaveLength(paperSlugs.length);
});

test("each part says what it is for and what to write there, and its table is as wide as its head", () => {
  for (const { slug, parts, description } of papers) {
    expect(description.length, slug).toBeLessThanOrEqual(160);
    expect(new Set(parts.map(({ title }) => title)).size, slug).toBe(parts.length);
    for (const part of parts) {
      expect(part.note.length, `${slug}: ${part.title}`).toBeGreaterThan(30);
      expect(part.ask.length, `${slug}: ${part.title}`).toBeGreaterThan(15);
      if ("head" in part) {
        for (const row of [part.head, part.widths, ...part.rows]) expect(row).toHaveLength(part.head.length);
      }
      if ("marked" in part) {
        const asked = part.marked.flat().flatMap((run) => ("query" in run ? [run.query] : []));
        expect(asked, slug).toEqual((part.queries ?? []).map((_, index) => index + 1));
      }
    }
  }
});

test("the page goes from desk to desk: what one editor leaves is what the next one finds", () => {
  const { lineEdited, copyedited, proofread } = editedPages;
  expect(copyedited.map(textBefore)).toEqual(lineEdited.map(textAfter));
  expect(proofread.map(textBefore)).toEqual(copyedited.map(textAfter));
  expect(proofread.map(textAfter).join(" ")).not.toMatch(/\b(\w+) \1\b|Tuesday’s/);
});

test("the statement pays what the example book earns, and pays it by the house’s terms", () => {
  const [bookstore, amazon, returned, ebook] = royaltyStatement.lines;
  for (const [line, copy] of [
    [bookstore, exampleCopies.bookstore],
    [amazon, exampleCopies.amazon],
    [ebook, exampleCopies.ebook],
  ] as const) {
    expect([line.received, line.printing]).toEqual([copy.received, copy.printing]);
  }
  expect(returned).toMatchObject({ received: bookstore.received, printing: 0 });
  expect([bookstore, amazon, returned].map((line) => line.sharePercent)).toEqual(Array(3).fill(houseTerms.share.print));
  expect(ebook.sharePercent).toBe(houseTerms.share.ebook);
  // The report closes three weeks before the statement does.
  expect(soldByDayNinety.bookstore).toBeLessThanOrEqual(bookstore.copies);
  expect(soldByDayNinety.amazon).toBeLessThanOrEqual(amazon.copies);
  expect(soldByDayNinety.ebook).toBeLessThanOrEqual(ebook.copies);
  expect(soldByDayNinety.returned).toBeLessThanOrEqual(-returned.copies);
});

test("the budget is the price book’s, and what it says each copy earns is the example’s", () => {
  expect(budgetLines[0].spent).toBe(packages.pro.price);
  const cells = findPaper("budget").parts.flatMap(wordsOf);
  expect(cells).toContain("$1.56");
  expect(cells).toContain(String(Math.ceil(spent / exampleCopies.bookstore.author)).replace(/(\d)(\d{3})$/, "$1,$2"));
});

/** The book had a site, a release, a calendar and a trailer before it had papers; all of them are about one book. */
test("everything that was made of the book tells the same facts", () => {
  const { sample: website } = authorWebsitePage.demo;
  const { sample: release } = pressReleasePage.demo;
  const trailer = bookTrailerPage.samples.trailers.find(({ slug }) => slug === "other-peoples-pianos");
  expect([website.author, trailer?.author, socialMediaPage.demo.sample.author]).toEqual(Array(3).fill(theBook.author));
  expect([website.book.title, trailer?.title]).toEqual([exampleBook.title, exampleBook.title]);
  expect(website.book.details).toContain(`${theBook.pages} pages`);
  const facts = release.facts.map(({ value }) => value).join(" ");
  expect(facts).toContain(`${theBook.pages} pages`);
  expect(theBook.published).toContain(release.facts.find(({ term }) => term === "Publication")?.value);
  expect(trailer?.coverId).toBe(theBook.cover);
});

test("the report counts ninety days and every sum once", () => {
  const { lead, parts } = findPaper("ninety-day-report");
  const [, last] = /^March 10 to (\w+ \d+, \d+)\./.exec(lead) ?? [];
  expect((Date.parse(`${last}`) - Date.parse(theBook.published)) / 86_400_000 + 1).toBeCloseTo(90, 0);
  const sums = cellsOf(parts, "Money").map((row) => Number(row[1]?.replace("−", "-").replaceAll(/[$,]/g, "")));
  expect(sums.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(sums.at(-1) ?? 0, 2);
  // What the note calls “a little over a fifth.”
  expect(earned / spent).toBeGreaterThan(0.2);
  expect(earned / spent).toBeLessThan(0.22);
  // By hand a copy brings the list price less its printing; those already bought are not paid for twice.
  const [, each = "", count] = cellsOf(findPaper("budget").parts, "Copies that would earn it back").at(-1) ?? [];
  const bought = budgetLines.find(({ what }) => what.endsWith("copies to sell and give"))?.spent ?? 0;
  expect(Number(count)).toBe(Math.ceil((spent - bought) / Number(each.slice(1))));
});

test("a page, a chapter and a word are where every paper says they are", () => {
  const said = papers.flatMap(({ lead, parts }) => [lead, ...parts.flatMap(wordsOf)]).join("\n");
  const chapters = [...said.matchAll(/chapters? (\d+)/gi)].map(([, number]) => Number(number));
  expect(findPaper("book-proposal").parts.at(-1)?.note).toContain("of fourteen");
  expect(Math.max(...chapters)).toBeLessThanOrEqual(14);
  // A chapter that a letter had cut could not be counted later.
  const advised = cellsOf(findPaper("editorial-letter").parts, "Second problem: one chapter, four times");
  expect(advised.filter(([, , , advice]) => /^(Cut|Keep, and move)/.test(advice ?? ""))).toEqual([]);
  // The proofreader corrects by the style sheet, on the pages that it names.
  const [fixed] = cellsOf(findPaper("proofread-pages").parts, "Corrections").filter((row) =>
    /style sheet/.test(`${row}`),
  );
  const [word = ""] = fixed?.[2]?.split(" ") ?? [];
  const rule = cellsOf(findPaper("copyedit").parts, "Style sheet: words and figures").find(([item]) => item === word);
  expect(fixed?.[0]).toContain(`Page ${rule?.[2]},`);
  const [page] = findPaper("proofread-pages").parts;
  const lines = page && "marked" in page ? setLines(page.marked, page.page?.ends ?? []) : [];
  const doubled = lines.findIndex(({ runs }) => runs.some((run) => "cut" in run));
  expect(said).toContain(`Page ${page && "marked" in page && page.page?.folio}, lines ${doubled}–${doubled + 1}`);
});

test("no number of the sample could be somebody’s: its ISBNs count right and are the trade’s dummy, its library number one of zeros", () => {
  expect(theBook.lccn).toMatch(/^20\d\d0{6}$/);
  for (const isbn of Object.values(theBook.isbn)) {
    const digits = [...isbn.replaceAll("-", "")].map(Number);
    expect(digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10).toBe(0);
    expect(isbn).toMatch(/^978-1-234567-/);
  }
});
