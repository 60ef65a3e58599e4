import { strFromU8, unzipSync } from "fflate";
import { type Manuscript, readPlainText } from "#domain/manuscript.ts";
import { type Parts, readDocx } from "./read-docx.ts";
import { readEpub } from "./read-epub.ts";
import { Unreadable } from "./read-markup.ts";

/** A text of this size is twenty novels; whatever unpacks to more is no manuscript. */
const mostBytes = 120_000_000;

const isText = (name: string) => /\.(xml|opf|x?html?|ncx|rels)$/i.test(name) || name === "mimetype";

/** What an archive says of itself may be a lie: fflate unpacks no more of a file than its entry claims, and refuses the rest. */
function unpack(bytes: Uint8Array): Parts {
  // The first entry says whether a password is needed.
  if (((bytes[6] ?? 0) & 1) === 1) throw new Unreadable("locked");
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isText(name)) return false;
      unpacked += originalSize;
      if (unpacked > mostBytes) throw new Unreadable("bomb");
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte);
const startsWithText = (bytes: Uint8Array, text: string) =>
  startsWith(bytes, ...Array.from(text, (letter) => letter.charCodeAt(0)));

/** Old editors on Windows wrote another alphabet: where the new one makes no sense of it, it is read as theirs. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  // No text has a zero in it, and every program and most pictures have many.
  if (bytes.subarray(0, 100_000).includes(0)) throw new Unreadable("other");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whichever of the three it is, by what is in it and not by its name. */
export function openManuscript(bytes: Uint8Array): Manuscript {
  if (bytes.length === 0) throw new Unreadable("empty");
  if (startsWithText(bytes, "%PDF")) throw new Unreadable("pdf");
  if (startsWithText(bytes, "{\\rtf")) throw new Unreadable("rtf");
  // The old Word's container, in which the new one keeps what has a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Unreadable("oldWord");
  if (!startsWith(bytes, 0x50, 0x4b)) return readPlainText(decode(bytes));
  const parts = unpack(bytes);
  if (parts.has("word/document.xml")) return readDocx(parts);
  if (parts.get("mimetype")?.includes("opendocument")) throw new Unreadable("openDocument");
  return readEpub(parts);
}
