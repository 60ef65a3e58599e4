import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { AttackFigures } from "./attacks/attack.ts";
import { drills, type Found } from "./drill-list.ts";
import { writeAttackSentence, writeReliability } from "./reliability-document.ts";

/**
 * Collects what the drills found; a full run in which every drill held becomes docs/reliability.md and a sentence of
 * SECURITY.md. A run in parts, one file after the other or side by side, names the folder that all of them fill:
 * DRILL_FIGURES.
 */
export default function setup(project: TestProject) {
  const shared = process.env.DRILL_FIGURES;
  const folder = shared ?? mkdtempSync(join(tmpdir(), "halftitle-figures-"));
  project.provide("figuresFolder", folder);
  return () => {
    const rounds = Number(process.env.DRILL_ROUNDS ?? 50);
    const files = [...drills, "attacks"].map((name) => join(folder, `${name}.json`));
    if (rounds >= 50 && files.every((file) => existsSync(file))) writeDocuments(files);
    if (!shared) rmSync(folder, { recursive: true, force: true });
  };
}

function writeDocuments(files: string[]) {
  const read = files.map((file) => JSON.parse(readFileSync(file, "utf8")));
  const found = read.slice(0, -1) as Found[];
  const attacks = read.at(-1) as AttackFigures;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Run on ${day} with Node ${process.versions.node}, the PostgreSQL that comes along, ${availableParallelism()} cores at a load of ${Math.round(loadavg()[2] ?? 0)}: read the times accordingly.`;
  const document = new URL("../docs/reliability.md", import.meta.url);
  writeFileSync(document, writeReliability({ found, attacks, machine }));
  const security = new URL("../SECURITY.md", import.meta.url);
  writeFileSync(security, writeAttackSentence(readFileSync(security, "utf8"), attacks, day));
}
