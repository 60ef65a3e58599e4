import { expect, test } from "vitest";
import { countLost } from "./lost-letters.ts";

test.each([
  ["advances", "advances", 0],
  ["advances", "ances", 3],
  ["advances", "s", 7],
  ["cover design", "sign", 8],
  ["advances", "", 8],
  ["hello", "hellohello", 5],
])("of %s typed and %s standing, %i letters are wrong", (typed, stands, lost) => {
  expect(countLost(typed, stands)).toBe(lost);
});
