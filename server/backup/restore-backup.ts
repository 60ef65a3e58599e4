import pg from "pg";
import { BootError, exitCodes } from "../boot-error.ts";
import { listMigrations, migrate } from "../database/migrate.ts";
import type { Secrets } from "../secrets.ts";
import {
  damaged,
  type Ending,
  type Line,
  type Opening,
  type Row,
  readLines,
  type SequencesLine,
  type TableLine,
} from "./backup-file.ts";
import { listTables, type Table } from "./tables.ts";

type Target = {
  url: string;
  file: string;
  /** How to name the database to whoever reads the sentence. */
  description: string;
  /** Where the restored secrets go; without it, into the database that the servers share. */
  keepSecrets?: (secrets: Secrets) => void;
};

export type Restored = { takenAt: string; rows: number; waitingMails: number };

/** Stands in the database while it is being restored, so that a restore that was cut off can begin again. */
const marker = "halftitle_restoring";

/**
 * An empty database becomes what the backup holds: its tables as they were at that migration, its rows, and then the
 * migrations since. Never touches a database that holds anything.
 */
export async function restoreBackup({ url, file, description, keepSecrets }: Target): Promise<Restored> {
  const lines = readLines(file);
  const opening = readOpening((await lines.next()).value, file);
  const migrations = migrationsOf(opening);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepareEmpty(client, description);
    await migrate(url, migrations);
    const rows = await loadWhole(client, lines, file);
    await restoreSecrets(client, opening.secrets, keepSecrets);
    await migrate(url);
    const { rows: owed } = await client.query<{ mails: number }>(
      "select count(*)::int as mails from private.outbox where status = 'waiting'",
    );
    await client.query(`drop schema ${marker}`);
    await client.query("analyze");
    return { takenAt: opening.takenAt, rows, waitingMails: owed[0]?.mails ?? 0 };
  } finally {
    await client.end();
  }
}

function readOpening(line: Line | undefined, file: string): Opening {
  if (line && "halftitle" in line && line.halftitle === "backup" && line.format === 1) return line;
  throw damaged(file, "it does not begin like one");
}

function migrationsOf({ migrations }: Opening) {
  const known = listMigrations();
  const missing = migrations.filter((version) => !known.some((migration) => migration.version === version));
  if (missing.length > 0) {
    throw new BootError(
      `The backup was made by a newer release (migration ${missing.at(-1)} is not known here): restore it with that release.`,
      exitCodes.configuration,
    );
  }
  return known.filter(({ version }) => migrations.includes(version));
}

async function prepareEmpty(client: pg.Client, description: string) {
  const { rows } = await client.query<{ cutOff: boolean; tables: number }>(
    `select to_regnamespace('${marker}') is not null as "cutOff",
            (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'supabase_migrations')) as tables`,
  );
  if (rows[0]?.cutOff) {
    // Whatever is here, an earlier restore has put here and not finished.
    await client.query(
      "drop schema if exists public, private, auth, supabase_migrations cascade; create schema public",
    );
  } else if (rows[0]?.tables) {
    throw new BootError(
      `${description} is not empty, and a restore replaces nothing: name an empty one by DATA_DIR or DATABASE_URL.`,
      exitCodes.configuration,
    );
  }
  await client.query(`create schema if not exists ${marker}`);
}

/** All rows or none: a file that ends too early leaves nothing behind. */
async function loadWhole(client: pg.Client, lines: AsyncGenerator<Line>, file: string): Promise<number> {
  await client.query("begin");
  try {
    const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
    const { rows: always } = await client.query<{ table: string; name: string }>(
      `select format('%I.%I', space.nspname, place.relname) as table, quote_ident(tgname) as name
       from pg_catalog.pg_trigger join pg_catalog.pg_class place on place.oid = tgrelid
       join pg_catalog.pg_namespace space on space.oid = place.relnamespace where tgenabled = 'A'`,
    );
    // What the triggers did at the time is in the backup already.
    for (const name of tables.keys()) await client.query(`alter table ${name} disable trigger user`);
    // A migration may have brought rows of its own; the backup has them as they became.
    await client.query(`truncate ${[...tables.keys()].join(", ")}`);
    const { loaded, ending } = await loadLines(client, tables, lines, file);
    // A row may refer to one that came after it in its own table.
    await client.query("set constraints all immediate");
    for (const name of tables.keys()) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name } of always) await client.query(`alter table ${table} enable always trigger ${name}`);
    const isWhole = ending && Object.entries(ending.rows).every(([name, count]) => loaded.get(name) === count);
    if (!isWhole) throw damaged(file, "rows are missing at its end");
    await client.query("commit");
    return [...loaded.values()].reduce((sum, count) => sum + count, 0);
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function loadLines(
  client: pg.Client,
  tables: Map<string, Table>,
  lines: AsyncGenerator<Line>,
  file: string,
): Promise<{ loaded: Map<string, number>; ending?: Ending }> {
  const loaded = new Map<string, number>();
  let current: TableLoader | undefined;
  let ending: Ending | undefined;
  for await (const line of lines) {
    if (Array.isArray(line)) {
      await current?.add(line);
      continue;
    }
    await current?.finish();
    current = undefined;
    if ("columns" in line) {
      const table = tables.get(line.table);
      if (!table) throw damaged(file, `it holds a table ${line.table} that its migrations do not make`);
      current = openLoader(client, table, line, (count) => loaded.set(line.table, count));
    } else if ("sequences" in line) await setSequences(client, line);
    else if ("rows" in line) ending = line;
  }
  await current?.finish();
  return { loaded, ending };
}

type TableLoader = { add: (row: Row) => Promise<void>; finish: () => Promise<void> };

/** Puts the rows of one table in, many at a time. */
function openLoader(
  client: pg.Client,
  table: Table,
  { columns }: TableLine,
  onFinish: (count: number) => void,
): TableLoader {
  const typeOf = (name: string) => table.columns.find((column) => column.name === name)?.type ?? "text";
  const names = columns.map((name) => pg.escapeIdentifier(name)).join(", ");
  const values = columns.map((name, place) => `(line ->> ${place})::${typeOf(name)}`).join(", ");
  const insert = `insert into ${table.name} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) as line`;
  let batch: Row[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await client.query(insert, [JSON.stringify(batch)]);
    count += batch.length;
    batch = [];
  };
  return {
    async add(row) {
      batch.push(row);
      if (batch.length >= 500) await flush();
    },
    async finish() {
      await flush();
      onFinish(count);
    },
  };
}

async function setSequences(client: pg.Client, { sequences }: SequencesLine) {
  for (const [name, { value, isCalled }] of Object.entries(sequences)) {
    await client.query("select setval($1::regclass, $2, $3)", [name, value, isCalled]);
  }
}

/** The secrets move to where this kind of database keeps them: beside the embedded one, or inside a shared one. */
async function restoreSecrets(client: pg.Client, fromFile: Secrets | null, keep: Target["keepSecrets"]) {
  const { rows } = await client.query<{ secrets: Secrets }>("select secrets from private.secrets");
  const secrets = fromFile ?? rows[0]?.secrets;
  if (!secrets) return;
  if (keep) return keep(secrets);
  await client.query(
    `insert into private.secrets (only_row, secrets) values (true, $1)
     on conflict (only_row) do update set secrets = excluded.secrets`,
    [secrets],
  );
}
