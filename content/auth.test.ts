import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { passwordAdvice, passwordMinimum } from "./auth.ts";

test("the advice about passwords names the length that the service asks for", () => {
  const { auth } = parse(readFileSync("supabase/config.toml", "utf8")) as { auth: { minimum_password_length: number } };
  expect(passwordMinimum).toBe(auth.minimum_password_length);
  expect(passwordAdvice).toContain(`${auth.minimum_password_length} characters`);
});
