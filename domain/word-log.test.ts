import { expect, test } from "vitest";
import { localDay } from "./local-day.ts";
import { countWords } from "./word-count.ts";
import { makeWordEntryDraft, projectFinish, textOfDocument, toCsv, type WordEntry, withChanges } from "./word-log.ts";

const log = (...days: [day: string, words: number, note?: string][]): WordEntry[] =>
  days.map(([day, words, note = ""], id) => ({ id, day, words, note }));
const today = "2026-03-31";

test.each([
  ["without a log", log(), { kind: "unknown" }],
  ["with one entry", log(["2026-03-30", 500]), { kind: "unknown" }],
  ["with a steady pace", log(["2026-03-21", 1_000], ["2026-03-31", 2_000]), { kind: "projected", day: "2026-06-19" }],
  ["in any order", log(["2026-03-31", 2_000], ["2026-03-21", 1_000]), { kind: "projected", day: "2026-06-19" }],
  ["after a pause, later", log(["2026-03-01", 1_000], ["2026-03-11", 2_000]), { kind: "projected", day: "2026-11-26" }],
  ["when the last writing is long ago", log(["2025-06-01", 0], ["2025-06-11", 5_000]), { kind: "unknown" }],
  ["when words were cut", log(["2026-03-21", 3_000], ["2026-03-31", 2_000]), { kind: "unknown" }],
  ["at a snail’s pace", log(["2026-03-01", 1_000], ["2026-03-31", 1_030]), { kind: "far" }],
  ["on the day it began", log(["2026-03-31", 1_000]), { kind: "unknown" }],
  ["when it is reached", log(["2026-03-01", 9_000], ["2026-03-10", 10_000]), { kind: "reached", day: "2026-03-10" }],
  [
    "when it was reached, cut, and reached again",
    log(["2026-03-01", 10_500], ["2026-03-05", 9_000], ["2026-03-09", 11_000]),
    { kind: "reached", day: "2026-03-09" },
  ],
])("the finish of 10,000 words %s", (_, entries, expected) => {
  expect(projectFinish(entries, 10_000, today)).toMatchObject(expected);
});

test("each day says what it brought, cuts included", () => {
  const changes = withChanges(log(["2026-03-02", 900], ["2026-03-01", 1_000], ["2026-03-05", 1_500]));
  expect(changes.map(({ change }) => change)).toEqual([1_000, -100, 600]);
});

test("the export opens in a spreadsheet and runs nothing", () => {
  const csv = toCsv(["Day", "Words", "Change", "Note"], log(["2026-03-01", 10, 'a "b", c'], ["2026-03-02", 5, "=1+1"]));
  expect(csv).toBe('Day,Words,Change,Note\r\n2026-03-01,10,10,"a ""b"", c"\r\n2026-03-02,5,-5,\'=1+1\r\n');
});

test.each([
  ["", 0],
  ["  \n\t ", 0],
  ["One two  three.", 3],
  ["It’s well-known — truly.", 3],
  ["yes—no", 2],
  ["* * *", 0],
  ["Chapter 12", 2],
  ["Größe naïve 北京", 3],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test("a document’s text is what stands on the page", () => {
  const xml =
    '<w:p><w:r><w:t>Half</w:t></w:r><w:r><w:t xml:space="preserve">title &amp; </w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><w:p><w:r><w:instrText>PAGE</w:instrText><w:t>two&#8217;s</w:t><w:br/><w:t>end</w:t></w:r></w:p>';
  const text = textOfDocument(xml);
  expect(text.replace(/\s+/g, " ").trim()).toBe("Halftitle & two’s end");
  expect(countWords(text)).toBe(3);
});

const messages = { day: { invalid: "day", future: "future" }, words: { invalid: "words" }, note: { tooLong: "note" } };
test.each([
  [{}, undefined],
  [{ day: "2026-04-01" }, "future"],
  [{ day: "2026-02-30" }, "day"],
  [{ day: "yesterday" }, "day"],
  [{ words: "" }, "words"],
  [{ words: "-3" }, "words"],
  [{ words: "10,000,001" }, "words"],
  [{ note: "a".repeat(501) }, "note"],
])("an entry with %j: %s", (fault, message) => {
  const entry = { day: "2026-03-31", words: "1,200", note: "", ...fault };
  const result = makeWordEntryDraft(messages, today).safeParse(entry);
  expect(result.error?.issues[0]?.message).toBe(message);
});

test("a day lasts until midnight where the author is", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
