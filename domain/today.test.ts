import { expect, test } from "vitest";
import { isInboxAddress } from "./today.ts";

test("a bookmark of the inbox is told apart from the day's own address", () => {
  expect(isInboxAddress(new URLSearchParams("overdue=1"))).toBe(true);
  expect(isInboxAddress(new URLSearchParams("whose=mine"))).toBe(false);
});
