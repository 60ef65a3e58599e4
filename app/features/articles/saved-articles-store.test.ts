import { expect, test } from "vitest";
import { parseSaved, toggleSlug } from "./saved-articles-store.ts";

test.each([
  [null, []],
  ["[]", []],
  ['["a","b"]', ["a", "b"]],
  ['["a","a"]', ["a"]],
  ['["a",1,null]', ["a"]],
  ['{"a":1}', []],
  ["not json", []],
])("stored %j reads as %j", (stored, slugs) => {
  expect(parseSaved(stored)).toEqual(slugs);
});

test("saving adds at the end, saving again removes", () => {
  expect(toggleSlug(["a"], "b")).toEqual(["a", "b"]);
  expect(toggleSlug(["a", "b"], "a")).toEqual(["b"]);
});
