import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { listDoors } from "#server/testing/fuzz.ts";
import { inSeconds } from "../figures.ts";
import type { Attack, AttackFigures, Attempt } from "./attack.ts";
import { notTried, subjects } from "./catalogue.ts";
import { asked, isDaily, openWorld, type World } from "./world.ts";

/** ATTACKS=redirect runs the rows whose subject or name has this in it, for whoever works on one. */
const wanted = new RegExp(process.env.ATTACKS ?? "", "i");
const isWhole = !process.env.ATTACKS && !isDaily;
/** `npm test` stays on one server, and does not wait. */
const isQuick = ({ isAlone, isLong, settings, world }: Attack) =>
  !isAlone && !isLong && !settings && world !== "demonstration";
const isChosen = (title: string, attack: Attack) =>
  wanted.test(`${title}: ${attack.name}`) && (isQuick(attack) || !isDaily);

type Row = { subject: string; name: string; aim: string; attempts: Attempt[] };

const rows: Row[] = [];
const throughOf = (attempts: readonly Attempt[]) => attempts.filter(({ through }) => through);

// A server for each subject takes its seconds to start; in the daily run all share one.
for (const group of isDaily ? [subjects] : subjects.map((subject) => [subject])) {
  const chosen = group.flatMap(({ title, attacks }) =>
    attacks.filter((attack) => isChosen(title, attack)).map((attack) => ({ ...attack, title })),
  );
  const name = group.length === 1 ? group.map(({ title }) => title) : "All subjects";
  test.runIf(chosen.length > 0)(`${name}: nothing goes through`, async () => {
    const shared = new Map<string, World>();
    const through: string[] = [];
    for (const { title, ...attack } of chosen) {
      const begin = performance.now();
      const attempts = await tryRow(attack, await worldOf(attack, shared));
      rows.push({ subject: title, name: attack.name, aim: attack.aim, attempts });
      through.push(...throughOf(attempts).map((attempt) => describe(attack.name, attempt)));
      const took = inSeconds(performance.now() - begin);
      console.log(`${title}: ${attack.name}: ${attempts.length} tried, ${throughOf(attempts).length} through, ${took}`);
    }
    expect(through).toEqual([]);
  });
}

/** One server for all rows of a group that can share it. */
async function worldOf({ world: kind = "production", settings, isAlone }: Attack, shared: Map<string, World>) {
  if (settings || isAlone) return openWorld(kind, typeof settings === "function" ? await settings() : settings);
  const world = shared.get(kind) ?? (await openWorld(kind));
  shared.set(kind, world);
  return world;
}

async function tryRow({ name, attack, isSweep }: Attack, world: World): Promise<Attempt[]> {
  await world.emptyLimits();
  const before = [...asked];
  const attempts = await attack(world);
  // A row that tried nothing has proven nothing, and a server that has ended cannot hold.
  expect(attempts.length, name).toBeGreaterThan(0);
  expect(world.process.exitCode, `${name} ended the server`).toBeNull();
  if (isSweep) {
    asked.clear();
    for (const one of before) asked.add(one);
  }
  return attempts;
}

const describe = (row: string, { request, answer, through }: Attempt) =>
  `${row}: ${through}. ${request.slice(0, 160)} -> ${answer.slice(0, 160)}`;

test.runIf(isWhole)("every door of the product has a row that aims at it", () => {
  const forgotten = listDoors().filter(({ method, path }) => {
    const place = path.replace(/:\w+(\{[^}]*\})?/g, "[^/]+");
    const pattern = new RegExp(`^${method === "ALL" ? "\\w+" : method} ${place}$`);
    return ![...asked].some((one) => pattern.test(one));
  });
  expect(forgotten).toEqual([]);
});

test("the catalogue in all", () => {
  const attempts = rows.flatMap((row) => row.attempts);
  console.log(`The catalogue: ${attempts.length} tried, ${throughOf(attempts).length} through.`);
  const folder = inject("figuresFolder");
  // Every request with its answer, for whoever wants to read them; written also where something went through.
  writeFileSync(join(folder, "attempts.json"), JSON.stringify(rows, null, 1));
  expect(throughOf(attempts).length).toBe(0);
  const tried = subjects.map(({ title, about, attacks }) => {
    const own = rows.filter(({ subject }) => subject === title);
    const all = own.flatMap((row) => row.attempts);
    return {
      title,
      about,
      rows: attacks.length,
      isWhole: own.length === attacks.length,
      tried: all.length,
      through: throughOf(all).length,
    };
  });
  // A row that failed on its way has no figure, and then the catalogue has none.
  expect(tried.filter((subject) => isWhole && !subject.isWhole)).toEqual([]);
  if (!isWhole) return;
  const figures: AttackFigures = { subjects: tried.map(({ isWhole: _, ...subject }) => subject), notTried };
  writeFileSync(join(folder, "attacks.json"), JSON.stringify(figures));
});
