import { expect, test } from "vitest";
import { findPaper } from "#content/one-book/one-book.ts";
import { textBefore } from "#domain/marked-text.ts";
import { setLines } from "./set-lines.ts";

test("a line ends where the typesetter has ended it, with a whole word or with a divided one", () => {
  const lines = setLines(
    [[{ keep: "one two three" }], [{ keep: "one two three four" }]],
    ["one two", "one", "two th-"],
  );
  expect(lines.map(({ runs }) => textBefore(runs))).toEqual(["one two ", "three", "one ", "two th-", "ree four"]);
  expect(lines.map(({ place }) => place)).toEqual(["within", "last", "first", "within", "last"]);
});

test("an end that no line comes to is a mistake", () => {
  expect(() => setLines([[{ keep: "one two three" }]], ["four"])).toThrow("four");
});

test("the doubled word of the proofread page stands where the list of corrections says: at the end of line 8, and at the beginning of line 9", () => {
  const [page, corrections] = findPaper("proofread-pages").parts;
  if (!(page && "marked" in page && page.page && corrections && "head" in corrections)) {
    throw new Error("There is no page.");
  }
  const lines = setLines(page.marked, page.page.ends).map(({ runs }) => textBefore(runs).trim());
  expect(corrections.rows[0]?.[0]).toBe("Page 71, lines 8–9");
  expect(lines[7]).toMatch(/ the$/);
  expect(lines[8]).toMatch(/^the bass /);
});
