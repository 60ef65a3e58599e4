/**
 * Cuts the typefaces down to what American English text needs (its few accents apart, those of covers to a title's
 * letters, the emoji to those of the articles) and writes them, with their @font-face rules, into app/fonts/. Run by hand (`node --import tsx press/fonts.ts`) when a typeface or the character set changes; the results are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { listArticles } from "#app/features/articles/article-shelf.server.ts";
import { coverFaces, fontFileOf } from "#app/fonts/cover-faces.ts";
import { evenSpaces } from "./even-spaces.ts";

const require = createRequire(import.meta.url);
const target = new URL("../app/fonts/", import.meta.url);

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const typographic = "\u00a0\u2009©®°±·½¼¾×–—‘’“”•…′″‹›«»€™−⁄§¶↑↓";
const accented = "áàâäãåçéèêëíìîïñóòôöõøúùûüýÿæœßÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØÚÙÛÜÝÆŒ";
const accentedRange = "U+C0-D6, U+D8-F6, U+F8-FF, U+152-153";
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
type Cut = {
  family: string;
  style: "normal" | "italic";
  weight: string;
  file: string;
  source: string;
  axes?: Axes;
  characters: string;
  /** Where it completes another cut: for which characters. */
  range?: string;
};

// One weight of the serif is enough: optical size does the work that weight does elsewhere, at a third of the bytes.
const serifAxes = { wght: 400, opsz: { min: 18, max: 72 } };
// The italic is set between a footnote's size and a title's, never larger: the size in the middle serves, at half the bytes.
const italicAxes = { wght: 400, opsz: 28 };

/** A title's letters: what a cover sets in a face of its own. */
const titleLetters = `${ascii}\u00a0‘’“”–—&`;
const cover = (family: string): Cut => ({
  family,
  style: "normal",
  weight: "400",
  file: fontFileOf(family),
  source: `@fontsource/${fontFileOf(family)}/files/${fontFileOf(family)}-latin-400-normal.woff2`,
  characters: titleLetters,
});

/**
 * A face of the text in two files: hardly a page has an accent, and only one that does fetches the second. It is a family
 * of its own, next in the stack: a family of two files is laid out twice, although the first was there from the start.
 */
const text = (cut: Omit<Cut, "characters">): Cut[] => [
  { ...cut, characters: ascii + typographic },
  { ...cut, family: `${cut.family} Accents`, file: `${cut.file}-accents`, characters: accented, range: accentedRange },
];

const cuts: Cut[] = [
  ...text({
    family: "Newsreader",
    style: "normal",
    weight: "400",
    file: "newsreader",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: serifAxes,
  }),
  ...text({
    family: "Newsreader",
    style: "italic",
    weight: "400",
    file: "newsreader-italic",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: italicAxes,
  }),
  ...text({
    family: "Source Sans 3",
    style: "normal",
    weight: "400 700",
    file: "source-sans-3",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  }),
  ...Object.values(coverFaces).map(cover),
  {
    family: "Noto Emoji",
    style: "normal",
    weight: "400",
    file: "noto-emoji",
    source: "@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2",
    characters: listArticles()
      .map(({ emoji }) => emoji)
      .join(""),
  },
];

/**
 * Fallbacks that occupy the same space, so that nothing moves when the real face arrives. `width` is the average
 * advance of running English text in em, measured once with the face at the size it is mostly used.
 */
const faces = {
  Newsreader: { width: 0.4213, ascent: 0.735, descent: 0.265 },
  "Newsreader Italic": { width: 0.3712, ascent: 0.735, descent: 0.265 },
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
  // Of Android, and of Linux where nothing else was installed.
  { for: "Newsreader", name: "Newsreader Noto", local: ["Noto Serif"], width: 0.469 },
  { for: "Newsreader Italic", name: "Newsreader Noto", style: "italic", local: ["Noto Serif Italic"], width: 0.453 },
  { for: "Newsreader", name: "Newsreader DejaVu", local: ["DejaVu Serif"], width: 0.505 },
  {
    for: "Newsreader Italic",
    name: "Newsreader DejaVu",
    style: "italic",
    local: ["DejaVu Serif Italic"],
    width: 0.505,
  },
  { for: "Source Sans 3", name: "Source Sans Arial", local: ["Arial", "Liberation Sans", "Arimo"], width: 0.438 },
  { for: "Source Sans 3", name: "Source Sans Roboto", local: ["Roboto"], width: 0.4414 },
  { for: "Source Sans 3", name: "Source Sans DejaVu", local: ["DejaVu Sans"], width: 0.5 },
] as const;

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

const rules: string[] = [];
for (const cut of cuts) {
  const original = await convert(await readFile(require.resolve(cut.source)), "sfnt");
  if (cut.family === "Newsreader") evenSpaces(original);
  const font = await subsetFont(original, cut.characters, {
    targetFormat: "woff2",
    ...(cut.axes && { variationAxes: cut.axes }),
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(`${cut.file}.woff2`, target), font);
  console.log(`${cut.file}: ${(font.length / 1000).toFixed(1)} kB`);
  rules.push(`@font-face {
  font-family: "${cut.family}";
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url("./${cut.file}.woff2") format("woff2");${cut.range ? `\n  unicode-range: ${cut.range};` : ""}
}`);
}

for (const fallback of fallbacks) {
  const face = faces[fallback.for];
  const scale = face.width / fallback.width;
  rules.push(`@font-face {
  font-family: "${fallback.name}";${"style" in fallback ? `\n  font-style: ${fallback.style};` : ""}
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(face.ascent / scale)};
  descent-override: ${percent(face.descent / scale)};
  line-gap-override: 0%;
}`);
}

await writeFile(new URL("fonts.css", target), `/* Written by press/fonts.ts. */\n${rules.join("\n\n")}\n`);
