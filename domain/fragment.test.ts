import fc from "fast-check";
import { expect, test } from "vitest";
import { readFragment, writeFragment } from "./fragment.ts";

const example = { fee: "2999", name: "Launch Package", "a.share": "60" };

test("an untouched tool has a plain address", () => {
  expect(writeFragment(example, example)).toBe("");
  expect(readFragment("", example)).toEqual(example);
});

test("whatever is entered comes back, in whichever order it was entered", () => {
  const entries = fc.record({
    fee: fc.string({ unit: "grapheme", maxLength: 40 }),
    name: fc.string({ unit: "grapheme", maxLength: 40 }),
    "a.share": fc.string({ maxLength: 40 }),
  });
  fc.assert(
    fc.property(entries, (typed) => {
      const reversed = Object.fromEntries(Object.entries(typed).toReversed()) as typeof typed;
      expect(readFragment(writeFragment(typed, example), example)).toEqual(typed);
      expect(writeFragment(reversed, example)).toBe(writeFragment(typed, example));
    }),
  );
});

test("an address by anybody's hand gives only fields of ours, and none without end", () => {
  const read = readFragment(`#fee=12&other=1&__proto__=x&name=${"a".repeat(9999)}`, example);
  expect(Object.keys(read)).toEqual(Object.keys(example));
  expect(read.fee).toBe("12");
  expect(read.name).toHaveLength(300);
});
