import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("a monogram is made of the first and the last name", () => {
  expect(initialsOf("Eleanor M. Whitcombe")).toBe("EW");
  expect(initialsOf("Madonna")).toBe("M");
  expect(initialsOf("")).toBe("");
});
