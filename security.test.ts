import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every file of tests that SECURITY.md names exists", () => {
  const text = readFileSync("SECURITY.md", "utf8");
  const named = [...text.matchAll(/`([\w./-]+\.(?:http\.test|test|drill)\.ts)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
