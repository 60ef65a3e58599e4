import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../testing/start-test-server.ts";
import { databaseTypesFile, writeDatabaseTypes } from "./database-types.ts";

test("the types of what is stored are what a migrated database says of itself", async () => {
  const { url, drop } = await createDatabase();
  const pool = new pg.Pool({ connectionString: url });
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  expect(readFileSync(databaseTypesFile, "utf8")).toBe(await writeDatabaseTypes(pool));
});
