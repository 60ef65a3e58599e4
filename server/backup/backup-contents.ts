import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BootError, exitCodes } from "../boot-error.ts";
import { type ContentStore, holds } from "../files/content-store.ts";
import { openFolderStore } from "../files/folder-store.ts";
import { damaged, readLines } from "./backup-file.ts";

/**
 * The files of books lie beside the backups that name them, in `files/` of the same folder, under their hashes: the same
 * bytes are kept once, however many nights they are part of. A bucket keeps its own: there, the backup reads every file and
 * says where it lies. Each is compared with its hash on the way in and on the way out.
 */
const shelfBeside = (backup: string) => openFolderStore(join(dirname(backup), "files"));

/** Everything that a backup names is beside it or in the bucket, or there is no backup. Answers where. */
export async function saveContents(
  store: ContentStore,
  backup: string,
  hashes: ReadonlySet<string>,
): Promise<string | undefined> {
  if (hashes.size === 0) return undefined;
  const shelf = store.isShared ? undefined : await shelfBeside(backup);
  for (const sha256 of hashes) {
    if (shelf && (await shelf.size(sha256)) !== undefined) continue;
    const isThere = shelf ? await copy(store, shelf, sha256) : await holds(store, sha256);
    if (isThere) continue;
    throw new BootError(
      `The file ${sha256} of a book is missing or damaged in ${store.description}: there is no backup without it.`,
      exitCodes.cannotWrite,
    );
  }
  return shelf
    ? `${hashes.size} files of books are beside it, in ${join(dirname(backup), "files")}`
    : `${hashes.size} files of books stay in ${store.description}; each was read there and compared with its hash`;
}

/** The other way. What is there under its hash stays; what is missing or damaged is brought from beside the backup. */
export async function restoreContents(store: ContentStore, backup: string): Promise<number> {
  const hashes = await readHashes(backup);
  if (hashes.size === 0) return 0;
  const shelf = await shelfBeside(backup);
  for (const sha256 of hashes) {
    if (await holds(store, sha256)) continue;
    if (await copy(shelf, store, sha256)) continue;
    throw damaged(backup, `the file ${sha256} is missing or damaged, beside it and in ${store.description}`);
  }
  return hashes.size;
}

const copy = async (from: ContentStore, to: ContentStore, sha256: string) =>
  (await from.size(sha256)) !== undefined && to.put(sha256, await from.read(sha256));

/** Every hash that a backup names. */
async function readHashes(backup: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  let column = -1;
  for await (const line of readLines(backup)) {
    if (!Array.isArray(line))
      column = "columns" in line && namingTables.includes(line.table) ? line.columns.indexOf("sha256") : -1;
    else if (column >= 0) hashes.add(line[column] ?? "");
  }
  return hashes;
}
/** Whatever names bytes by their hash. */
export const namingTables: readonly string[] = ["public.book_versions", "private.request_files", "private.reply_files"];

/** After old backups were removed: what none of those that are left names goes as well. */
export async function keepNamedContents(folder: string): Promise<number> {
  const backups = (await readdir(folder)).filter((name) => name.endsWith(".backup.gz"));
  const named = new Set<string>();
  for (const name of backups) for (const sha256 of await readHashes(join(folder, name))) named.add(sha256);
  const shelf = await openFolderStore(join(folder, "files"));
  let removed = 0;
  for await (const sha256 of shelf.list()) {
    if (named.has(sha256)) continue;
    await shelf.remove(sha256);
    removed += 1;
  }
  return removed;
}
