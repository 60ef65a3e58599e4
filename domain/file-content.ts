/**
 * What a file is, by its bytes: a name can say anything. Reads only the places it needs, so that a browser can ask before a
 * gigabyte is sent, and the server again when it has arrived.
 */

export const contentTypes = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  txt: "text/plain",
  pdf: "application/pdf",
  epub: "application/epub+zip",
  jpg: "image/jpeg",
  png: "image/png",
  tiff: "image/tiff",
  psd: "image/vnd.adobe.photoshop",
  idml: "application/vnd.adobe.indesign-idml-package",
  zip: "application/zip",
} as const;
export type ContentType = keyof typeof contentTypes;

export type Unwanted = "empty" | "unknown" | "macros" | "locked" | "strange archive";
export type Recognized = { type: ContentType } | { unwanted: Unwanted };

/** Reads a stretch; shorter at the end of the file. A `Blob` and an open file can both do it. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

const openingLength = 4_096;

/** Formats that are none of ours, under whatever name they are sent. A name that says nothing is left to the bytes. */
const unwantedEndings = [
  "doc docm dot dotm pages wpd wps html htm xhtml mht md tex xml json svg",
  "gif webp heic bmp ai eps indd mobi azw3 kpf xls xlsx ppt pptx key mp3 mp4 mov wav rar 7z tar gz iso",
  "exe msi dmg apk com scr lnk url hta vbs js jse wsf jar reg bat cmd ps1 sh",
].flatMap((line) => line.split(" "));

/** Whether a name already says that the file will be refused, before any of it is sent. */
export function isUnwantedName(name: string): boolean {
  const [, ending = ""] = /\.([a-z0-9]+)$/i.exec(name.trim()) ?? [];
  return unwantedEndings.includes(ending.toLowerCase());
}

const otherEndings: Partial<Record<ContentType, string>> = { jpg: "jpeg", tiff: "tif" };

/** A machine goes by the ending of what was saved: a text that calls itself a program is handed out as a text. */
export function nameToSave(name: string, type: ContentType): string {
  const [, ending = ""] = /\.([a-z]+)$/i.exec(name) ?? [];
  return [type, otherEndings[type]].includes(ending.toLowerCase()) ? name : `${name}.${type}`;
}

export async function recognizeFile(read: ReadBytes, size: number): Promise<Recognized> {
  if (size === 0) return { unwanted: "empty" };
  const opening = await read(0, Math.min(size, openingLength));
  const type = byOpening(opening);
  if (type === "zip") return recognizeArchive(read, size);
  if (type) return { type };
  return (await isText(read, size)) ? { type: "txt" } : { unwanted: "unknown" };
}

/** One letter for each byte. */
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The first bytes by which a format makes itself known, one letter for each. */
const openings: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  zip: ["PK\x03\x04"],
  rtf: ["{\\rtf"],
  jpg: ["\xff\xd8\xff"],
  png: ["\x89PNG\r\n\x1a\n"],
  tiff: ["II*\0", "MM\0*", "II+\0", "MM\0+"],
  psd: ["8BPS\0\x01", "8BPS\0\x02"],
};

function byOpening(bytes: Uint8Array): ContentType | undefined {
  const text = latin(bytes);
  const found = Object.entries(openings).find(([, starts]) => starts.some((start) => text.startsWith(start)));
  if (found) return found[0] as ContentType;
  // Readers of PDF look for its mark anywhere in the first kilobyte, and so do we.
  return text.slice(0, 1_024).includes("%PDF-") ? "pdf" : undefined;
}

/** Tab, the two ends of a line, the two kinds of page break, and the escape that old word processors leave. */
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/** UTF-8 or UTF-16 with its mark, or Windows' western letters; whatever holds control characters is no text. */
async function isText(read: ReadBytes, size: number): Promise<boolean> {
  const start = await read(0, Math.min(size, 65_536));
  const mark = latin(start.subarray(0, 2));
  if (mark === "\xff\xfe" || mark === "\xfe\xff") return size % 2 === 0;
  return start.every((byte) => byte >= 0x20 || textControls.has(byte)) && !start.includes(0x7f);
}

type Entry = { name: string; isLocked: boolean };

/** An archive says what it holds at its end; what it holds says which format it is. */
async function recognizeArchive(read: ReadBytes, size: number): Promise<Recognized> {
  const entries = await listEntries(read, size);
  if (!entries || entries.length === 0) return { unwanted: "strange archive" };
  const names = new Set(entries.map(({ name }) => name));
  if (entries.some(({ isLocked }) => isLocked)) return { unwanted: "locked" };
  if (names.has("[Content_Types].xml")) {
    if ([...names].some((name) => /vbaProject/i.test(name))) return { unwanted: "macros" };
    return names.has("word/document.xml") ? { type: "docx" } : { unwanted: "unknown" };
  }
  // These three put their type into the first entry, unpacked, right behind its name.
  const opening = latin(await read(0, 256));
  const [, packed] = /mimetype(application\/[\w.+-]+)/.exec(opening) ?? [];
  if (packed) {
    const type = (["odt", "epub", "idml"] as const).find((one) => packed.startsWith(contentTypes[one]));
    return type ? { type } : { unwanted: "unknown" };
  }
  const files = [...names].filter((name) => !name.endsWith("/") && !/(^|\/)(__MACOSX\/|\.DS_Store$)/.test(name));
  return files.length > 0 && files.every(isWantedInside) ? { type: "zip" } : { unwanted: "strange archive" };
}

/** Inside an archive the name has to do: nobody unpacks it here. No archive in an archive, and no way out of its folder. */
function isWantedInside(name: string): boolean {
  if (/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i.test(name)) return false;
  return /\.(docx|odt|rtf|txt|pdf|epub|jpe?g|png|tiff?|psd|idml)$/i.test(name);
}

const mostEntries = 5_000;
const endLength = 22;

/** The table of contents, found from the end backwards; undefined where there is none that we understand. */
async function listEntries(read: ReadBytes, size: number): Promise<Entry[] | undefined> {
  const tailStart = Math.max(0, size - endLength - 65_535);
  const tail = await read(tailStart, size);
  const place = latinLastIndexOf(tail, "PK\x05\x06");
  if (place < 0 || place + endLength > tail.length) return undefined;
  const end = new DataView(tail.buffer, tail.byteOffset + place, endLength);
  const [count, length, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  // 0xffff and 0xffffffff announce the large form of archives, which no book of a gigabyte needs.
  if (count > mostEntries || start + length > size) return undefined;
  return readEntries(await read(start, start + length), count);
}

function readEntries(bytes: Uint8Array, count: number): Entry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, isLocked: (view.getUint16(at + 8, true) & 1) === 1 });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function latinLastIndexOf(bytes: Uint8Array, wanted: string): number {
  const codes = [...wanted].map((letter) => letter.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at -= 1) {
    if (codes.every((code, place) => bytes[at + place] === code)) return at;
  }
  return -1;
}
