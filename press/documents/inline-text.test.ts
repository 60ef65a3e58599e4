import { expect, test } from "vitest";
import { breakLines, readInline } from "./inline-text.ts";
import { styles } from "./page-frame.ts";

const one = (text: string) => text.length;
const set = (text: string, width: number) =>
  breakLines(readInline(text, styles.body), width, one).map((line) => line.runs.map((run) => run.text).join(""));

test("italics, bold and links are read; a bracket without an address stays a bracket", () => {
  expect(readInline("See *this*, **that** and [ours](/faq), [Your Name] ([year])", styles.body)).toEqual([
    { text: "See ", font: "text" },
    { text: "this", font: "italic" },
    { text: ", ", font: "text" },
    { text: "that", font: "bold" },
    { text: " and ", font: "text" },
    { text: "ours", font: "text", link: "/faq" },
    { text: ", [Your Name] ([year])", font: "text" },
  ]);
});

test("no line is wider than the column, and nothing is lost", () => {
  const text = "A contract is a description of a bad day—written on a good one—so read it for the bad day, all-in-all.";
  for (const width of [14, 20, 33, 50]) {
    const lines = set(text, width);
    expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(width);
    expect(lines.join("")).toBe(text);
  }
});

test("a range of figures is never broken at its dash", () => {
  for (const width of [8, 10, 12, 16]) {
    expect(set("It costs $800–1,200 or so today", width).some((line) => line.includes("$800–1,200"))).toBe(true);
  }
});

test("a paragraph does not end on one short word when the words allow another way", () => {
  expect(set("aaaa bbbb cccc dddd eeee ffff g", 29).at(-1)?.trim()).not.toBe("g");
});
