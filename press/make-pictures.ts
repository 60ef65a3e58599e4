import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import satori, { type FontWeight } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { stillAddress } from "#app/drawings/stills/still-address.ts";
import { vignetteImage, vignettes } from "#app/drawings/vignettes/vignettes.ts";
import { site } from "#content/site.ts";
import { type SocialFile, socialImages } from "#content/social-images.ts";
import { type Box, box, wordsIn } from "./picture-box.ts";
import { scene, scenes } from "./social-scenes.ts";

export const palette = { paper: "#faf7f1", ink: "#14203a", soft: "#5d584e", gold: "#b8913a", rule: "#ddd5c5" };
export const size = { width: 1200, height: 630 };

const stillFolder = "app/drawings/stills";

/** Icons, vignettes, stills and social images, the last drawn from the house's mark and its words. */
export async function makePictures(folder: string): Promise<void> {
  const mark = readFileSync("app/drawings/logo-mark.svg");
  writeFileSync(join(folder, "icon.svg"), mark);
  const icon = (pixels: number) => drawIcon(mark, pixels);
  writeFileSync(join(folder, "favicon.ico"), wrapIcon(await drawIcon(Buffer.from(hintedMark), 32)));
  writeFileSync(join(folder, "apple-touch-icon.png"), await icon(180));
  writeFileSync(join(folder, "icon-192.png"), await icon(192));
  writeFileSync(join(folder, "icon-512.png"), await icon(512));

  mkdirSync(join(folder, "vignettes"), { recursive: true });
  for (const name of vignettes) {
    const drawn = readFileSync(`app/drawings/vignettes/${name}.svg`, "utf8");
    writeFileSync(join(folder, vignetteImage(name).src), drawn.replace(">", `>${dimmed}`));
  }

  for (const file of readdirSync(stillFolder).filter((name) => name.endsWith(".avif"))) {
    const target = join(folder, stillAddress(file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(stillFolder, file), target);
  }

  const unique = new Map(socialImages.map(({ file, label, title }) => [file, socialCard(file, label, title)]));
  const fonts = await cutFonts([...unique.values()].flatMap(wordsIn));
  for (const [file, card] of unique) {
    const svg = await satori(card as never, { ...size, fonts });
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    await sharp(Buffer.from(svg))
      .flatten({ background: palette.paper })
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(target);
  }
}

/** In the dark, paper in a picture of its own is no brighter than paper in the pages: #fffdf6 becomes #eee6d6. */
const dimmed = "<style>@media (prefers-color-scheme:dark){svg{filter:brightness(.875)sepia(.2)}}</style>";

/** The mark on the grid of 32 pixels: every edge on a whole one, so that nothing turns gray. */
const hintedMark = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" shape-rendering="crispEdges">
  <path d="M2 3h13v26H2zM17 3h13v26H17z" fill="${palette.ink}"/><path d="M19 5h9v22h-9z" fill="#fffdf9"/>
  <path d="M6 12h9v3H6zM17 12h9v3h-9z" fill="${palette.gold}"/></svg>`;

/** The mark on paper, with room around it: home screens cut the corners. */
async function drawIcon(mark: Buffer, pixels: number): Promise<Buffer> {
  const inner = Math.round(pixels * (pixels < 64 ? 1 : 0.66));
  const drawn = await sharp(mark, { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = pixels < 64 ? { r: 0, g: 0, b: 0, alpha: 0 } : palette.paper;
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico is a directory of pictures; ours holds one PNG of 32 pixels. */
function wrapIcon(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Something the house made, and beside it what the page is about. */
function socialCard(file: SocialFile, label: string, title: string): Box {
  const { ground, things } = scenes[file];
  return box({ ...size, background: palette.paper, fontFamily: "Newsreader", color: palette.ink }, [
    box({ ...scene, position: "relative", overflow: "hidden", background: ground }, things()),
    box({ flexDirection: "column", justifyContent: "space-between", width: 700, padding: "70px 64px" }, [
      box({ flexDirection: "column" }, [
        box({ fontFamily: "Source Sans 3", fontSize: 25, letterSpacing: 4, color: palette.soft }, label.toUpperCase()),
        box({ marginTop: 30, fontSize: 74, lineHeight: 1.06, letterSpacing: -1.2 }, title),
      ]),
      box({ flexDirection: "column" }, [
        box({ width: 96, height: 3, background: palette.gold, marginBottom: 26 }),
        box({ fontSize: 40 }, site.name),
        box({ marginTop: 8, fontFamily: "Source Sans 3", fontSize: 24, color: palette.soft }, site.tagline),
      ]),
    ]),
  ]);
}

/** The faces of the house, with the letters of these words and no others. */
export async function cutFonts(words: readonly string[]) {
  const letters = [site.name, ...words].join("");
  const cut = async (name: string, file: string, axes: Record<string, number>) => {
    return { name, data: await cutFace(file, letters, axes), weight: 400 as FontWeight, style: "normal" as const };
  };
  return Promise.all([
    cut("Newsreader", "newsreader/files/newsreader-latin-opsz-normal", { wght: 400, opsz: 72 }),
    cut("Source Sans 3", "source-sans-3/files/source-sans-3-latin-wght-normal", { wght: 500 }),
  ]);
}

/** One of the house's typefaces with these letters alone, at one place of its axes. */
export const cutFace = (file: string, letters: string, variationAxes: Record<string, number>) =>
  subsetFont(readFileSync(`node_modules/@fontsource-variable/${file}.woff2`), letters, {
    targetFormat: "sfnt",
    variationAxes,
  });
