import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every test that SECURITY.md names as a proof exists", () => {
  const text = readFileSync("SECURITY.md", "utf8");
  const proofs = [...text.matchAll(/`([\w./-]+\.(?:http\.test|test|drill)\.ts)`/g)].map(([, file = ""]) => file);
  expect(proofs.length).toBeGreaterThan(15);
  expect(proofs.filter((file) => !existsSync(file))).toEqual([]);
});
