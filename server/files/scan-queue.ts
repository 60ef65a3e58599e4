import type pg from "pg";
import { inTransaction } from "../database/transaction.ts";
import type { Log } from "../log.ts";
import { type FinishUpload, Refusal } from "./finish-upload.ts";

/** Taken by the one server that is asking the scanner again. */
const scanLock = 7_420_181_505;

type Parts = { pool: pg.Pool; finish: FinishUpload; log: Log };

/** Asks again about every file that waits. Stops at the first that waits on: then the scanner is still away. */
export async function scanWaiting({ pool, finish }: Parts): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [scanLock]);
    if (!rows[0]?.mine) return 0;
    const waiting = await client.query<{ id: string }>(
      `select id from private.book_uploads where waits_since is not null and version_id is null and refused is null
       order by waits_since limit 50`,
    );
    let settled = 0;
    for (const { id } of waiting.rows) {
      const version = await finish(id).catch((error) => {
        if (error instanceof Refusal && error.status_code < 500) return "refused";
        throw error;
      });
      if (!version) break;
      settled += 1;
    }
    return settled;
  });
}

/** Every half minute, where there is a scanner. */
export function startScanQueue(parts: Parts, every = 30_000): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await scanWaiting(parts);
    } catch (error) {
      parts.log.warn({ reason: (error as Error).message }, "files that wait for the malware scan wait on");
    } finally {
      isBusy = false;
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
