import { Readable } from "node:stream";
import type pg from "pg";
import { chapterTypes } from "#domain/chapter.ts";
import { type ContentType, isUnwantedName, recognizeFile } from "#domain/file-content.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Scan } from "../files/clamd.ts";
import type { ContentStore } from "../files/content-store.ts";
import { contentLock } from "../files/finish-upload.ts";
import { nameOfBytes, putBytes } from "../files/put-bytes.ts";

export type ChapterParts = {
  pool: pg.Pool;
  clock: () => Date;
  store: ContentStore;
  scan?: Scan;
  /** Why no file can be taken at all, if that is so. */
  findObstacle: () => Promise<string | undefined>;
};

export type Kept = "kept" | "taken" | "full" | "gone" | "unwanted" | "infected" | "unchecked";

/** Looks at a file, puts its bytes under their hash, and only then gives it to the request. */
export async function keepChapter(
  { pool, clock, store, scan }: ChapterParts,
  request: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Kept> {
  if (isUnwantedName(name)) return "unwanted";
  const recognized = await recognizeFile(async (start, end) => bytes.subarray(start, end), bytes.length);
  if (!("type" in recognized) || !isChapter(recognized.type)) return "unwanted";
  const scanned = await scan?.(Readable.from([bytes]));
  if (scanned?.kind === "infected") return "infected";
  // Where there is a scanner, nothing that it has not seen is kept.
  if (scanned?.kind === "away") return "unchecked";
  const sha256 = nameOfBytes(bytes);
  const file = {
    name,
    size: bytes.length,
    sha256,
    type: recognized.type,
    is_scanned: scanned?.kind === "clean",
  };
  // Before the lock, because a bucket takes its time; and once more under it, where it has only to look.
  await putBytes(store, sha256, bytes);
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock_shared($1)", [contentLock]);
    await putBytes(store, sha256, bytes);
    const { rows } = await client.query<{ outcome: Kept }>("select private.keep_request_file($1, $2, $3) as outcome", [
      request,
      file,
      clock(),
    ]);
    return rows[0]?.outcome ?? "gone";
  });
}

const isChapter = (type: ContentType) => chapterTypes.some((wanted) => wanted === type);

/** As its sender called it, without what no name needs. */
export function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what goes
  const plain = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return plain.slice(-200).trim() || "chapter";
}
