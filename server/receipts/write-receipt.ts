import { readFile } from "node:fs/promises";
import { receiptWords as words } from "#content/receipt.ts";
import { site } from "#content/site.ts";
import { fillWords } from "#domain/fill-words.ts";
import { root } from "../root.ts";
import { type Receipt, sayBothZones } from "./receipt.ts";
import { type Face, splitByFace } from "./split-by-face.ts";

const ink = "#1a1c22";
const soft = "#565249";
const gold = "#b08a3e";
const edge = { left: 108, right: 72, top: 84, bottom: 72 };
const labelWidth = 132;

/** The house's text face, its further Latin letters, and the one for titles: cut to single weights, because a PDF carries no others. */
const faces = ["text", "text-ext", "display"] as const;
type FaceName = (typeof faces)[number];

/**
 * The receipt as a tagged page, with its fonts inside. The same answer always makes the same bytes. What sets type is loaded
 * with the first receipt, because most days have none.
 */
export async function writeReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const label = words.label[receipt.decision];
  const title = fillWords(words.title, { document: receipt.document, number: receipt.number });
  const options = {
    font: "",
    size: "LETTER",
    margins: edge,
    tagged: true,
    subset: "PDF/UA",
    pdfVersion: "1.7",
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${label}: ${title}`,
      Author: site.name,
      Subject: words.subject,
      Creator: site.name,
      CreationDate: new Date(receipt.at),
    },
  };
  // @types/pdfkit knows neither an empty font nor PDF/UA.
  const doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
  const pieces: Uint8Array[] = [];
  const end = Promise.withResolvers<void>();
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  doc.on("end", () => end.resolve());

  const loaded = {} as Record<FaceName, Face>;
  for (const name of faces) {
    doc.registerFont(name, await readFile(new URL(`server/receipts/fonts/newsreader-${name}.ttf`, root)));
    loaded[name] = (doc.font(name) as unknown as { _font: { font: Face } })._font.font;
  }
  const width = doc.page.width - edge.left - edge.right;
  const section = doc.struct("Document", { title });
  doc.addStructure(section);

  type Style = { face: "text" | "display"; size: number; color?: string; indent?: number; gap?: number };
  /** A stretch of text, from the place where the last one ended. Each letter in a face that has it. */
  function put(tag: string, text: string, { face, size, color = ink, indent = 0, gap = 0 }: Style) {
    const element = doc.struct(tag);
    section.add(element);
    const runs = splitByFace(text, [
      [face, loaded[face]],
      ["text-ext", loaded["text-ext"]],
    ]);
    element.add(
      doc.struct("Span", {}, () => {
        doc.fontSize(size).fillColor(color);
        for (const [place, run] of runs.entries()) {
          const line = { width: width - indent, continued: place < runs.length - 1, lineGap: size * 0.3 };
          doc.font(run.face);
          if (place === 0) doc.text(run.text, edge.left + indent, doc.y, line);
          else doc.text(run.text, line);
        }
      }),
    );
    element.end();
    doc.y += gap;
  }
  const rule = (y: number, color: string, thickness: number) =>
    doc.markContent("Artifact", { type: "Layout" }).lineWidth(thickness).strokeColor(color).moveTo(edge.left, y)
      .lineTo(edge.left + width, y).stroke().endMarkedContent(); // biome-ignore format: one stroke of the pen

  rule(edge.top, gold, 2);
  doc.y = edge.top + 14;
  put("P", `${site.name} · ${label}`, { face: "text", size: 10, color: soft, gap: 22 });
  put("H1", title, { face: "display", size: 28, gap: 2 });
  put("P", fillWords(words.of, { title: receipt.title }), { face: "display", size: 16, color: soft, gap: 22 });

  const facts: [string, string | null][] = [
    [words.decision, words.decisions[receipt.decision]],
    [words.file, receipt.file],
    [words.hash, receipt.sha256],
    [words.name, receipt.name],
    [words.at, sayBothZones(receipt.at)],
  ];
  for (const [name, value] of facts) {
    if (value === null) continue;
    rule(doc.y, "#ddd5c5", 0.5);
    doc.y += 7;
    const top = doc.y;
    put("P", name, { face: "text", size: 9.5, color: soft });
    const below = doc.y;
    doc.y = top - 1;
    put("P", value, { face: "text", size: 11, indent: labelWidth });
    doc.y = Math.max(doc.y, below) + 4;
  }
  rule(doc.y, "#ddd5c5", 0.5);
  doc.y += 22;
  put("H2", words.wording, { face: "display", size: 15, gap: 6 });
  for (const paragraph of receipt.wording.split(/\n+/)) put("P", paragraph, { face: "text", size: 11, gap: 6 });
  doc.y += 10;
  if (receipt.note) {
    put("H2", words.note, { face: "display", size: 15, gap: 6 });
    for (const paragraph of receipt.note.split(/\n+/)) put("P", paragraph, { face: "text", size: 11, gap: 6 });
    doc.y += 10;
  }
  put("P", words.closing, { face: "text", size: 9.5, color: soft });
  section.end();
  doc.end();
  await end.promise;
  return Buffer.concat(pieces);
}
