import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theBook } from "#content/one-book/the-book.ts";
import { channelRecord, jacket, numberRecord } from "#content/plates.ts";
import { isIsbnRight } from "#domain/isbn.ts";
import { CatalogCard, CopyrightPage } from "./plates/copyright-page.tsx";
import { FlatJacket } from "./plates/flat-jacket.tsx";
import { CoverWrap } from "./specimens/cover-wrap.tsx";
import { ChainOfRecords } from "./specimens/services/chain-of-records.tsx";
import { NumberRecord } from "./specimens/services/number-record.tsx";
import { ProofWithTicket } from "./specimens/services/proof-with-ticket.tsx";

const assize = numberRecord.book;
const drawings = [
  [jacket.title, <FlatJacket key="jacket" />],
  [theBook.title, <CoverWrap key="wrap" />],
  [assize, <CopyrightPage key="page" />],
  [assize, <CatalogCard key="card" />],
  [channelRecord.lines[0], <ChainOfRecords key="chain" />],
  [assize, <NumberRecord key="record" />],
  [assize, <ProofWithTicket key="proof" />],
] as const;

/** In a picture of its own a number is outlines: what each of them is, the first twelve say, which are the same in all of ours. */
function readOutlines(svg: string) {
  const begin = "978-1-234567";
  const signs = svg.match(/<g[^>]*>(?:<use[^>]*>){17}<\/g>/g)?.[1]?.match(/#g\w+/g) ?? [];
  const meanings = new Map([...begin].map((sign, place) => [signs[place], sign]));
  return signs.map((sign) => meanings.get(sign)).join("");
}

test("a number that is drawn is a right one, and only one book’s", () => {
  const outlines = readOutlines(readFileSync(new URL("vignettes/isbn-record.svg", import.meta.url), "utf8"));
  const sheets = drawings.map(
    ([book, drawing]) => [book, renderToStaticMarkup(drawing).replace(/<[^>]*>/g, "")] as const,
  );
  const booksOf = new Map<string, Set<string>>();
  for (const [book, words] of [...sheets, ["a book of its author’s own", outlines] as const]) {
    const numbers = words.replaceAll("-", "").match(/97[89]\d{10}/g) ?? [];
    expect(numbers, book).not.toEqual([]);
    for (const number of numbers) booksOf.set(number, (booksOf.get(number) ?? new Set()).add(book));
  }
  for (const [number, books] of booksOf) {
    expect(isIsbnRight(number)).toBe(true);
    expect([...books], number).toHaveLength(1);
  }
});
