import { copyFile, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BootError, exitCodes } from "../boot-error.ts";
import { type ContentStore, openContentStore } from "../files/content-store.ts";
import { damaged, readLines } from "./backup-file.ts";

/**
 * The files of books lie beside the backups that name them, in `files/` of the same folder, under their hashes: the same
 * bytes are kept once, however many nights they are part of. Each is compared with its hash on the way in and on the way
 * out.
 */
const shelfBeside = (backup: string) => openContentStore(join(dirname(backup), "files"));

/** Everything that a backup names is beside it, or there is no backup. */
export async function saveContents(store: ContentStore, backup: string, hashes: ReadonlySet<string>): Promise<void> {
  const shelf = await shelfBeside(backup);
  await copyContents(store, shelf, hashes, (sha256) => {
    return new BootError(
      `The file ${sha256} of a book is missing or damaged in the data folder: there is no backup without it.`,
      exitCodes.cannotWrite,
    );
  });
}

/** The other way. What was there before stays: a file under its hash harms nobody. */
export async function restoreContents(store: ContentStore, backup: string): Promise<number> {
  const hashes = await readHashes(backup);
  if (hashes.size === 0) return 0;
  const shelf = await shelfBeside(backup);
  await copyContents(shelf, store, hashes, (sha256) =>
    damaged(backup, `the file ${sha256} is missing or damaged beside it`),
  );
  return hashes.size;
}

async function copyContents(
  from: ContentStore,
  to: ContentStore,
  hashes: ReadonlySet<string>,
  missing: (sha256: string) => BootError,
) {
  const draft = join(to.uploads, `draft-${process.pid}`);
  try {
    for (const sha256 of hashes) {
      if ((await to.size(sha256)) !== undefined) continue;
      if ((await from.size(sha256)) === undefined) throw missing(sha256);
      await copyFile(from.place(sha256), draft);
      if ((await to.hash(draft)) !== sha256) throw missing(sha256);
      await to.keep(draft, sha256);
      await rm(draft);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Every hash that a backup names. */
export async function readHashes(backup: string): Promise<Set<string>> {
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
export const namingTables: readonly string[] = ["public.book_versions", "private.request_files"];

/** After old backups were removed: what none of those that are left names goes as well. */
export async function keepNamedContents(folder: string): Promise<number> {
  const backups = (await readdir(folder)).filter((name) => name.endsWith(".backup.gz"));
  const named = new Set<string>();
  for (const name of backups) for (const sha256 of await readHashes(join(folder, name))) named.add(sha256);
  const shelf = await openContentStore(join(folder, "files"));
  let removed = 0;
  for await (const sha256 of shelf.list(0)) {
    if (named.has(sha256)) continue;
    await shelf.remove(sha256);
    removed += 1;
  }
  return removed;
}
