import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type pg from "pg";
import type { Scan } from "./clamd.ts";
import type { ContentStore } from "./content-store.ts";
import { contentLock } from "./finish-upload.ts";

/** Where files lie that come in one piece: with those of the books, under the same rules. */
export type FilePlace = {
  store: ContentStore;
  scan?: Scan;
  /** Why no file can be taken at all, if that is so. */
  findObstacle: () => Promise<string | undefined>;
};

/** The name under which bytes lie. */
export const nameOfBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Puts them under their hash, where they are not there yet. */
export async function putBytes(store: ContentStore, sha256: string, bytes: Uint8Array): Promise<void> {
  if ((await store.size(sha256)) === bytes.length) return;
  if (!(await store.put(sha256, Readable.from([bytes])))) throw new Error("A file changed while it was kept.");
}

/**
 * Has them scanned and puts them, before any lock, because a scanner and a bucket take their time. Where there is a scanner,
 * nothing that it has not seen is kept.
 */
export async function bringBytes(
  { store, scan }: FilePlace,
  bytes: Uint8Array,
): Promise<{ sha256: string; isScanned: boolean } | { refused: "infected" | "unchecked" }> {
  const scanned = await scan?.(Readable.from([bytes]));
  if (scanned?.kind === "infected") return { refused: "infected" };
  if (scanned?.kind === "away") return { refused: "unchecked" };
  const sha256 = nameOfBytes(bytes);
  await putBytes(store, sha256, bytes);
  return { sha256, isScanned: scanned?.kind === "clean" };
}

/** For the transaction that gives them to somebody: nobody sweeps them away while it lasts. They lie there already, as a rule. */
export async function holdBytes(client: pg.ClientBase, store: ContentStore, sha256: string, bytes: Uint8Array) {
  await client.query("select pg_advisory_xact_lock_shared($1)", [contentLock]);
  await putBytes(store, sha256, bytes);
}
