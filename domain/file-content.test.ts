import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { contentTypes, isUnwantedName, nameToSave, recognizeFile } from "./file-content.ts";

const recognize = (bytes: Uint8Array) => recognizeFile(async (start, end) => bytes.subarray(start, end), bytes.length);
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)));
const archive = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { level: 0 }]])) as Zippable,
  );
const packed = (type: keyof typeof contentTypes) => archive({ mimetype: contentTypes[type], "content.xml": "<a/>" });
const word = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w/>" };

test.each([
  ["pdf", bytes("%PDF-1.7\n", [0, 255])],
  ["pdf", bytes([0xef, 0xbb, 0xbf], "\n%PDF-1.4")],
  ["rtf", bytes("{\\rtf1\\ansi Hello}")],
  ["jpg", bytes([0xff, 0xd8, 0xff, 0xe0], "..JFIF")],
  ["png", bytes([0x89], "PNG\r\n", [0x1a], "\n")],
  ["tiff", bytes("II*", [0], "data")],
  ["tiff", bytes("MM", [0], "*data")],
  ["psd", bytes("8BPS", [0, 1])],
  ["docx", archive(word)],
  ["odt", packed("odt")],
  ["epub", packed("epub")],
  ["idml", packed("idml")],
  ["zip", archive({ "pictures/one.JPG": "x", "pictures/two.tif": "y", "__MACOSX/pictures/._one.JPG": "z" })],
  ["txt", strToU8("Chapter One\r\n\tIt rained — “again”.\f")],
  ["txt", bytes("It rained in Caf", [0xe9], ".")],
  ["txt", bytes([0xff, 0xfe], "A", [0])],
] as const)("%s is known by its bytes", async (type, content) => {
  expect(await recognize(content)).toEqual({ type });
});

test.each([
  ["empty", new Uint8Array()],
  ["unknown", bytes("MZ", [0x90, 0, 3, 0])],
  ["unknown", bytes([0x7f], "ELF", [2, 1, 1, 0])],
  ["unknown", bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ["unknown", archive({ "[Content_Types].xml": "", "xl/workbook.xml": "" })],
  ["unknown", archive({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" })],
  ["macros", archive({ ...word, "word/vbaProject.bin": "x" })],
  ["strange archive", archive({ "run.exe": "x" })],
  ["strange archive", archive({ "../../etc/motd.txt": "x" })],
  ["strange archive", archive({ "more.zip": "x", "one.txt": "y" })],
  ["unknown", archive({})],
  ["strange archive", archive(word).subarray(0, 60)],
] as const)("what is %s is refused by that name", async (unwanted, content) => {
  expect(await recognize(content)).toEqual({ unwanted });
});

test("an archive that asks for a password is refused: nobody could read the proof", async () => {
  const locked = archive({ "one.txt": "x" });
  const at = locked.findLastIndex(
    (_, place) => locked[place] === 0x50 && locked[place + 2] === 1 && locked[place + 3] === 2,
  );
  locked[at + 8] = (locked[at + 8] ?? 0) | 1;
  expect(await recognize(locked)).toEqual({ unwanted: "locked" });
});

test("a gigabyte is known by a few kilobytes of it", async () => {
  let read = 0;
  const opening = bytes("%PDF-1.7");
  const answer = await recognizeFile(async (start, end) => {
    read += end - start;
    const stretch = new Uint8Array(end - start);
    if (start === 0) stretch.set(opening);
    return stretch;
  }, 1024 ** 3);
  expect(answer).toEqual({ type: "pdf" });
  expect(read).toBeLessThan(10_000);
});

test.each([
  ["manuscript.docx", false],
  ["Salt, draft 1.2", false],
  ["The whole book", false],
  ["manuscript.doc", true],
  ["notes.TXT.exe", true],
  ["page.html", true],
])("whether the name %j says already that the file will be refused: %s", (name, isUnwanted) => {
  expect(isUnwantedName(name)).toBe(isUnwanted);
});

test.each([
  ["Salt.pdf", "pdf", "Salt.pdf"],
  ["Cover.JPEG", "jpg", "Cover.JPEG"],
  ["Cover.tif", "tiff", "Cover.tif"],
  ["chapter", "txt", "chapter.txt"],
  ["notes.hta", "txt", "notes.hta.txt"],
  ["notes.txt.vbs", "txt", "notes.txt.vbs.txt"],
  ["Salt.pdf", "txt", "Salt.pdf.txt"],
  ["run.txt. ", "txt", "run.txt. .txt"],
] as const)("%s, which is %s, is saved as %s", (name, type, saved) => {
  expect(nameToSave(name, type)).toBe(saved);
});
