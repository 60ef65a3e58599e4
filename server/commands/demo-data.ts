import { openFilledPlace, openOwnPlace } from "../backup/backup-place.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { seedDemonstration } from "../database/seed.ts";
import { fillDemonstration } from "../demo-data/fill-demonstration.ts";
import { isLoopback, readSettings, type Settings } from "../environment.ts";
import { openContentStore } from "../files/open-store.ts";
import { makeLinkTokens } from "../mail/link-tokens.ts";
import { readSecretsFile } from "../secrets.ts";
import { runCommand } from "./run-command.ts";

/** npm run demo-data: half a year of invented leads, for the demonstration alone, beside a running server or without one. */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const site = settings.SITE_URL?.hostname ?? settings.HOST;
  if (settings.DATABASE_URL || !isLoopback(site)) {
    throw new BootError(
      "Invented people belong in the demonstration: this runs on the embedded database and a loopback SITE_URL alone.",
      exitCodes.configuration,
    );
  }
  const place = await openPlace(settings);
  const pool = openPool(place.url, () => {});
  try {
    await migrate(place.url);
    await seedDemonstration(pool);
    const { jwtSecret } = await readSecretsFile(place.folder ?? "");
    const store = await openContentStore(settings, place.folder);
    const leads = await fillDemonstration(pool, makeLinkTokens(jwtSecret), store, new Date());
    process.stdout.write(
      leads === undefined
        ? "The demonstration’s half year is there already; nothing was changed.\n"
        : `Half a year with ${leads} leads is in place. The desk is at /staff: staff@example.com, password halftitle-demo.\n`,
    );
  } finally {
    await pool.end();
    await place.close();
  }
});

/** A demonstration that was never started gets its database here. */
async function openPlace(settings: Settings) {
  try {
    return await openFilledPlace(settings);
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    return openOwnPlace(settings);
  }
}
