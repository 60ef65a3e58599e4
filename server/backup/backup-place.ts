import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { BootError, exitCodes } from "../boot-error.ts";
import { readLock } from "../database/cluster-lock.ts";
import { openDataFolder } from "../database/data-folder.ts";
import { addressAt, startEmbeddedPostgres } from "../database/embedded-postgres.ts";
import { postgresUser } from "../database/postgres-binaries.ts";
import { withoutPassword } from "../database/storage.ts";
import type { Settings } from "../environment.ts";

/** The database of the settings as it is, neither migrated nor seeded. */
export type Place = {
  url: string;
  description: string;
  /** The data folder, where the database is the embedded one. */
  folder?: string;
  close: () => Promise<void>;
};

/** To read from: the embedded database of a running server is asked through its own socket, and left running. */
export async function openFilledPlace(settings: Settings): Promise<Place> {
  if (settings.DATABASE_URL) return givenPlace(settings, settings.DATABASE_URL);
  const folder = openDataFolder(settings.DATA_DIR, postgresUser());
  if (!existsSync(join(folder, "postgres", "PG_VERSION"))) {
    throw new BootError(`There is no database in ${folder}: set DATA_DIR to where it is.`, exitCodes.configuration);
  }
  const running = await findRunning(folder);
  return running ? { url: running, description: folder, folder, close: async () => {} } : startPlace(folder);
}

/** To write into: nobody else may be at work on it, so a running server's data folder is refused. */
export async function openOwnPlace(settings: Settings): Promise<Place> {
  if (settings.DATABASE_URL) return givenPlace(settings, settings.DATABASE_URL);
  return startPlace(openDataFolder(settings.DATA_DIR, postgresUser()));
}

function givenPlace({ SUPABASE_URL }: Settings, url: string): Place {
  if (SUPABASE_URL) {
    throw new BootError(
      "A hosted project keeps its own backups, accounts included: use its own tooling.",
      exitCodes.configuration,
    );
  }
  return { url, description: `The database at ${withoutPassword(url)}`, close: async () => {} };
}

async function startPlace(folder: string): Promise<Place> {
  const postgres = await startEmbeddedPostgres(folder);
  return { url: postgres.url, description: `The database in ${folder}`, folder, close: postgres.stop };
}

/** PostgreSQL notes in its lock file where its socket lies; whether it still answers there is asked. */
export async function findRunning(folder: string): Promise<string | undefined> {
  const socket = readLock(join(folder, "postgres"))?.socket;
  if (!socket) return undefined;
  const client = new pg.Client({ connectionString: addressAt(socket) });
  try {
    await client.connect();
    await client.end();
    return addressAt(socket);
  } catch {
    // A lock file left behind by a crash: nobody is there.
    return undefined;
  }
}
