import { createHash } from "node:crypto";
import type pg from "pg";
import type { ReadFile } from "./read-mail.ts";

/**
 * Keeps a file of a mail beside it, or the reason why not. The one place where the bytes go: a store of files elsewhere
 * would be asked here, under the same hash.
 */
export async function keepFile(client: pg.ClientBase, reply: string, place: number, file: ReadFile): Promise<void> {
  const kept = "content" in file ? file : undefined;
  await client.query(
    `insert into private.reply_files (reply_id, place, name, type, size, sha256, content, refused)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      reply,
      place,
      file.name,
      kept?.type,
      file.size,
      kept && createHash("sha256").update(kept.content).digest(),
      kept && Buffer.from(kept.content),
      "refused" in file ? file.refused : null,
    ],
  );
}
