import type { AttackFigures } from "./attacks/attack.ts";
import { type Compared, type Found, notLookedAt } from "./drill-list.ts";

const inNumbers = (count: number) => count.toLocaleString("en-US");

/** "0 of 1,364 writes, 0 of 1,877 mails": what was found missing, of how many that were compared. */
export function writeCompared(counted: readonly Compared[] | typeof notLookedAt): string {
  if (counted === notLookedAt) return notLookedAt;
  return counted
    .map(({ what, compared, missing }) => `${inNumbers(missing.length)} of ${inNumbers(compared)} ${what}`)
    .join(", ");
}

type Run = { found: readonly Found[]; attacks: AttackFigures; machine: string };

/** docs/reliability.md, from what a full run found. */
export function writeReliability({ found, attacks, machine }: Run): string {
  const lines = found.map((one) =>
    "skipped" in one
      ? `| ${one.fault} | skipped | ${one.skipped} | | | |`
      : `| ${one.fault} | ${one.rounds} | ${one.tried} | ${writeCompared(one.lost)} | ${writeCompared(one.leaked)} | ${one.seen} |`,
  );
  const { tried, through } = sumOf(attacks);
  const subjects = attacks.subjects.map(
    (subject) =>
      `| ${subject.title} | ${subject.rows} | ${inNumbers(subject.tried)} | ${inNumbers(subject.through)} | ${subject.about} |`,
  );
  const notTried = attacks.notTried.map(({ what, why }) => `- ${what}: ${why}`);
  return `# What was done to it, and what it lost

Written by \`npm run drills\` from runs in which every drill held; \`npm run test:all\` repeats each of them in short. Faults strike at a
random moment under mixed load: the four forms, sign-ups, word counts and lists of projects, and the mail that follows from them.
*Lost* says how many acknowledged writes and owed mails were looked up afterwards, and how many of them were not there, or
had arrived under another Message-ID. (A project's word count replaces the one before it, so only the last can be looked up.)
*Leaked* says how many answers were read for stacks, statements, paths, names of the database's own and other people's data, and how
many showed any. A drill fails on the first of either; where one does not look, the cell says so.

| Fault | Rounds | Tried | Lost | Leaked | What a visitor sees |
|---|---|---|---|---|---|
${lines.join("\n")}

## What was tried against it

The attack catalogue (\`drills/attacks\`) runs against started servers with the settings of production. Each attempt is judged by its
effect: what was read, written or mailed, and whether the process lives. A variant counts once, however often its request is sent.

| Subject | Rows | Tried | Through | What is tried |
|---|---|---|---|---|
${subjects.join("\n")}
| **In all** | **${attacks.subjects.reduce((sum, { rows }) => sum + rows, 0)}** | **${inNumbers(tried)}** | **${inNumbers(through)}** | |

Not in the catalogue, and why:

${notTried.join("\n")}

${machine}
Backup and restore are proven in \`server/backup/backup.http.test.ts\`, upgrades in \`server/database/upgrade.http.test.ts\`.
`;
}

const sumOf = ({ subjects }: AttackFigures) => ({
  tried: subjects.reduce((sum, { tried }) => sum + tried, 0),
  through: subjects.reduce((sum, { through }) => sum + through, 0),
});

const [begin, end] = ["<!-- attacks: written by npm run drills -->", "<!-- /attacks -->"];

/** SECURITY.md with the catalogue's figure in its place; everything around it stays as somebody wrote it. */
export function writeAttackSentence(text: string, attacks: AttackFigures, day: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`SECURITY.md lacks ${begin} or ${end}`);
  const { tried, through } = sumOf(attacks);
  const sentence = `On ${day}: ${inNumbers(tried)} attempts, ${inNumbers(through)} through.`;
  return `${text.slice(0, from)}${begin}${sentence}${text.slice(to)}`;
}
