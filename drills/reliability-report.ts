import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { drills, type Found } from "./drill-list.ts";

/**
 * Collects what the drills found; a full run in which every drill held becomes docs/reliability.md. A run in parts, one
 * file after the other or side by side, names the folder that all of them fill: DRILL_FIGURES.
 */
export default function setup(project: TestProject) {
  const shared = process.env.DRILL_FIGURES;
  const folder = shared ?? mkdtempSync(join(tmpdir(), "halftitle-figures-"));
  project.provide("figuresFolder", folder);
  return () => {
    const rounds = Number(process.env.DRILL_ROUNDS ?? 50);
    const files = drills.map((drill) => join(folder, `${drill}.json`));
    if (rounds >= 50 && files.every((file) => existsSync(file))) {
      const found = files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Found);
      writeFileSync(new URL("../docs/reliability.md", import.meta.url), writeDocument(found));
    }
    if (!shared) rmSync(folder, { recursive: true, force: true });
  };
}

function writeDocument(found: Found[]): string {
  const lines = found.map((one) =>
    "skipped" in one
      ? `| ${one.fault} | skipped | ${one.skipped} | | | |`
      : `| ${one.fault} | ${one.rounds} | ${one.tried} | ${one.lost} | ${one.leaked} | ${one.seen} |`,
  );
  return `# What was done to it, and what it lost

Written by \`npm run drills\` from runs in which every drill held; \`npm test\` repeats each of them in short. Faults strike at a
random moment under mixed load: the four forms, sign-ups, word counts of projects, and the mail that follows from them. *Lost* counts
writes that were acknowledged and are not there, and mails that were owed and did not arrive, or arrived under a second
Message-ID. *Leaked* counts answers that showed a stack, a statement, a path or somebody else's data.

| Fault | Rounds | Tried | Lost | Leaked | What a visitor sees |
|---|---|---|---|---|---|
${lines.join("\n")}

Run on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}, the PostgreSQL that comes along, ${availableParallelism()} cores at a load of ${Math.round(loadavg()[2] ?? 0)}: read the times accordingly.
Backup and restore are proven in \`server/backup/backup.http.test.ts\`, upgrades in \`server/database/upgrade.http.test.ts\`.
`;
}
