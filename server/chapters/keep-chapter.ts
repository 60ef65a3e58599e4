import type pg from "pg";
import { chapterTypes } from "#domain/chapter.ts";
import { type ContentType, isUnwantedName, recognizeFile } from "#domain/file-content.ts";
import { inTransaction } from "../database/transaction.ts";
import { bringBytes, type FilePlace, holdBytes } from "../files/put-bytes.ts";

export type ChapterParts = FilePlace & { pool: pg.Pool; clock: () => Date };

export type Kept = "kept" | "taken" | "full" | "gone" | "unwanted" | "infected" | "unchecked";

/** Looks at a file, puts its bytes under their hash, and only then gives it to the request. */
export async function keepChapter(
  { pool, clock, ...place }: ChapterParts,
  request: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Kept> {
  if (isUnwantedName(name)) return "unwanted";
  const recognized = await recognizeFile(async (start, end) => bytes.subarray(start, end), bytes.length);
  if (!("type" in recognized) || !isChapter(recognized.type)) return "unwanted";
  const brought = await bringBytes(place, bytes);
  if ("refused" in brought) return brought.refused;
  const { sha256, isScanned } = brought;
  const file = { name, size: bytes.length, sha256, type: recognized.type, is_scanned: isScanned };
  return inTransaction(pool, async (client) => {
    await holdBytes(client, place.store, sha256, bytes);
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
