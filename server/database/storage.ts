import { BootError, exitCodes } from "../boot-error.ts";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { openDataFolder } from "./data-folder.ts";
import { type EmbeddedPostgres, type PostgresSettings, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { assertMigrated, migrate } from "./migrate.ts";
import { isConnectionFailure } from "./pool.ts";
import { postgresUser } from "./postgres-binaries.ts";

export type Storage = { url: string; description: string; embedded?: EmbeddedPostgres; folder?: string };

/** The database of these settings, running and up to date: the embedded one, or the one they name. */
export async function openStorage(settings: Settings, log: Log, postgres?: PostgresSettings): Promise<Storage> {
  if (settings.DATABASE_URL) {
    const url = settings.DATABASE_URL;
    await reaching(url, () => (settings.SUPABASE_URL ? assertMigrated(url) : migrate(url)));
    return { url, description: `the database at ${withoutPassword(url)}` };
  }
  const folder = openDataFolder(settings.DATA_DIR, postgresUser());
  const embedded = await startEmbeddedPostgres(folder, (sentence) => log.error(sentence), postgres);
  try {
    await migrate(embedded.url);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { url: embedded.url, description: folder, embedded, folder };
}

async function reaching(url: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!isConnectionFailure(error) && !/^(28|3D)/.test(code)) throw error;
    throw new BootError(
      `The database at ${withoutPassword(url)} cannot be reached: ${message || code}. Check DATABASE_URL and that it is running.`,
      exitCodes.unavailable,
    );
  }
}

export function withoutPassword(url: string): string {
  const address = new URL(url);
  return `${address.host || decodeURIComponent(address.searchParams.get("host") ?? "")}${address.pathname}`;
}
