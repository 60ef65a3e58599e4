import { expect, test } from "vitest";
import type { QueryFinding } from "#domain/query-check.ts";
import { markLetter } from "./mark-letter.ts";

const finding = (level: QueryFinding["level"], ...quotes: string[]): QueryFinding => ({
  check: "brackets",
  level,
  why: "left",
  values: {},
  quotes,
});

test("what a finding quotes is marked wherever it stands, and nothing of the letter is lost", () => {
  const letter = "For readers of [Title] ([year]). Gripping? [title]";
  const pieces = markLetter(letter, [finding("look", "Gripping?"), finding("mend", "[Title]", "[year]")]);
  expect(pieces.map(({ text }) => text).join("")).toBe(letter);
  expect(pieces.filter(({ level }) => level === "mend").map(({ text }) => text)).toEqual([
    "[Title]",
    "[year]",
    "[title]",
  ]);
  expect(pieces.filter(({ level }) => level === "look").map(({ text }) => text)).toEqual(["Gripping?"]);
});

test("a letter without a fault is one piece", () => {
  expect(markLetter("Dear Ms. Oyelaran,", [])).toEqual([{ text: "Dear Ms. Oyelaran,", level: "fine" }]);
});
