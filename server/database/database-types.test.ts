import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { databaseTypesFile, heading } from "./database-types.ts";

test("the types of what is stored are those of the newest migration: else npm run database-types", () => {
  const [first] = readFileSync(databaseTypesFile, "utf8").split("\n");
  expect(first).toBe(heading());
});
