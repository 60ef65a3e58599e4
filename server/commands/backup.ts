import { mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { keepNamedContents, saveContents } from "../backup/backup-contents.ts";
import { openFilledPlace } from "../backup/backup-place.ts";
import { datedName, keepNewest } from "../backup/keep-newest.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { readSettings } from "../environment.ts";
import { openContentStore } from "../files/open-store.ts";
import { findSecretsFile } from "../secrets.ts";
import { runCommand } from "./run-command.ts";

/** npm run backup [-- <file or folder>] [--keep <count>] */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new BootError("--keep takes how many backups to keep, at least 1.", exitCodes.configuration);
  }
  const settings = readSettings(process.env);
  const place = await openFilledPlace(settings);
  try {
    const fallback = join(place.folder ?? resolve(settings.DATA_DIR ?? "data"), "backups");
    const file = chooseFile(positionals[0], fallback);
    const secrets = place.folder ? findSecretsFile(place.folder) : null;
    const store = await openContentStore(settings, place.folder);
    let whereFilesAre: string | undefined;
    const { tables, rows } = await writeBackup({
      url: place.url,
      secrets,
      file,
      saveContents: async (hashes) => {
        whereFilesAre = await saveContents(store, file, hashes);
      },
    });
    process.stdout.write(`${rows} rows of ${tables} tables are in ${file}\n`);
    if (whereFilesAre) process.stdout.write(`${whereFilesAre}\n`);
    const removed = keep === undefined ? [] : keepNewest(dirname(file), keep);
    if (removed.length > 0) {
      await keepNamedContents(dirname(file));
      process.stdout.write(`${removed.length} older backups were removed\n`);
    }
  } finally {
    await place.close();
  }
});

/** A file by its name, or a dated one in a folder. The folder is closed to others: it holds what people told us. */
function chooseFile(given: string | undefined, fallback: string): string {
  if (given && !statSync(given, { throwIfNoEntry: false })?.isDirectory()) return resolve(given);
  const folder = resolve(given ?? fallback);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, datedName(new Date()));
}
