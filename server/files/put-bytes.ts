import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ContentStore } from "./content-store.ts";

/** The name under which bytes lie. */
export const nameOfBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Puts them under their hash, where they are not there yet. */
export async function putBytes(store: ContentStore, sha256: string, bytes: Uint8Array): Promise<void> {
  if ((await store.size(sha256)) === bytes.length) return;
  if (!(await store.put(sha256, Readable.from([bytes])))) throw new Error("A file changed while it was kept.");
}
