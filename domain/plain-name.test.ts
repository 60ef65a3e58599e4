import { expect, test } from "vitest";
import { plainName } from "./plain-name.ts";

test.each(["Ada", "Mary-Jane O’Neill", "José Ángel de la Cruz", "J. R. Smith", "李 小龙"])("%s is a name", (name) => {
  expect(plainName(name)).toBe(name);
});

test.each([
  "Visit evil.example now",
  "http://evil.example",
  "<b>Ada</b>",
  "Ada\nBcc: all@example.com",
  "Win $1000",
  "one two three four five six",
  "",
  "a".repeat(61),
])("%j is not a name", (text) => {
  expect(plainName(text)).toBeUndefined();
});

test("stray spaces are set right", () => {
  expect(plainName("  Ada   Lovelace ")).toBe("Ada Lovelace");
});
