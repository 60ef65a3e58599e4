import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { BootError, exitCodes } from "../boot-error.ts";

const root = new URL("../../", import.meta.url);
const migrationsFolder = new URL("supabase/migrations/", root);
const baseFolder = new URL("server/database/base/", root);

/** Any number would do, as long as every server of this product takes the same lock. */
const migrationLock = 7_420_181_500;

/** Supabase's own tooling keeps its history in this table, so either may have applied a migration. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

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
    for (const file of ["roles.sql", "auth.sql"]) {
      await client.query(readFileSync(new URL(file, baseFolder), "utf8"));
    }
    await client.query(history);
    const pending = await listPending(client, migrations);
    for (const { version, name, sql } of pending) {
      await client.query("begin");
      try {
        await client.query(sql);
        await client.query(
          "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
          [version, name, [sql]],
        );
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw new BootError(
          `Migration ${version}_${name} failed and was undone: ${(error as Error).message}`,
          exitCodes.unavailable,
        );
      }
    }
    await assertRowLevelSecurity(client);
    return pending.map(({ name }) => name);
  });
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
