import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { unwantedWords, uploadWords } from "#content/production.ts";
import { recognizeFile } from "#domain/file-content.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Log } from "../log.ts";
import type { Scan } from "./clamd.ts";
import type { ContentStore } from "./content-store.ts";

/** Taken by whoever makes a hash belong to a version, and alone by whoever sweeps what belongs to none. */
export const contentLock = 7_420_181_504;

/** What the upload protocol understands as a refusal. */
export class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(body);
    this.status_code = status;
    this.body = body;
  }
}

/** A version, or nothing yet: the file waits for the scanner. */
export type FinishUpload = (id: string) => Promise<string | undefined>;

type Parts = { store: ContentStore; pool: pg.Pool; scan?: Scan; log: Log };
type Row = { size: number; version: string | null; refused: string | null };

/** From a whole upload to a version: looked at, scanned, put under its hash, then written down. Once, however often it is asked. */
export function uploadFinisher({ store, pool, scan, log }: Parts): FinishUpload {
  const { uploads } = store;

  return async (id) => {
    const { rows } = await pool.query<Row>(
      "select size, version_id as version, refused from private.book_uploads where id = $1",
      [id],
    );
    const [row] = rows;
    if (!row) throw new Refusal(404, uploadWords.notHere);
    if (row.version) return row.version;
    if (row.refused) throw new Refusal(422, row.refused);
    if ((await uploads.reached(id)) !== row.size) throw new Refusal(503, uploadWords.noRoom);

    const recognized = await recognizeFile(
      async (start, end) => buffer(await uploads.read(id, { start, end: end - 1 })),
      row.size,
    );
    if ("unwanted" in recognized) throw await refuseBytes(id, unwantedWords[recognized.unwanted]);
    const sha256 = await uploads.hash(id);
    if (scan && !(await isClean(id, scan))) return undefined;

    // Before the lock, because a bucket takes its time; and once more under it, where it has only to look.
    await store.keep(id, sha256);
    return inTransaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock_shared($1)", [contentLock]);
      await store.keep(id, sha256);
      const made = await client.query<{ version: string | null }>(
        "select private.finish_book_upload($1, $2, $3, $4) as version",
        [id, sha256, recognized.type, Boolean(scan)],
      );
      const version = made.rows[0]?.version;
      if (!version) throw new Refusal(404, uploadWords.notHere);
      return version;
    });
  };

  /** No while the scanner is away: nothing that it has not seen is ever offered. */
  async function isClean(id: string, ask: Scan): Promise<boolean> {
    const found = await ask(await uploads.read(id));
    if (found.kind === "clean") return true;
    if (found.kind === "infected") {
      log.warn({ upload: id, by: found.by }, "the malware scan refused a file");
      throw await refuseBytes(id, uploadWords.infected.replace("{by}", found.by));
    }
    log.warn({ reason: found.reason }, "the malware scanner is away; a file waits for it");
    await pool.query("update private.book_uploads set waits_since = coalesce(waits_since, now()) where id = $1", [id]);
    return false;
  }

  /** The bytes go at once. Where the sender no longer waits for an answer, the book says why, until the sweep. */
  async function refuseBytes(id: string, reason: string): Promise<Refusal> {
    await pool.query("update private.book_uploads set refused = $2 where id = $1 and waits_since is not null", [
      id,
      reason,
    ]);
    await pool.query("delete from private.book_uploads where id = $1 and waits_since is null", [id]);
    await uploads.remove(id);
    return new Refusal(422, reason);
  }
}
