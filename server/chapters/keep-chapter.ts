import { createHash, randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { chapterTypes } from "#domain/chapter.ts";
import { type ContentType, recognizeFile } from "#domain/file-content.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ContentStore } from "../files/content-store.ts";
import { contentLock } from "../files/uploads-door.ts";

/** What a scanner says of bytes; away is also: it cannot, or did not look at all of them. */
type Scan = (bytes: AsyncIterable<Uint8Array>) => Promise<{ kind: "clean" | "infected" | "away" }>;

export type ChapterParts = { pool: pg.Pool; clock: () => Date; store: ContentStore; scan?: Scan };

export type Kept = "kept" | "taken" | "full" | "gone" | "unwanted" | "infected";

/** Looks at a file, puts its bytes under their hash, and only then gives it to the request. */
export async function keepChapter(
  { pool, clock, store, scan }: ChapterParts,
  request: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Kept> {
  const recognized = await recognizeFile(async (start, end) => bytes.subarray(start, end), bytes.length);
  if (!("type" in recognized) || !isChapter(recognized.type)) return "unwanted";
  const scanned = await scan?.(inOnePiece(bytes));
  if (scanned?.kind === "infected") return "infected";
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = {
    name: tidyName(name, recognized.type),
    size: bytes.length,
    sha256,
    type: recognized.type,
    is_scanned: scanned?.kind === "clean",
  };
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

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

async function putBytes(store: ContentStore, sha256: string, bytes: Uint8Array): Promise<void> {
  const draft = join(store.uploads, `chapter-${randomBytes(16).toString("hex")}`);
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await store.keep(draft, sha256);
  } finally {
    await rm(draft, { force: true });
  }
}

/** As its sender called it, without what no name needs. */
function tidyName(name: string, type: ContentType): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what goes
  const plain = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return plain.slice(-200).trim() || `chapter.${type}`;
}
