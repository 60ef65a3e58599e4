import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isUuid } from "./uuid.ts";

test.each([
  "3f0c1d52-9a77-4f0e-8b1d-1f2e3d4c5b6a",
  "ABCDEF01-0000-0000-0000-00000000000A",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
])("%s is an id, as PostgreSQL sees it", (id) => {
  expect(isUuid(id)).toBe(true);
});

test.each([
  "",
  "3f0c1d529a774f0e8b1d1f2e3d4c5b6a",
  "{3f0c1d52-9a77-4f0e-8b1d-1f2e3d4c5b6a}",
  "3f0c1d52-9a77-4f0e-8b1d-1f2e3d4c5b6g",
  " 3f0c1d52-9a77-4f0e-8b1d-1f2e3d4c5b6a",
  "3f0c1d52-9a77-4f0e-8b1d-1f2e3d4c5b6a\n",
  42,
  null,
])("%j is none", (id) => {
  expect(isUuid(id)).toBe(false);
});

test("nobody has a rule of their own for ids", () => {
  const own = /\bz\.uuid\(|\[(\\d|0-9)a-f\]\{8\}/;
  const files = ["domain", "content", "app", "server"]
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => `${room}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
});
