import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../server/environment.ts";
import { openLog } from "../server/log.ts";
import { startServer } from "../server/start.ts";
import { databaseNote } from "./database.ts";

/** The product on a data folder that goes away with it, without limits: all journeys come from one address. */
const folder = mkdtempSync(join(tmpdir(), "halftitle-e2e-"));
const settings = readSettings({ ...process.env, DATA_DIR: folder });
const server = await startServer(settings, { log: openLog(), limits: "off" });
const note = databaseNote(String(settings.PORT));
writeFileSync(note, server.databaseUrl, { mode: 0o600 });

process.on("SIGTERM", async () => {
  await server.stop();
  rmSync(note, { force: true });
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
