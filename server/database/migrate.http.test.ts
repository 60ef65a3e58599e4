import pg from "pg";
import { expect } from "vitest";
import { once } from "../testing/once.ts";
import { createDatabase } from "../testing/start-test-server.ts";
import { listMigrations, migrate } from "./migrate.ts";

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

once("two servers that start together migrate once", async () => {
  const database = await createDatabase("template0");
  const applied = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(applied.flat()).toHaveLength(listMigrations().length);
  await database.drop();
});

once("a migration that fails leaves the old state and says which one it was", async () => {
  const database = await createDatabase();
  const broken = {
    version: "29991231000000",
    name: "broken",
    sql: "create table public.half_made (id int); select 1 / 0;",
  };
  await expect(migrate(database.url, [...listMigrations(), broken])).rejects.toThrow(
    "Migration 29991231000000_broken failed and was undone: division by zero",
  );
  await inDatabase(database.url, async (client) => {
    expect((await client.query("select to_regclass('public.half_made') as found")).rows[0].found).toBeNull();
  });
  expect(await migrate(database.url)).toEqual([]);
  await database.drop();
});

once("a table in public without row-level security stops the boot by its name", async () => {
  const database = await createDatabase();
  await inDatabase(database.url, (client) => client.query("create table public.careless (id int)"));
  await expect(migrate(database.url)).rejects.toThrow(/no row-level security: careless/);
  await database.drop();
});

once("every migration is named by its time and its table", () => {
  for (const { version, name } of listMigrations()) {
    expect(version).toMatch(/^\d{14}$/);
    expect(name).toMatch(/^[a-z_]+$/);
  }
});
