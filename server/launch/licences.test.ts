import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowed, listPackages } from "./licences.ts";

test("every package comes under a licence that we may use it by", () => {
  const root = new URL("../../", import.meta.url);
  const packages = listPackages(JSON.parse(readFileSync(new URL("package-lock.json", root), "utf8")), root);
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
});

test.each([
  ["MIT", true, true],
  ["(MIT OR GPL-3.0-only)", true, true],
  ["MIT AND GPL-3.0-only", true, false],
  ["GPL-3.0-only", false, false],
  ["LGPL-3.0-or-later", true, false],
  ["LGPL-3.0-or-later", false, true],
  ["unknown", false, false],
  ["SEE LICENSE IN LICENSE", true, false],
])("%s, shipped %s: allowed %s", (licence, isShipped, expected) => {
  expect(isAllowed({ licence, isShipped })).toBe(expected);
});
