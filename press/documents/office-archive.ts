import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { edition } from "#content/documents/edition.ts";

export const editionDate = new Date(`${edition.date}T12:00:00Z`);

/**
 * Opens an Office file, lets its parts be changed and packs it again with the edition's date on every part: the same
 * words then give the same bytes, whenever they were packed.
 */
export function repack(file: Uint8Array, change: (parts: Map<string, string>) => void): Uint8Array {
  const opened = unzipSync(file);
  const parts = new Map(Object.entries(opened).map(([name, bytes]) => [name, strFromU8(bytes)]));
  change(parts);
  const packed = [...parts].map(([name, text]) => [name, strToU8(text)] as const);
  // Zip keeps local time; noon keeps the day the same wherever the build runs, and the time zone is taken out of it.
  const mtime = new Date(editionDate.getTime() + editionDate.getTimezoneOffset() * 60_000);
  return zipSync(Object.fromEntries(packed), { mtime, level: 9 });
}
