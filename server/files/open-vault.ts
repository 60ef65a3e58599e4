import type pg from "pg";
import type { Settings } from "../environment.ts";
import type { Log } from "../log.ts";
import { openScanner } from "./clamd.ts";
import { uploadFinisher } from "./finish-upload.ts";
import { openContentStore } from "./open-store.ts";
import { startScanQueue } from "./scan-queue.ts";
import { startSweep } from "./sweep.ts";
import { openUploadLocks } from "./upload-locks.ts";

type Parts = {
  settings: Pick<Settings, "FILES_URL" | "DATA_DIR" | "CLAMD_URL">;
  /** Where the embedded database lies, if it does. */
  folder: string | undefined;
  pool: pg.Pool;
  clock: () => Date;
  log: Log;
  takesUploads?: boolean;
  scanEvery?: number;
};

const obstacle =
  "No files are taken: another server is on this database, and no FILES_URL names a place that both share (README.md, How to grow).";

/** Everything that the files of books need, running. */
export async function openVault({ settings, folder, pool, clock, log, takesUploads, scanEvery }: Parts) {
  const store = await openContentStore(settings, folder);
  const findObstacle = async () => (store.isShared || (await locks.isAlone()) ? undefined : obstacle);
  const sayObstacle = async () => {
    const found = await findObstacle().catch(() => undefined);
    if (found) log.warn(found);
  };
  const locks = await openUploadLocks({ pool, log, isCounted: takesUploads, onNeighbor: sayObstacle });
  await sayObstacle();
  const scan = settings.CLAMD_URL && openScanner(settings.CLAMD_URL);
  const finish = uploadFinisher({ store, pool, scan, log });
  const stops = [
    startSweep({ store, pool, clock, log }),
    ...(scan ? [startScanQueue({ pool, finish, log }, scanEvery)] : []),
  ];
  return {
    store,
    locks,
    finish,
    isScanning: Boolean(scan),
    findObstacle,
    async stop() {
      for (const stop of stops) stop();
      await locks.stop();
    },
  };
}
