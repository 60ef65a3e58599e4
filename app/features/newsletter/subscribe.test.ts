import { expect, test } from "vitest";
import { findFault, readAnswer } from "./subscribe.ts";

test("an address that is missing or wrong has its own notice", () => {
  expect(findFault("  ")).toMatchObject({ title: "Email required", text: "Please enter your email address" });
  expect(findFault("ada@home")).toMatchObject({ title: "Invalid email", text: "Please enter a valid email address" });
  expect(findFault(" ada@example.com ")).toBeUndefined();
});

test.each([
  [{ success: true }, "Welcome to Halftitle!"],
  [{ success: false, error: "Please try again in 12 minutes." }, "Please try again in 12 minutes."],
  [{ success: false }, "Failed to subscribe"],
  [{ success: false, error: "" }, "Failed to subscribe"],
  [{ success: "yes" }, "Failed to subscribe"],
  [{}, "Failed to subscribe"],
])("an answer of %j says %j", (answer, words) => {
  const { title, text } = readAnswer(answer);
  expect([title, text]).toContain(words);
});
