import { expect, test } from "vitest";
import { readPairs } from "./draft.ts";

test.each([
  [undefined, []],
  [[], []],
  [
    [
      ["name", "Ada"],
      ["servicesInterested", "Editorial Services"],
    ],
    [
      ["name", "Ada"],
      ["servicesInterested", "Editorial Services"],
    ],
  ],
  [[["name", "Ada"], ["name"], ["x", 1], 7], [["name", "Ada"]]],
  [{ name: "Ada" }, []],
  ["not json", []],
])("a stored draft %j reads as %j", (stored, draft) => {
  expect(readPairs(stored)).toEqual(draft);
});
