import { strFromU8, unzipSync } from "fflate";
import { type Manuscript, readPlainText } from "#domain/manuscript.ts";
import { type Parts, readDocx } from "./read-docx.ts";
import { readEpub } from "./read-epub.ts";

/** A text of this size is twenty novels; whatever unpacks to more is no manuscript. */
const mostBytes = 120_000_000;

const isText = (name: string) => /\.(xml|opf|x?html?|ncx|rels)$/i.test(name) || name === "mimetype";

function unpack(bytes: Uint8Array): Parts {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isText(name)) return false;
      unpacked += originalSize;
      if (unpacked > mostBytes) throw new Error("It unpacks to more than any manuscript.");
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

/** Old editors on Windows wrote another alphabet: where the new one makes no sense of it, it is read as theirs. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whichever of the three it is, by what is in it and not by its name. */
export function openManuscript(bytes: Uint8Array): Manuscript {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return readPlainText(decode(bytes));
  const parts = unpack(bytes);
  return parts.has("word/document.xml") ? readDocx(parts) : readEpub(parts);
}
