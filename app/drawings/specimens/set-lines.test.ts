import { expect, test } from "vitest";
import { findPaper } from "#content/one-book/one-book.ts";
import { textBefore } from "#domain/marked-text.ts";
import { setLines } from "./set-lines.ts";
import { measure } from "./set-page.tsx";

test("a line takes whole words, and the first of a later paragraph leaves room for its indent", () => {
  const lines = setLines([[{ keep: "one two three" }], [{ keep: "one two three" }]], 8);
  expect(lines.map(({ runs }) => textBefore(runs))).toEqual(["one two ", "three", "one ", "two ", "three"]);
  expect(lines.map(({ place }) => place)).toEqual(["within", "last", "first", "within", "last"]);
});

test("the doubled word of the proofread page stands where the list of corrections says: at the end of line 9, and at the beginning of line 10", () => {
  const [page, corrections] = findPaper("proofread-pages").parts;
  if (!(page && "marked" in page && corrections && "head" in corrections)) throw new Error("There is no page.");
  const lines = setLines(page.marked, measure).map(({ runs }) => textBefore(runs).trim());
  expect(corrections.rows[0]?.[1]).toBe("9–10");
  expect(lines[8]).toMatch(/ the$/);
  expect(lines[9]).toMatch(/^the bass /);
});
