import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const say = (paragraphs: ReturnType<typeof compareTexts>) =>
  paragraphs.map(({ pieces }) =>
    pieces.map(({ text, kind }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind]).join(""),
  );

test("without an earlier version a text is just a text", () => {
  const paragraphs = compareTexts(undefined, ["One.", "Two."]);
  expect(say(paragraphs)).toEqual(["One.", "Two."]);
  expect(paragraphs.some(({ isChanged }) => isChanged)).toBe(false);
});

test("a changed paragraph shows its words, a new or lost one stands whole, and the rest stays as it is", () => {
  const before = ["Chapter One", "The tide came in.", "It rained.", "The end."];
  const after = ["Chapter One", "The tide went out.", "The end.", "Thanks to Ottilie."];
  expect(say(compareTexts(before, after))).toEqual([
    "Chapter One",
    "The tide [-came in-][+went out+].",
    "[-It rained.-]",
    "The end.",
    "[+Thanks to Ottilie.+]",
  ]);
});

test("what is shown holds the whole newer text, and the whole older one", () => {
  const before = ["a b c", "d", "e f"];
  const after = ["a x c", "e f", "g"];
  const paragraphs = compareTexts(before, after);
  const rebuilt = (gone: "removed" | "added") =>
    paragraphs
      .map(({ pieces }) => pieces.filter(({ kind }) => kind !== gone).map(({ text }) => text))
      .filter((texts) => texts.length > 0)
      .map((texts) => texts.join(""));
  expect(rebuilt("removed")).toEqual(after);
  expect(rebuilt("added")).toEqual(before);
});
