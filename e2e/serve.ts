import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../server/environment.ts";
import { openLog } from "../server/log.ts";
import { readSecretsFile } from "../server/secrets.ts";
import { startServer } from "../server/start.ts";
import { openQuickHasher } from "../server/testing/quick-hasher.ts";
import type { Served } from "./site.ts";

/**
 * The product on a data folder that goes away with it: without limits, because all journeys come from one address, and
 * in a hurry, because many of them wait for its mails, letters and passwords.
 */
const folder = mkdtempSync(join(tmpdir(), "halftitle-e2e-"));
const settings = readSettings({ ...process.env, DATA_DIR: folder });
const { url, databaseUrl, stop } = await startServer(settings, {
  log: openLog(),
  limits: "off",
  mailWakesWithin: 0,
  deskEvery: 250,
  hasher: await openQuickHasher(),
  postgres: { fsync: "off" },
});
const { serviceRoleKey } = await readSecretsFile(folder);
process.send?.({ url, databaseUrl, serviceRoleKey } satisfies Served);

// Whoever opened it is done, or was killed: it goes with them either way.
process.once("disconnect", async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
