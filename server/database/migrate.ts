import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { BootError, exitCodes } from "../boot-error.ts";
import { root } from "../root.ts";

const migrationsFolder = new URL("supabase/migrations/", root);
const baseFolder = new URL("server/database/base/", root);

/** Any number would do, as long as every server of this product takes the same lock. */
const migrationLock = 7_420_181_500;

/** Supabase's own tooling keeps its history in this table, so either may have applied a migration. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  create table if not exists supabase_migrations.base_files (name text primary key, hash text not null);`;

export type Migration = { version: string; name: string; sql: string };

export function listMigrations(folder: URL = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => {
      const [, version = "", name = ""] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      return { version, name, sql: readFileSync(new URL(file, folder), "utf8") };
    });
}

/**
 * Brings a plain PostgreSQL up to date: what hosted Supabase already has, then every migration not yet applied, each
 * in its own transaction. The lock makes a second server wait and then find nothing left to do.
 */
export async function migrate(url: string, migrations: Migration[] = listMigrations()): Promise<string[]> {
  return underLock(url, async (client) => {
    await client.query(history);
    // The roles belong to the whole cluster: this database may have been moved to one that lacks them.
    await client.query(readBase("roles.sql"));
    await applyBase(client, "auth.sql");
    const pending = await listPending(client, migrations);
    for (const migration of pending) await givingWay(() => apply(client, migration));
    await assertRowLevelSecurity(client);
    return pending.map(({ name }) => name);
  });
}

async function apply(client: pg.Client, { version, name, sql }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(patience);
    await client.query(sql);
    await client.query(
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
      [version, name, [sql]],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (isInTheWay(error)) throw error;
    throw new BootError(
      `Migration ${version}_${name} failed and was undone: ${(error as Error).message}`,
      exitCodes.unavailable,
    );
  }
}

/** Only when it has changed: it touches every table of the sign-in service, which another server may be using. */
async function applyBase(client: pg.Client, name: string): Promise<void> {
  const sql = readBase(name);
  const hash = createHash("sha256").update(sql).digest("hex");
  const { rowCount } = await client.query("select from supabase_migrations.base_files where name = $1 and hash = $2", [
    name,
    hash,
  ]);
  if (rowCount) return;
  await givingWay(
    () => client.query(`begin; ${patience}; ${sql}; commit`),
    () => client.query("rollback"),
  );
  await client.query(
    `insert into supabase_migrations.base_files (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash`,
    [name, hash],
  );
}

function readBase(name: string): string {
  return readFileSync(new URL(name, baseFolder), "utf8");
}

/** Shorter than PostgreSQL takes to notice a deadlock, so that it is never a visitor whose work is undone. */
const patience = "set local lock_timeout = '500ms'";

/**
 * Other servers go on while a migration runs. It waits for a table only so long, because everybody else waits behind it;
 * then it lets them pass and tries again.
 */
async function givingWay(work: () => Promise<unknown>, undo: () => Promise<unknown> = async () => {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      await undo();
      if (!isInTheWay(error) || attempt === 60) throw error;
      await wait(100 + Math.random() * 400);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  return ["40P01", "55P03"].includes((error as { code?: string }).code ?? "");
}

/** On hosted Supabase its own tooling applies the migrations; the server only refuses to run ahead of them. */
export async function assertMigrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const pending = await listPending(client, listMigrations());
    if (pending.length > 0) {
      throw new BootError(
        `The hosted database lacks ${pending.length} migrations, from ${pending[0]?.name}: run "supabase db push" first.`,
        exitCodes.configuration,
      );
    }
    await assertRowLevelSecurity(client);
  } finally {
    await client.end();
  }
}

async function underLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return await work(client);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

async function listPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  const applied = new Set(rows.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.has(version));
}

async function assertRowLevelSecurity(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity",
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new BootError(`These tables in public have no row-level security: ${names}.`, exitCodes.configuration);
}
