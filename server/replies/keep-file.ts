import type pg from "pg";
import type { FileRefusal } from "#domain/desk-replies.ts";
import type { ContentType } from "#domain/file-content.ts";
import type { ContentStore } from "../files/content-store.ts";
import { bringBytes, type FilePlace, holdBytes } from "../files/put-bytes.ts";
import type { ReadFile } from "./read-mail.ts";

export type BroughtFile = { name: string; size: number } & (
  | { type: ContentType; content: Uint8Array; sha256: string; isScanned: boolean }
  | { refused: FileRefusal }
);

/**
 * Looks at a file and puts its bytes under their hash, before anything is stored. `room` is how many bytes may still be kept
 * from its sender. What is refused is not lost: the mail stays in the mailbox as it came.
 */
export async function bringFile(vault: FilePlace, file: ReadFile, room: number): Promise<BroughtFile> {
  if ("refused" in file) return file;
  const { name, size, content } = file;
  if (size > room) return { name, size, refused: "no room" };
  if (await vault.findObstacle()) return { name, size, refused: "no place" };
  const brought = await bringBytes(vault, content);
  return "refused" in brought ? { name, size, ...brought } : { ...file, ...brought };
}

/** Gives a file to its mail, or says why it has none. */
export async function keepFile(
  client: pg.ClientBase,
  store: ContentStore,
  reply: string,
  place: number,
  file: BroughtFile,
): Promise<void> {
  const kept = "sha256" in file ? file : undefined;
  if (kept) await holdBytes(client, store, kept.sha256, kept.content);
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
