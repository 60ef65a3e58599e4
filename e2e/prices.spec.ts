import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { listArticles, listGuides } from "#app/features/articles/article-shelf.server.ts";
import { readLegalText } from "#app/routes/site/legal-text.server.ts";
import * as chatReplies from "#content/chat-replies.ts";
import { allPages } from "./pages.ts";
import { listAmounts, listBudgetFigures, listDerivedFigures, listPriceFigures, listTermFigures } from "./price-book.ts";

/** A page as it was built: no browser, no server. */
const readPage = (path: string) => readFileSync(`build/client${path === "/" ? "" : path}/index.html`, "utf8");

const texts = [...listArticles(), ...listGuides()];

/** What a reader, a screen reader or a search engine can read: texts and attributes, without scripts and styles. */
function readableText(html: string): string {
  const page = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<!--[\s\S]*?-->/g, "");
  const attributes = [...page.matchAll(/\s(?:content|alt|title|aria-label|placeholder)="([^"]*)"/g)].map(
    ([, value]) => value,
  );
  return [page.replace(/<[^>]+>/g, " "), ...attributes].join(" ");
}

/** “$800–1,200”, “$0.08”, and what somebody may have typed otherwise: “$2999”, “2,999 dollars”. */
function findMoney(text: string): string[] {
  const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
  const signed = text.match(new RegExp(String.raw`\$\s?${amount}(?:\s?[–-]\s?\$?${amount})?`, "g")) ?? [];
  const spelled = text.match(new RegExp(String.raw`${amount} (?:dollars|USD)\b`, "g")) ?? [];
  return [...new Set([...signed, ...spelled])];
}

/** What a text declares at its head besides our prices: other people’s prices, and sums worked as an example. */
function listDeclaredFigures(path: string): readonly string[] {
  if (path === "/terms-of-service") return readLegalText("terms-of-service").figures ?? [];
  return texts.find((text) => text.path === path)?.figures.map(({ figure }) => figure) ?? [];
}

/** The page in turns of words and drawings, each of them whole: a drawing may stand in another. */
function listTurns(page: string): string[] {
  let depth = 0;
  const turns = [""];
  for (const piece of page.split(/(?=<svg\b)|(?<=<\/svg>)/)) {
    const begins = piece.startsWith("<svg");
    if (begins && depth === 0) turns.push("");
    turns[turns.length - 1] += piece;
    if (begins) depth++;
    if (piece.endsWith("</svg>") && --depth === 0) turns.push("");
  }
  return turns;
}

const readTurns = (page: string, kind: "words" | "drawings") =>
  readableText(
    listTurns(page)
      .filter((turn) => turn.startsWith("<svg") === (kind === "drawings"))
      .join(" "),
  );

/** A picture goes wherever its text or tool is named, with sums that the text declares or the tool works out. */
const inPictures = new Set([
  ...texts.flatMap(({ path }) => listDeclaredFigures(path)),
  ...findMoney(readTurns(readPage("/tools"), "drawings")),
]);

function findStrays(path: string): string[] {
  const page = readPage(path);
  const text = readableText(page);
  const known = new Set([
    ...listPriceFigures(),
    ...listDerivedFigures(text),
    ...listTermFigures(),
    ...listDeclaredFigures(path),
    ...(path === "/consultation" ? listBudgetFigures() : []),
  ]);
  const written = findMoney(readTurns(page, "words"));
  const drawn = findMoney(readTurns(page, "drawings"));
  return [...written, ...drawn.filter((figure) => !inPictures.has(figure))].filter((figure) => !known.has(figure));
}

/**
 * Where sums are worked out from somebody's own numbers: the register of the trade's rates, the comparison of offers, and
 * the papers of the sample book. The unit tests of rates, comparison and papers hold their arithmetic.
 */
const worksThingsOut = /^\/(tools|one-book)(\/|$)/;

test("every sum of money on every page stands in the price book, or is declared by the text it stands in", () => {
  const strays = allPages
    .filter((path) => !worksThingsOut.test(path))
    .flatMap((path) => findStrays(path).map((figure) => `${path}: ${figure}`));
  expect(strays).toEqual([]);
});

test("the pages that name prices are really read", () => {
  expect(findMoney(readableText(readPage("/packages")))).toEqual(
    expect.arrayContaining(["$2,999", "$5,999", "$12,999", "$20", "$30", "$40", "$7,050–11,400"]),
  );
  expect(findMoney(readableText(readPage("/terms-in-plain-words")))).toContain("$1.56");
  expect(findMoney("from $2999, $5k, 300 dollars, $800-1,200 or $0.08–0.12")).toEqual([
    "$2999",
    "$5",
    "$800-1,200",
    "$0.08–0.12",
    "300 dollars",
  ]);
});

test("every price in structured data stands in the price book", () => {
  const amounts = listAmounts();
  const prices: { path: string; price: number }[] = [];
  for (const path of allPages) {
    for (const [, json = ""] of readPage(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      JSON.parse(json, (key, value) => {
        if (["price", "minPrice", "maxPrice"].includes(key)) prices.push({ path, price: Number(value) });
        return value;
      });
    }
  }
  expect(prices.length).toBeGreaterThan(20);
  expect(prices.filter(({ price }) => !amounts.has(price))).toEqual([]);
});

test("the assistant quotes the price book and nothing else", () => {
  const words = JSON.stringify(chatReplies);
  const known = new Set([...listPriceFigures(), ...listDerivedFigures(words), ...listTermFigures()]);
  expect(findMoney(words).length).toBeGreaterThan(10);
  expect(findMoney(words).filter((figure) => !known.has(figure))).toEqual([]);
});
