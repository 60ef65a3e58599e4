/**
 * Cuts the two typefaces down to what American English text needs and writes them, with their @font-face rules, into
 * app/fonts/. Run by hand (`node press/fonts.ts`) when a typeface or the character set changes; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const target = new URL("../app/fonts/", import.meta.url);

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const typographic = "\u00a0\u2009©®°±·½¼¾×–—‘’“”•…′″‹›«»€™−⁄§¶↑↓";
const accented = "áàâäãåçéèêëíìîïñóòôöõøúùûüýÿæœßÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØÚÙÛÜÝÆŒ";
const characters = ascii + typographic + accented;
const features = [
  "kern",
  "liga",
  "mark",
  "mkmk",
  "ccmp",
  "onum",
  "lnum",
  "pnum",
  "tnum",
  "smcp",
  "c2sc",
  "frac",
  "rvrn",
];

type Axes = Record<string, number | { min: number; max: number }>;
type Cut = { family: string; style: "normal" | "italic"; weight: string; file: string; source: string; axes: Axes };

// One weight of the serif is enough: optical size does the work that weight does elsewhere, at a third of the bytes.
const serifAxes = { wght: 400, opsz: { min: 18, max: 72 } };

const cuts: Cut[] = [
  {
    family: "Newsreader",
    style: "normal",
    weight: "400",
    file: "newsreader.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: serifAxes,
  },
  {
    family: "Newsreader",
    style: "italic",
    weight: "400",
    file: "newsreader-italic.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: serifAxes,
  },
  {
    family: "Source Sans 3",
    style: "normal",
    weight: "400 700",
    file: "source-sans-3.woff2",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * Fallbacks that occupy the same space, so that nothing moves when the real face arrives. `width` is the average
 * advance of running English text in em, measured once with the face at the size it is mostly used.
 */
const faces = {
  Newsreader: { width: 0.42, ascent: 0.735, descent: 0.265 },
  "Source Sans 3": { width: 0.4114, ascent: 1.024, descent: 0.4 },
};
const fallbacks = [
  { for: "Newsreader", name: "Newsreader Georgia", local: ["Georgia", "Gelasio"], width: 0.4424 },
  {
    for: "Newsreader",
    name: "Newsreader Times",
    local: ["Times New Roman", "Liberation Serif", "Tinos"],
    width: 0.3989,
  },
  { for: "Source Sans 3", name: "Source Sans Arial", local: ["Arial", "Liberation Sans", "Arimo"], width: 0.438 },
  { for: "Source Sans 3", name: "Source Sans Roboto", local: ["Roboto"], width: 0.4414 },
] as const;

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

const rules: string[] = [];
for (const cut of cuts) {
  const original = await readFile(require.resolve(cut.source));
  const font = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(cut.file, target), font);
  console.log(`${cut.file}: ${(font.length / 1000).toFixed(1)} kB`);
  rules.push(`@font-face {
  font-family: "${cut.family}";
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url("./${cut.file}") format("woff2");
}`);
}

for (const fallback of fallbacks) {
  const face = faces[fallback.for];
  const scale = face.width / fallback.width;
  rules.push(`@font-face {
  font-family: "${fallback.name}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(face.ascent / scale)};
  descent-override: ${percent(face.descent / scale)};
  line-gap-override: 0%;
}`);
}

await writeFile(new URL("fonts.css", target), `/* Written by press/fonts.ts. */\n${rules.join("\n\n")}\n`);
