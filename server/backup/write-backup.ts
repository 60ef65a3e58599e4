import pg from "pg";
import type { Secrets } from "../secrets.ts";
import { namingTables } from "./backup-contents.ts";
import { type Line, type Row, type SequencesLine, writeLines } from "./backup-file.ts";
import { listTables, type Table } from "./tables.ts";

type Source = {
  url: string;
  secrets: Secrets | null;
  file: string;
  clock?: () => Date;
  /** Puts the files that the rows name beside the backup, before it counts as whole. */
  saveContents?: (hashes: ReadonlySet<string>) => Promise<unknown>;
};

export type Summary = { tables: number; rows: number; files: number };

/** Values as text that any major version reads the same way, whatever this server's settings are. */
const portableText = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local search_path = pg_catalog;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Everything stored, as it was at one moment, while the servers go on working. */
export async function writeBackup({
  url,
  secrets,
  file,
  clock = () => new Date(),
  saveContents = async () => {},
}: Source): Promise<Summary> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await client.query(portableText);
    const rows: Record<string, number> = {};
    const hashes = new Set<string>();
    const lines = linesOf(client, secrets, clock(), { rows, hashes, saveContents });
    await writeLines(file, lines);
    await client.query("commit");
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { tables: Object.keys(rows).length, rows: all, files: hashes.size };
  } finally {
    await client.end();
  }
}

type Gathered = Required<Pick<Source, "saveContents">> & { rows: Record<string, number>; hashes: Set<string> };

async function* linesOf(
  client: pg.Client,
  secrets: Secrets | null,
  now: Date,
  { rows, hashes, saveContents }: Gathered,
): AsyncGenerator<Line> {
  // The first statement fixes the moment that all the others see.
  const { rows: applied } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const { rows: servers } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const postgres = servers[0]?.version ?? "";
  const migrations = applied.map(({ version }) => version);
  yield { halftitle: "backup", format: 1, takenAt: now.toISOString(), postgres, migrations, secrets };

  for (const table of await listTables(client)) {
    rows[table.name] = 0;
    yield { table: table.name, columns: table.columns.map(({ name }) => name) };
    const hash = namingTables.includes(table.name) ? table.columns.findIndex(({ name }) => name === "sha256") : -1;
    for await (const row of rowsOf(client, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      if (hash >= 0) hashes.add(row[hash] ?? "");
      yield row;
    }
  }
  await saveContents(hashes);
  // Sequences stand outside of transactions. Read last, they are never behind the rows.
  yield await readSequences(client);
  yield { rows };
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Row> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(", ");
  await client.query(`declare saved no scroll cursor for select array[${values}]::text[] as row from ${name}`);
  for (;;) {
    const { rows } = await client.query<{ row: Row }>("fetch 500 from saved");
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query("close saved");
}

async function readSequences(client: pg.Client): Promise<SequencesLine> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'private', 'auth') order by 1`,
  );
  const sequences: SequencesLine["sequences"] = {};
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) sequences[name] = rows[0];
  }
  return { sequences };
}
