import { expect, test } from "vitest";
import { checkSlugs, toggleSlug } from "./saved-articles-store.ts";

test.each([
  [undefined, []],
  [[], []],
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [["a", "a"], ["a"]],
  [["a", 1, null], ["a"]],
  [{ a: 1 }, []],
  ["not json", []],
])("stored %j reads as %j", (stored, slugs) => {
  expect(checkSlugs(stored)).toEqual(slugs);
});

test("saving adds at the end, saving again removes", () => {
  expect(toggleSlug(["a"], "b")).toEqual(["a", "b"]);
  expect(toggleSlug(["a", "b"], "a")).toEqual(["b"]);
});
