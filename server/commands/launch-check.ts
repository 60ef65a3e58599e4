import pg from "pg";
import { listVoidPasskeys } from "../auth/passkeys/void-passkeys.ts";
import { listSampleHours } from "../booking/sample-hours.ts";
import { listDemonstrationRows } from "../launch/demonstration-rows.ts";
import { findLaunchBlockers } from "../launch/launch-blockers.ts";
import { readLaunchContent } from "../launch/launch-content.ts";

/** The gate before going live: says what is still a sample, and fails while anything is. */
const groups = findLaunchBlockers(readLaunchContent(), new Date());

const databaseUrl = process.env.DATABASE_URL?.trim();
if (databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const query = async (sql: string, values?: unknown[]) => (await client.query(sql, values)).rows;
    const lines = await listDemonstrationRows(query);
    const hours = await listSampleHours(query);
    if (hours.length > 0) groups.push({ title: "Hours for consultations (/staff/calendar)", lines: hours });
    if (lines.length > 0) groups.push({ title: "Demonstration data in the database", lines });
    const stranded = await listVoidPasskeys(client, process.env.SITE_URL?.trim());
    if (stranded.length > 0) groups.push({ title: "Passkeys (SITE_URL)", lines: stranded });
  } catch (error) {
    // Not knowing is no permission: a database that cannot be read keeps the gate closed.
    const reason = error instanceof Error ? error.message : String(error);
    groups.push({ title: "The database", lines: [`It could not be read: ${reason}`] });
  } finally {
    await client.end().catch(() => {});
  }
}

for (const { title, lines } of groups) {
  process.stdout.write(`${title}\n${lines.map((line) => `  - ${line}\n`).join("")}\n`);
}
const count = groups.reduce((total, { lines }) => total + lines.length, 0);
if (!databaseUrl) {
  process.stdout.write("The database was not looked at: set DATABASE_URL to have its accounts checked too.\n");
}
process.stdout.write(
  count === 0
    ? "Nothing stands in the way of going live.\n"
    : `${count === 1 ? "One thing stands" : `${count} things stand`} between this site and going live.\n`,
);
process.exitCode = count === 0 ? 0 : 1;
