import { countWords } from "#domain/word-count.ts";
import { textOfDocument } from "#domain/word-log.ts";

export type Count = { words: number } | { fault: "wrongKind" | "tooLarge" | "unreadable" };

const largest = 20 * 1024 * 1024;
/** A packed file may unpack to anything; a book of ten million words stays below this. */
const largestUnpacked = 200 * 1024 * 1024;

/** How many words a manuscript has. Everything happens here: no byte of it leaves the browser. */
export async function countManuscript(file: File): Promise<Count> {
  const kind = /\.(txt|docx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!kind) return { fault: "wrongKind" };
  if (file.size > largest) return { fault: "tooLarge" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = kind === "txt" ? readText(bytes) : await readDocument(bytes);
    return text === undefined ? { fault: "unreadable" } : { words: countWords(text) };
  } catch {
    // Not what its name says, or cut short.
    return { fault: "unreadable" };
  }
}

/** UTF-8, or UTF-16 where the file begins by saying so; what is neither came from an old Windows. */
function readText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readDocument(bytes: Uint8Array): Promise<string | undefined> {
  const { strFromU8, unzipSync } = await import("fflate");
  const wanted = "word/document.xml";
  const { [wanted]: document } = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === wanted && originalSize <= largestUnpacked,
  });
  return document && textOfDocument(strFromU8(document));
}
