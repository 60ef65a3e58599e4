import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** Where the served product says how its database is reached, for what a journey takes as given. */
export const databaseNote = (port: string) => join(tmpdir(), `halftitle-e2e-${port}.database`);

/** One statement past every door: rows that would take a hundred clicks, or years. */
export async function runSql(baseURL: string | undefined, text: string, values: unknown[] = []) {
  const connectionString = readFileSync(databaseNote(new URL(baseURL ?? "").port), "utf8");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
