import { expect, test } from "vitest";
import { nearAddress } from "./near-address.ts";

test.each([
  ["nora@gmial.com", "nora@gmail.com"],
  ["nora@GMAIL.CO", "nora@gmail.com"],
  ["nora@yaho.com", "nora@yahoo.com"],
  ["nora@outlok.com", "nora@outlook.com"],
  ["nora@gmail.com", undefined],
  ["nora@mail.com", undefined],
  ["nora@gmx.com", undefined],
  ["nora@example.com", undefined],
  ["", undefined],
])("%s was perhaps meant to be %s", (typed, meant) => {
  expect(nearAddress(typed)).toBe(meant);
});
