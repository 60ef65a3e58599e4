import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { chmod, link, mkdir, open, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files under the SHA-256 of their bytes: the same bytes lie there once, and what lies there is whole. */
export type ContentStore = {
  /** Where the bytes of a hash lie, if they do. */
  place: (sha256: string) => string;
  /** Where uploads grow until they are whole; on the same disk, so that becoming whole is one step. */
  uploads: string;
  hash: (file: string) => Promise<string>;
  /** Puts a whole file under its hash, safe against a power cut. The file itself stays where it is. */
  keep: (file: string, sha256: string) => Promise<void>;
  read: (sha256: string, range?: { start: number; end: number }) => ReadStream;
  size: (sha256: string) => Promise<number | undefined>;
  /** Every hash that has lain here for at least so long, in milliseconds. */
  list: (olderThan: number) => AsyncGenerator<string>;
  remove: (sha256: string) => Promise<void>;
};

export async function openContentStore(folder: string): Promise<ContentStore> {
  const [uploads, contents] = [join(folder, "uploads"), join(folder, "contents")];
  for (const each of [uploads, contents]) await mkdir(each, { recursive: true, mode: 0o700 });
  // Manuscripts: nobody else of this machine looks in, also where the folder was there already.
  await chmod(folder, 0o700);
  const placeOf = (sha256: string) => join(contents, sha256.slice(0, 2), sha256);

  return {
    place: placeOf,
    uploads,
    async hash(file) {
      const sum = createHash("sha256");
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) sum.update(chunk);
      return sum.digest("hex");
    },
    async keep(file, sha256) {
      const place = placeOf(sha256);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await sync(file);
      await link(file, place).catch((error: NodeJS.ErrnoException) => {
        // The same bytes are there already.
        if (error.code !== "EEXIST") throw error;
      });
      const now = new Date();
      await utimes(place, now, now);
      await sync(dirname(place));
      await sync(contents);
    },
    read: (sha256, range) => createReadStream(placeOf(sha256), { ...range, highWaterMark: 1 << 18 }),
    size: async (sha256) =>
      stat(placeOf(sha256)).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== "ENOENT") throw error;
          return undefined;
        },
      ),
    async *list(olderThan) {
      for (const shelf of await readdir(contents)) {
        for (const sha256 of await readdir(join(contents, shelf))) {
          const { mtimeMs } = await stat(placeOf(sha256));
          if (Date.now() - mtimeMs >= olderThan) yield sha256;
        }
      }
    },
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
  };
}

/** Bytes of a file, or names of a folder, are on the disk and not only on their way there. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
