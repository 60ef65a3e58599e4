import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
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

export type HouseFonts = Record<FontName, Buffer>;

export const fontFiles = [...new Set(Object.values(cuts).map((cut) => filePath(cut.file)))];

/** The site's variable fonts, cut to the sizes and weights of the page: a PDF cannot carry a variable font. */
export async function cutHouseFonts(): Promise<HouseFonts> {
  const entries: [string, Buffer][] = [];
  for (const [name, { file, axes }] of Object.entries(cuts)) {
    const source = await readFile(filePath(file));
    entries.push([
      name,
      await subsetFont(source, undefined, { keepAllGlyphs: true, variationAxes: axes, targetFormat: "sfnt" }),
    ]);
  }
  return Object.fromEntries(entries) as HouseFonts;
}
