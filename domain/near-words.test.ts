import { expect, test } from "vitest";
import { isNearWord, tellingWords, wordsOf } from "./near-words.ts";

test.each([
  ["royaltys", "royalty", true],
  ["royaltys", "royalties", true],
  ["audiobok", "audiobook", true],
  ["ghostwritter", "ghostwriter", true],
  ["editign", "editing", true],
  ["cvoer", "cover", true],
  ["cover", "over", false],
  ["cat", "car", false],
  ["memoir", "memory", false],
  ["marketing", "printing", false],
  ["isbn", "isbn", true],
])("%s is near to %s: %s", (typed, word, isNear) => {
  expect(isNearWord(typed, word)).toBe(isNear);
});

test("words are told apart by what stands between them, and fillers say nothing", () => {
  expect(wordsOf("Who owns the e-book’s rights?")).toEqual(["who", "owns", "the", "e", "book", "s", "rights"]);
  expect(tellingWords("Do I keep my rights?")).toEqual(["keep", "rights"]);
  expect(tellingWords("what is it")).toEqual(["what", "is", "it"]);
});
