import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDataFolder } from "../database/data-folder.ts";
import { databaseTypesFile, writeDatabaseTypes } from "../database/database-types.ts";
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { postgresUser } from "../database/postgres-binaries.ts";
import { runCommand } from "./run-command.ts";

/** npm run database-types: reads the types of what is stored from a database that has every migration and nothing else. */
await runCommand(async () => {
  const folder = openDataFolder(mkdtempSync(join(tmpdir(), "halftitle-types-")), postgresUser());
  const postgres = await startEmbeddedPostgres(folder);
  try {
    await migrate(postgres.url);
    const pool = openPool(postgres.url, () => {});
    writeFileSync(databaseTypesFile, await writeDatabaseTypes(pool).finally(() => pool.end()));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
