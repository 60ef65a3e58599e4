import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { countManuscript } from "./count-manuscript.ts";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const docx = (xml: string) => zipSync({ "word/document.xml": strToU8(xml) }) as Uint8Array<ArrayBuffer>;

test.each([
  ["plain text", file("a.txt", "One two\nthree"), { words: 3 }],
  ["an old Windows text", file("a.TXT", new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20, 0x61])), { words: 2 }],
  ["UTF-16", file("a.txt", new Uint8Array([0xff, 0xfe, 0x61, 0, 0x20, 0, 0x62, 0])), { words: 2 }],
  ["a document", file("a.docx", docx("<w:p><w:t>Two words</w:t></w:p><w:p><w:t>more</w:t></w:p>")), { words: 3 }],
  ["a document that is none", file("a.docx", "not a zip"), { fault: "unreadable" }],
  ["a package without a document", file("a.docx", zipSync({}) as Uint8Array<ArrayBuffer>), { fault: "unreadable" }],
  ["a picture", file("a.png", "x"), { fault: "wrongKind" }],
  ["a giant", file("a.txt", new Uint8Array(20 * 1024 * 1024 + 1)), { fault: "tooLarge" }],
])("%s is counted, or refused in words", async (_, manuscript, count) => {
  expect(await countManuscript(manuscript)).toEqual(count);
});
