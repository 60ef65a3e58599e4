import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { site } from "#content/site.ts";
import { root } from "../../root.ts";
import { passages } from "./passages.ts";

/** The files of the demonstration's books: small, and what they say they are. */

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** A manuscript as a word processor would write it; the second draft differs from the first in a few places. */
export function makeManuscript(title: string, draft: 1 | 2): Uint8Array {
  return makeDocument([title, ...(draft === 1 ? passages[title]?.first : passages[title]?.second) ?? []]); // biome-ignore format: one list
}

export function makeDocument(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`);
  const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const parts = {
    "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${head}<w:document xmlns:w="${word}"><w:body>${body.join("")}</w:body></w:document>`,
  };
  // One moment for all, so that the same draft has the same fingerprint.
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    mtime: new Date(2026, 0, 1),
  });
}

type Printed = { title: string; author: string; made: Date };

/** Pages as a designer would send them: a cover, laid-out pages of a book, or an agreement of one page. */
export async function makePages(kind: "cover" | "interior" | "agreement", printed: Printed): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const { title, author, made } = printed;
  const options = {
    font: "",
    size: [396, 612],
    margins: { top: 64, bottom: 64, left: 54, right: 54 },
    lang: "en-US",
    info: { Title: title, Author: author, Creator: site.name, CreationDate: made },
  };
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  const pieces: Uint8Array[] = [];
  const end = Promise.withResolvers<void>();
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  doc.on("end", () => end.resolve());
  for (const face of ["text", "display"]) {
    doc.registerFont(face, await readFile(new URL(`server/receipts/fonts/newsreader-${face}.ttf`, root)));
  }
  const width = 396 - 108;
  const ink = () => doc.fillColor("#22242a");
  if (kind === "cover") {
    doc.rect(0, 0, 396, 612).fill("#14203a");
    doc.circle(198, 388, 88).fill("#c2a05a");
    doc.rect(0, 388, 396, 224).fill("#1d2c4d");
    for (let line = 0; line < 7; line += 1)
      doc.rect(198 - 80 + line * 9, 402 + line * 14, 160 - line * 18, 3).fill("#c2a05a");
    doc.fillColor("#f4efe3").font("display").fontSize(44).text(title, 40, 84, { width: 316, align: "center" });
    doc.fillColor("#d8b877").fontSize(20).text(author, 40, 548, { width: 316, align: "center" });
  } else if (kind === "agreement") {
    ink().font("display").fontSize(22).text("Publishing agreement", { width });
    doc.font("text").fontSize(11).moveDown();
    doc.text(`between ${author} and ${site.name}, about “${title}”.`, { width }).moveDown();
    doc.text("This page belongs to the demonstration and binds nobody. The specimen agreement on the website shows what a real one says, line by line.", { width, lineGap: 4 }); // biome-ignore format: one paragraph
  } else {
    ink().font("display").fontSize(22).text(title, 54, 190, { width, align: "center" });
    doc.addPage();
    ink().font("display").fontSize(30).text(title, 54, 130, { width, align: "center" });
    doc.fontSize(15).text(author, 54, 260, { width, align: "center" });
    doc.font("text").fontSize(10).text(site.name, 54, 530, { width, align: "center" });
    doc.addPage();
    ink().font("display").fontSize(24).text("1", 54, 110, { width, align: "center" }).moveDown(1.2);
    doc.font("text").fontSize(11.5);
    for (const [place, text] of (passages[title]?.second ?? []).entries()) {
      doc.text(text, { width, align: "justify", indent: place === 0 ? 0 : 16, lineGap: 3.6 });
    }
  }
  doc.end();
  await end.promise;
  return Buffer.concat(pieces);
}
