import { Readable } from "node:stream";
import type pg from "pg";
import type { FileRefusal } from "#domain/desk-replies.ts";
import type { ContentType } from "#domain/file-content.ts";
import type { Scan } from "../files/clamd.ts";
import type { ContentStore } from "../files/content-store.ts";
import { contentLock } from "../files/finish-upload.ts";
import { nameOfBytes, putBytes } from "../files/put-bytes.ts";
import type { ReadFile } from "./read-mail.ts";

/** Where the files of mails lie: with those of the books, under the same rules. */
export type ReplyVault = {
  store: ContentStore;
  scan?: Scan;
  /** Why no file can be taken at all, if that is so. */
  findObstacle: () => Promise<string | undefined>;
};

export type BroughtFile = { name: string; size: number } & (
  | { type: ContentType; content: Uint8Array; sha256: string; isScanned: boolean }
  | { refused: FileRefusal }
);

/**
 * Looks at a file and puts its bytes under their hash, before anything is stored, because a scanner and a bucket take their
 * time. `room` is how many bytes may still be kept from its sender. What is refused is not lost: the mail stays in the mailbox as it came.
 */
export async function bringFile(
  { store, scan, findObstacle }: ReplyVault,
  file: ReadFile,
  room: number,
): Promise<BroughtFile> {
  if ("refused" in file) return file;
  const { name, size, content } = file;
  if (size > room) return { name, size, refused: "no room" };
  if (await findObstacle()) return { name, size, refused: "no place" };
  const scanned = await scan?.(Readable.from([content]));
  if (scanned?.kind === "infected") return { name, size, refused: "infected" };
  // Where there is a scanner, nothing that it has not seen is kept.
  if (scanned?.kind === "away") return { name, size, refused: "unchecked" };
  const sha256 = nameOfBytes(content);
  await putBytes(store, sha256, content);
  return { ...file, sha256, isScanned: scanned?.kind === "clean" };
}

/** Gives a file to its mail, or says why it has none. Nobody sweeps the bytes away while this transaction lasts. */
export async function keepFile(
  client: pg.ClientBase,
  store: ContentStore,
  reply: string,
  place: number,
  file: BroughtFile,
): Promise<void> {
  const kept = "sha256" in file ? file : undefined;
  if (kept) {
    await client.query("select pg_advisory_xact_lock_shared($1)", [contentLock]);
    await putBytes(store, kept.sha256, kept.content);
  }
  await client.query(
    `insert into private.reply_files (reply_id, place, name, type, size, sha256, is_scanned, refused)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      reply,
      place,
      file.name,
      kept?.type,
      file.size,
      kept?.sha256,
      kept?.isScanned ?? false,
      "refused" in file ? file.refused : null,
    ],
  );
}
