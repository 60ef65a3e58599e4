import { execSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("a test that needed its second try is named at the end of the run, and no other", () => {
  const root = mkdtempSync(join(tmpdir(), "halftitle-second-tries-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    join(root, "moody.test.js"),
    `let tries = 0;
     test("is steady", () => {});
     test("is moody", () => expect(++tries).toBe(2));`,
  );
  const reporter = resolve("server/testing/second-tries.ts");
  const said = execSync(
    `node node_modules/vitest/vitest.mjs run --root ${root} --globals --retry=1 --reporter=${reporter} 2>&1`,
    { encoding: "utf8" },
  );
  expect(said).toContain("Passed on a second try only (1):");
  expect(said).toContain("moody.test.js > is moody");
  expect(said).not.toContain("is steady");
});
