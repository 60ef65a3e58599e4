import { expect, test } from "vitest";
import { chooseSheet, isOpen, isSame } from "./autosave-sheet.ts";

const sheet = (version: number, stored: string, text = stored) => ({
  words: { text },
  base: version > 0 ? { version } : null,
  stored: { text: stored },
});

test.each([
  ["what was read, where nothing was written", undefined, sheet(1, "read"), "read"],
  ["a newer version, where everything of one's own is stored", sheet(1, "mine"), sheet(2, "theirs"), "theirs"],
  ["one's own words while they are open, whatever comes", sheet(1, "old", "typing"), sheet(2, "theirs"), "typing"],
  ["what was just stored, though an older answer comes in late", sheet(3, "mine"), sheet(2, "older"), "mine"],
  ["what was just stored and read again", sheet(3, "mine"), sheet(3, "mine"), "mine"],
  ["a sheet that another tab began first", sheet(0, ""), sheet(1, "theirs"), "theirs"],
])("shown is %s", (_, own, read, text) => {
  expect(chooseSheet(own, read).words.text).toBe(text);
});

test("a sheet is open until what it says is what is stored", () => {
  expect(isOpen(sheet(1, "a", "b"))).toBe(true);
  expect(isOpen(sheet(1, "a"))).toBe(false);
});

test("words are the same when every field is", () => {
  expect(isSame({ subject: "a", body: "b" }, { body: "b", subject: "a" })).toBe(true);
  expect(isSame({ subject: "a", body: "b" }, { subject: "a", body: "c" })).toBe(false);
});
