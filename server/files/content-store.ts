import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { DataStore } from "@tus/utils";

/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };

/** Files under the SHA-256 of their bytes: the same bytes lie there once, and what lies there is whole. */
export type ContentStore = {
  /** Where it is, in words for the operator. */
  description: string;
  /** Whether every server that names it sees the same bytes. A folder does not say so of itself. */
  isShared: boolean;
  /** What is still growing. */
  uploads: {
    tus: DataStore;
    /** How many bytes of an upload are safe, counted from its first without a gap. */
    reached: (id: string) => Promise<number | undefined>;
    read: (id: string, range?: ByteRange) => Promise<Readable>;
    hash: (id: string) => Promise<string>;
    remove: (id: string) => Promise<void>;
    list: () => AsyncGenerator<{ id: string; changedAt: Date }>;
  };
  /** Puts a whole upload under its hash, safe against a power cut. The upload itself stays where it is. */
  keep: (id: string, sha256: string) => Promise<void>;
  /** Puts bytes from elsewhere under their hash. Bytes that have another hash are not kept, and the answer is no. */
  put: (sha256: string, bytes: Readable) => Promise<boolean>;
  read: (sha256: string, range?: ByteRange) => Promise<Readable>;
  size: (sha256: string) => Promise<number | undefined>;
  /** Every hash; or those that have lain here for at least so long, in milliseconds, by a clock that may be another's. */
  list: (olderThan?: number) => AsyncGenerator<string>;
  remove: (sha256: string) => Promise<void>;
};

export async function hashBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of bytes) sum.update(chunk);
  return sum.digest("hex");
}

/** Whether the bytes under a hash are there, and are those. */
export async function holds(store: ContentStore, sha256: string): Promise<boolean> {
  return (await store.size(sha256)) !== undefined && (await hashBytes(await store.read(sha256))) === sha256;
}
