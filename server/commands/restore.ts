import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreContents } from "../backup/backup-contents.ts";
import { openOwnPlace } from "../backup/backup-place.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { readSettings } from "../environment.ts";
import { openContentStore } from "../files/open-store.ts";
import { writeSecretsFile } from "../secrets.ts";
import { runCommand } from "./run-command.ts";

/** npm run restore -- <file>, into the empty database that DATA_DIR or DATABASE_URL names */
await runCommand(async () => {
  const [given] = parseArgs({ allowPositionals: true }).positionals;
  if (!given) throw new BootError("Name the backup: npm run restore -- <file>", exitCodes.configuration);
  const settings = readSettings(process.env);
  const place = await openOwnPlace(settings);
  try {
    const { folder } = place;
    // Files first: rows without their files would be a promise that cannot be kept, files without rows are swept.
    const store = await openContentStore(settings, folder);
    const files = await restoreContents(store, resolve(given));
    const { takenAt, rows, waitingMails } = await restoreBackup({
      url: place.url,
      file: resolve(given),
      description: place.description,
      keepSecrets: folder ? (secrets) => writeSecretsFile(folder, secrets) : undefined,
    });
    process.stdout.write(`${rows} rows of ${takenAt} are restored. ${place.description} is ready to be started on.\n`);
    if (files > 0)
      process.stdout.write(`${files} files of books are in ${store.description}, each compared with its hash.\n`);
    if (waitingMails > 0) {
      process.stdout.write(`${waitingMails} mails waited at that moment; the first start delivers them.\n`);
    }
  } finally {
    await place.close();
  }
});
