import { expect, test } from "vitest";
import { splitQuoted } from "./quoted-text.ts";

test.each([
  [
    "Yes, please.\n\nOn Mon, Nov 16, 2026 at 9:01 AM Halftitle <hello@halftitle.example> wrote:\n> Good day.\n> \n> Shall we?",
    "Yes, please.",
  ],
  ["Yes.\n\nOn Mon, Nov 16, 2026 at 9:01 AM Halftitle\n<hello@halftitle.example> wrote:\n\n> Good day.\n", "Yes."],
  ["Ja.\r\n\r\nAm 16.11.2026 um 09:01 schrieb Halftitle:\r\n> Guten Tag.", "Ja."],
  ["Yes.\n\n-----Original Message-----\nFrom: Halftitle\nGood day.", "Yes."],
  ["Yes.\n\nFrom: Halftitle <hello@halftitle.example>\nSent: Monday\nTo: Ada\nSubject: Re\n\nGood day.", "Yes."],
  ["Yes.\n\n> Good day.\n> Shall we?", "Yes."],
])("what was quoted is folded: %j", (text, written) => {
  const split = splitQuoted(text);
  expect(split.written).toBe(written);
  expect(split.quoted).toMatch(/day|Tag/);
});

test.each([
  "> When?\nOn Tuesday.\n> Where?\nAt the harbor.",
  "I wrote this myself.",
  "> Only a quotation.",
  "On Monday I wrote: a book.\nAnd then another.",
  "",
])("what somebody wrote between or without quotations stays whole: %j", (text) => {
  expect(splitQuoted(text)).toEqual({ written: text, quoted: "" });
});

test("a hundred thousand lines take no longer than reading them", () => {
  const deep = `Yes.\n${"> ".repeat(200)}\n`.concat(`${">".repeat(90)} On ${"x ".repeat(40)}\n`.repeat(100_000));
  expect(splitQuoted(deep).written).toBe("Yes.");
  const nearly = `On ${"wrote ".repeat(60)}\n`.repeat(20_000);
  expect(splitQuoted(nearly).written).toBe(nearly.trim());
});
