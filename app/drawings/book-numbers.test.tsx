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

test("a number that is drawn is a right one, and only one book’s", () => {
  const booksOf = new Map<string, Set<string>>();
  for (const [book, drawing] of drawings) {
    const words = renderToStaticMarkup(drawing).replace(/<[^>]*>|-/g, "");
    const numbers = words.match(/97[89]\d{10}/g) ?? [];
    expect(numbers, `${drawing.key} shows a number`).not.toEqual([]);
    for (const number of numbers) booksOf.set(number, (booksOf.get(number) ?? new Set()).add(book));
  }
  for (const [number, books] of booksOf) {
    expect(isIsbnRight(number)).toBe(true);
    expect([...books], number).toHaveLength(1);
  }
});
