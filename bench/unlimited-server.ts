import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../server/environment.ts";
import { openLog } from "../server/log.ts";
import { startServer } from "../server/start.ts";

/**
 * The product without its limits, because all the load comes from one address, and without a postman: what is measured is
 * how fast a door answers, and mails have their own pace. A process of its own; it says where it and its database are.
 */
const folder = mkdtempSync(join(tmpdir(), "halftitle-bench-"));
const log = openLog(process.env.LOG_LEVEL ?? "fatal");
const server = await startServer(readSettings({ PORT: "0", DATA_DIR: folder }), {
  log,
  limits: "off",
  isDelivering: false,
});
process.send?.({ url: server.url, databaseUrl: server.databaseUrl });

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on("SIGTERM", stop);
// Nobody is left to measure.
process.on("disconnect", stop);
