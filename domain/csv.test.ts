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
  ["a tab in front", "\t=1", `"'\t'=1"`],
  ["a semicolon", "memoir; poems", '"memoir; poems"'],
  ["a formula behind a semicolon", "memoir;=1+1", `"memoir;'=1+1"`],
  ["a formula behind a semicolon and spaces", "memoir;  @SUM(A1);-1", `"memoir;'  @SUM(A1);'-1"`],
  ["a formula behind a tab", "memoir\t+1", `"memoir\t'+1"`],
  ["a formula on a line of its own", "memoir\r\n=1+1", `"memoir\r\n'=1+1"`],
  ["a sign inside a line", "one - two = three", "one - two = three"],
])("%s in a cell", (_, value, cell) => {
  expect(toCsvRows([[value]])).toBe(`${cell}\r\n`);
});
