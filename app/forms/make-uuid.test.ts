import { expect, test } from "vitest";
import { makeUuid } from "./make-uuid.ts";

test("a made number is a random UUID, and never the same twice", () => {
  const made = Array.from({ length: 1_000 }, makeUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});
