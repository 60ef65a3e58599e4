import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, link, mkdir, open, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import type { Upload } from "@tus/utils";
import type { ContentStore } from "./content-store.ts";
import { sweepingUp } from "./spent-bytes.ts";

const stretch = { highWaterMark: 1 << 18 };

/** On the disk of this machine. Uploads grow beside what is whole, so that becoming whole is one step. */
export async function openFolderStore(folder: string): Promise<ContentStore> {
  const [uploads, contents] = [join(folder, "uploads"), join(folder, "contents")];
  for (const each of [uploads, contents]) await mkdir(each, { recursive: true, mode: 0o700 });
  // Manuscripts: nobody else of this machine looks in, also where the folder was there already.
  await chmod(folder, 0o700);
  const placeOf = (sha256: string) => join(contents, sha256.slice(0, 2), sha256);
  const uploadOf = (id: string) => join(uploads, id);

  async function shelve(file: string, sha256: string) {
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
  }

  return {
    description: `the folder ${folder}`,
    isShared: false,
    uploads: {
      tus: new SafeFileStore({ directory: uploads }),
      reached: (id) => sizeOf(uploadOf(id)),
      read: async (id, range) => createReadStream(uploadOf(id), { ...range, ...stretch }),
      hash: (id) => hashFile(uploadOf(id)),
      async remove(id) {
        for (const file of [id, `${id}.json`]) await rm(uploadOf(file), { force: true });
      },
      async *list() {
        for (const name of await readdir(uploads)) {
          // Something may have become whole or been given up since the folder was read.
          const changedAt = await stat(uploadOf(name)).then(({ mtime }) => mtime, nothingThere);
          if (changedAt) yield { id: name.replace(/\.json$/, ""), changedAt };
        }
      },
    },
    keep: (id, sha256) => shelve(uploadOf(id), sha256),
    async put(sha256, bytes) {
      const draft = uploadOf(`draft-${randomUUID()}`);
      try {
        await pipeline(bytes, createWriteStream(draft, { mode: 0o600 }));
        // Read from the disk again: what was written is what counts.
        if ((await hashFile(draft)) !== sha256) return false;
        // Damaged bytes under this hash give way.
        await rm(placeOf(sha256), { force: true });
        await shelve(draft, sha256);
        return true;
      } finally {
        await rm(draft, { force: true });
      }
    },
    read: async (sha256, range) => createReadStream(placeOf(sha256), { ...range, ...stretch }),
    size: (sha256) => sizeOf(placeOf(sha256)),
    async *list(olderThan = Number.NEGATIVE_INFINITY) {
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

/** A byte that was acknowledged is on the disk, and so is an upload that was. */
class SafeFileStore extends FileStore {
  override async create(upload: Upload) {
    const created = await super.create(upload);
    for (const name of [upload.id, `${upload.id}.json`, "."]) await sync(join(this.directory, name));
    return created;
  }

  override async write(...[readable, id, offset]: Parameters<FileStore["write"]>) {
    const reached = await super.write(sweepingUp(readable as Readable), id, offset);
    await sync(join(this.directory, id));
    return reached;
  }
}

/** Through one buffer: a gigabyte of them would weigh on the server until somebody swept it up. */
async function hashFile(path: string): Promise<string> {
  const sum = createHash("sha256");
  const buffer = Buffer.allocUnsafe(stretch.highWaterMark);
  const handle = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return sum.digest("hex");
      sum.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

const sizeOf = (path: string) => stat(path).then(({ size }) => size, nothingThere);

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Bytes of a file, or names of a folder, are on the disk and not only on their way there. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
