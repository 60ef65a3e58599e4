import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Attack, AttackFigures, Attempt } from "./attack.ts";
import { notTried, subjects } from "./catalogue.ts";
import { openWorld, type World } from "./world.ts";

/** ATTACKS=redirect runs the rows whose subject or name has this in it, for whoever works on one. */
const wanted = new RegExp(process.env.ATTACKS ?? "", "i");

type Row = { subject: string; name: string; attempts: Attempt[] };

const rows: Row[] = [];
const throughOf = (attempts: readonly Attempt[]) => attempts.filter(({ through }) => through);

for (const { title, attacks } of subjects) {
  const chosen = attacks.filter(({ name }) => wanted.test(`${title}: ${name}`));
  test.runIf(chosen.length > 0)(`${title}: nothing goes through`, async () => {
    const shared = new Map<string, World>();
    for (const attack of chosen) {
      const begun = performance.now();
      const world = await worldOf(attack, shared);
      await world.emptyLimits();
      const attempts = await attack.attack(world);
      rows.push({ subject: title, name: attack.name, attempts });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(
        `${title}: ${attack.name}: ${attempts.length} tried, ${throughOf(attempts).length} through (${seconds} s)`,
      );
      // The process lives, and answers, after whatever was done to it.
      expect(world.process.exitCode, `${attack.name} ended the server`).toBeNull();
    }
    const own = rows.filter(({ subject }) => subject === title);
    const through = own.flatMap(({ name, attempts }) => throughOf(attempts).map((attempt) => describe(name, attempt)));
    expect(through).toEqual([]);
  });
}

const describe = (row: string, { request, answer, through }: Attempt) =>
  `${row}: ${through}. ${request.slice(0, 160)} -> ${answer.slice(0, 160)}`;

/** One server for all rows of a subject that can share it. */
async function worldOf({ world: kind = "production", settings, isAlone }: Attack, shared: Map<string, World>) {
  if (settings || isAlone) return openWorld(kind, settings);
  const world = shared.get(kind) ?? (await openWorld(kind));
  shared.set(kind, world);
  return world;
}

test("the catalogue in all", () => {
  const attempts = rows.flatMap((row) => row.attempts);
  console.log(`The catalogue: ${attempts.length} tried, ${throughOf(attempts).length} through.`);
  const folder = inject("figuresFolder");
  // Every request with its answer, for whoever wants to read them; written also where something went through.
  writeFileSync(join(folder, "attempts.json"), JSON.stringify(rows, null, 1));
  expect(throughOf(attempts).length).toBe(0);
  if (process.env.ATTACKS) return;
  const figures: AttackFigures = {
    subjects: subjects.map(({ title, about, attacks }) => {
      const own = rows.filter(({ subject }) => subject === title).flatMap((row) => row.attempts);
      return { title, about, rows: attacks.length, tried: own.length, through: throughOf(own).length };
    }),
    notTried,
  };
  writeFileSync(join(folder, "attacks.json"), JSON.stringify(figures));
});
