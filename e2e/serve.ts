import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../server/environment.ts";
import { openLog } from "../server/log.ts";
import { startServer } from "../server/start.ts";

/** The product on a data folder that goes away with it, without limits: all journeys come from one address. */
const folder = mkdtempSync(join(tmpdir(), "halftitle-e2e-"));
const server = await startServer(readSettings({ ...process.env, DATA_DIR: folder }), { log: openLog(), limits: "off" });

process.on("SIGTERM", async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
