import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

/** A copy of a database at rest, with its owners; where the disk can, it shares the blocks. */
export function copyCluster(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  const copied = spawnSync("cp", ["-a", "--reflink=auto", from, to]);
  if (copied.status !== 0) throw new Error(String(copied.stderr));
}

/**
 * Gives a data folder the database that a first start would make in it, migrated and empty. The secrets are still made
 * by whoever starts; how a folder is filled from nothing is the subject of server/boot.http.test.ts.
 */
export function prepareDataFolder(folder: string): string {
  copyCluster(inject("preparedCluster"), folder);
  return folder;
}

/** A data folder that goes away with the running test. */
export function prepareFolderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return prepareDataFolder(folder);
}
