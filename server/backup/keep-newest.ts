import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const dated = /^halftitle-\d{8}T\d{6}Z\.backup\.gz$/;

/** Sorts by time when sorted by name. */
export function datedName(now: Date): string {
  return `halftitle-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.backup.gz`;
}

/** Removes the oldest of the dated backups in a folder until so many are left. Files with names of their own stay. */
export function keepNewest(folder: string, count: number): string[] {
  const old = readdirSync(folder)
    .filter((name) => dated.test(name))
    .toSorted()
    .toReversed()
    .slice(count);
  for (const name of old) rmSync(join(folder, name));
  return old;
}
