import { expect, test } from "vitest";
import { checkEmail } from "./newsletter.ts";

test.each([
  ["", "required"],
  ["   ", "required"],
  ["ada", "invalid"],
  ["ada@example", "invalid"],
  ["ada @example.com", "invalid"],
  ["ada@example.com", undefined],
  [" ada@example.com ", undefined],
])("%j is judged %s", (email, fault) => expect(checkEmail(email)).toBe(fault));
