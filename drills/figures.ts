import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { type Compared, type drills, type Found, notLookedAt } from "./drill-list.ts";

/** How often each fault is tried: all of them for the document, two in the daily test. */
export const rounds = Number(process.env.DRILL_ROUNDS ?? 50);

/** Whether the run is one for the document; a short one shows that everything still holds, with fewer people. */
export const isFull = rounds >= 50;

declare module "vitest" {
  interface ProvidedContext {
    figuresFolder: string;
  }
}

/**
 * Notes what a drill found, and fails it on the first thing that was lost or leaked, or where nothing was compared at
 * all. Called last, so that only a drill that holds has figures.
 */
export function recordFigures(drill: (typeof drills)[number], found: Found) {
  if (!("skipped" in found)) for (const one of [found.lost, found.leaked]) expectNothingMissing(one);
  writeFileSync(join(inject("figuresFolder"), `${drill}.json`), JSON.stringify(found));
  console.log(`${drill}: ${JSON.stringify(found)}`);
}

function expectNothingMissing(counted: readonly Compared[] | typeof notLookedAt) {
  if (counted === notLookedAt) return;
  for (const { what, compared, missing } of counted) {
    expect(missing, what).toEqual([]);
    expect(compared, `${what} that were compared`).toBeGreaterThan(0);
  }
}

export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export const inNumbers = (count: number) => count.toLocaleString("en-US");

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
