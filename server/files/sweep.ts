import type pg from "pg";
import { inTransaction } from "../database/transaction.ts";
import type { Log } from "../log.ts";
import type { ContentStore } from "./content-store.ts";
import { contentLock } from "./finish-upload.ts";

const day = 24 * 3_600_000;
/** How long an upload that stands still may go on, and how long bytes that nothing names are kept in case of a mistake. */
const grace = { uploads: 7 * day, contents: 7 * day, finished: day };

type Parts = { store: ContentStore; pool: pg.Pool; clock: () => Date };

/** Removes what nobody refers to any more. Answers how much of each went. */
export async function sweepFiles({ store, pool, clock }: Parts, periods = grace) {
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const { rows } = await pool.query<{ id: string }>(
    `delete from private.book_uploads
     where touched_at < case when version_id is null then $1::timestamptz else $2::timestamptz end
       -- What waits for the scanner waits for us, and not for its sender.
       and (waits_since is null or refused is not null or version_id is not null) returning id`,
    [before(periods.uploads), before(periods.finished)],
  );
  const over = new Set(rows.map(({ id }) => id));
  let uploads = 0;
  for await (const { id, changedAt } of store.uploads.list()) {
    const isForgotten = async () => {
      if (Date.now() - changedAt.getTime() < periods.uploads) return false;
      return (await pool.query("select from private.book_uploads where id = $1", [id])).rowCount === 0;
    };
    if (!over.has(id) && !(await isForgotten())) continue;
    await store.uploads.remove(id);
    uploads += 1;
  }
  let contents = 0;
  for await (const sha256 of store.list(periods.contents)) contents += await sweepContent({ store, pool }, sha256);
  return { uploads, contents };
}

/** Alone with the hash: whoever makes it belong to a version waits, and then finds the bytes to be brought again. */
async function sweepContent({ store, pool }: Pick<Parts, "store" | "pool">, sha256: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [contentLock]);
    const named = await client.query(
      `select from public.book_versions where sha256 = $1
       union all select from private.request_files where sha256 = $1
       union all select from private.reply_files where sha256 = $1 limit 1`,
      [sha256],
    );
    if (named.rowCount) return 0;
    await store.remove(sha256);
    return 1;
  });
}

/** Every day, and a while after the start. */
export function startSweep(parts: Parts & { log: Log }): () => void {
  const run = async () => {
    try {
      const gone = await sweepFiles(parts);
      if (gone.uploads + gone.contents > 0) parts.log.info({ gone }, "files that nothing refers to were removed");
    } catch (error) {
      parts.log.warn({ reason: (error as { code?: string }).code }, "files were not swept; tomorrow is another day");
    }
  };
  const first = setTimeout(run, 120_000);
  const daily = setInterval(run, day);
  first.unref();
  daily.unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
