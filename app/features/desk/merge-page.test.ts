import { expect, test } from "vitest";
import { countUnseen, mergePage } from "./merge-page.ts";

const page = (text: string, hasMore = true) => ({ rows: text.split(""), hasMore });
const idOf = (row: string) => row.toLowerCase();

test.each([
  ["new rows come in front", page("defghi"), page("bcdef"), page("bcdefghi")],
  ["changed rows are up to date, and only once", page("abcdef"), page("AbC"), page("AbCdef")],
  ["rows that no longer belong are gone", page("abcdef"), page("acd"), page("acdef")],
  ["a list without a seam begins anew", page("klmn"), page("abc"), page("abc")],
  ["a list that ends is the whole list", page("abcd", false), page("ac", false), page("ac", false)],
  ["a moved row stands where it is now", page("abcde"), page("dab"), page("dabce")],
  ["an empty list is empty", page("abc"), { rows: [], hasMore: false }, { rows: [], hasMore: false }],
])("%s", (_, shown, first, merged) => {
  expect(mergePage(shown, first, idOf)).toEqual(merged);
});

test("only what nobody has seen counts as new", () => {
  expect(countUnseen(["c", "d"], page("abCd"), idOf)).toBe(2);
});
