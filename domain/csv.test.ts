import { expect, test } from "vitest";
import { toCsvRows } from "./csv.ts";

test.each([
  ["a plain word", "memoir", "memoir"],
  ["a number below nought", -5, "-5"],
  ["a yes", true, "true"],
  ["nothing", null, ""],
  ["a comma", "Ada, Countess", '"Ada, Countess"'],
  ["quotes and lines", 'She said "no".\nTwice.', '"She said ""no"".\nTwice."'],
  ["a formula", "=1+1", "'=1+1"],
  ["a formula behind spaces", "  =cmd|' /C calc'!A0", "'  =cmd|' /C calc'!A0"],
  ["a telephone number", "+1 818 555 0142", "'+1 818 555 0142"],
  ["a wide formula", "＝SUM(A1)", "'＝SUM(A1)"],
  ["a tab in front", "\t=1", "'\t=1"],
])("%s in a cell", (_, value, cell) => {
  expect(toCsvRows([[value]])).toBe(`${cell}\r\n`);
});
