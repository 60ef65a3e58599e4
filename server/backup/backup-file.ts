import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BootError, exitCodes } from "../boot-error.ts";
import type { Secrets } from "../secrets.ts";

/**
 * A backup is gzipped text, one JSON value per line: what it is, then each table's name and columns followed by its rows as
 * PostgreSQL itself writes them, then the sequences, then how many rows there should be. Any major version reads it.
 */
export type Opening = {
  halftitle: "backup";
  format: 1;
  takenAt: string;
  postgres: string;
  migrations: string[];
  /** What the embedded database keeps in a file beside it; without them no session and no mailed link would go on. */
  secrets: Secrets | null;
};
export type TableLine = { table: string; columns: string[] };
export type Row = (string | null)[];
export type SequencesLine = { sequences: Record<string, { value: string; isCalled: boolean }> };
export type Ending = { rows: Record<string, number> };
export type Line = Opening | TableLine | Row | SequencesLine | Ending;

/** Writes aside and moves into place: a file with its final name is a whole backup, safely on the disk. */
export async function writeLines(file: string, lines: AsyncIterable<Line>): Promise<void> {
  if (existsSync(file)) throw new BootError(`${file} is there already: choose another name.`, exitCodes.cannotWrite);
  const draft = `${file}.draft-${process.pid}`;
  const text = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  try {
    await pipeline(
      Readable.from(text()),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }),
    );
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["ENOENT", "EACCES", "ENOSPC", "EROFS", "ENOTDIR"].includes(code)) throw error;
    throw new BootError(`The backup could not be written to ${file} (${code}).`, exitCodes.cannotWrite);
  }
}

/** The lines of a backup, in their order. Reads as it goes, so that size does not matter. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const text = createGunzip();
  createReadStream(file)
    .on("error", (error) => text.destroy(error))
    .pipe(text)
    .setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } catch (error) {
    throw damaged(file, (error as NodeJS.ErrnoException).code ?? (error as Error).name);
  }
}

export function damaged(file: string, reason: string): BootError {
  return new BootError(`${file} is not a whole backup (${reason}): nothing was restored.`, exitCodes.badInput);
}
