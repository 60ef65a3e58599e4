import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import type { FontName } from "./page-frame.ts";

const filePath = createRequire(import.meta.url).resolve;

const newsreader = "@fontsource-variable/newsreader/files/newsreader-latin-standard";
const sourceSans = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght";

const cuts: Record<FontName, { file: string; axes: Record<string, number> }> = {
  text: { file: `${newsreader}-normal.woff2`, axes: { wght: 400, opsz: 11 } },
  italic: { file: `${newsreader}-italic.woff2`, axes: { wght: 400, opsz: 11 } },
  bold: { file: `${newsreader}-normal.woff2`, axes: { wght: 600, opsz: 12 } },
  display: { file: `${newsreader}-normal.woff2`, axes: { wght: 360, opsz: 72 } },
  displayItalic: { file: `${newsreader}-italic.woff2`, axes: { wght: 360, opsz: 72 } },
  sans: { file: `${sourceSans}-normal.woff2`, axes: { wght: 420 } },
  sansBold: { file: `${sourceSans}-normal.woff2`, axes: { wght: 620 } },
};

/** A font read into memory once. Every document draws from the same one: reading it costs more than setting a page. */
type Face = { hasGlyphForCodePoint(code: number): boolean };

export type HouseFonts = Record<FontName, Face>;

export const fontFiles = [...new Set(Object.values(cuts).map((cut) => filePath(cut.file)))];

/** The site's variable fonts, cut to the sizes and weights of the page: a PDF cannot carry a variable font. */
export async function cutHouseFonts(): Promise<HouseFonts> {
  const reader = new PDFDocument({ font: "", autoFirstPage: false });
  const entries: [string, Face][] = [];
  for (const [name, { file, axes }] of Object.entries(cuts)) {
    const source = await readFile(filePath(file));
    const font = await subsetFont(source, undefined, {
      keepAllGlyphs: true,
      variationAxes: axes,
      targetFormat: "sfnt",
    });
    entries.push([name, readFace(reader.registerFont(name, font).font(name))]);
  }
  return Object.fromEntries(entries) as HouseFonts;
}

/** pdfkit takes a font that has been read already, but does not say how to read one; so it is asked for its own. */
const readFace = (document: PDFKit.PDFDocument): Face => (document as unknown as { _font: { font: Face } })._font.font;
