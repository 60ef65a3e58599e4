import { expect, test } from "vitest";
import { checkPassword, isCommon } from "./passwords.ts";

const email = "ada.lovelace@example.com";
const check = (password: string) => () => checkPassword(password, { minimum: 8, email });

test.each([
  "password",
  "Password1!",
  "P@ssw0rd",
  "qwertyuiop",
  "12345678",
  "87654321",
  "aaaaaaaa",
  "abcabcabc",
  "letmein123",
  "iloveyou!",
  "halftitle2026",
  "ada.lovelace",
  "ADA.LOVELACE1",
  email,
])("%s is what everybody tries first", (password) => {
  expect(isCommon(password, email)).toBe(true);
  expect(check(password)).toThrow();
});

test.each([
  "halftitle-demo",
  "seven quiet otters",
  "correct horse battery",
  "ünïcödé wörds",
  "dragon boat race 1987",
  "xK9#mQ2$",
])("%s is let through: no rules about signs", (password) => expect(check(password)).not.toThrow());

test("length counts in bytes, at both ends", () => {
  expect(check("éèêë")).not.toThrow();
  expect(check("éèê")).toThrow("at least 8");
  expect(check("\u{1F989}".repeat(18))).toThrow();
  expect(check(`${"ab cd ef ".repeat(8)}`)).not.toThrow();
  expect(check(`${"ab cd ef ".repeat(8)}x`)).toThrow("72");
});
