import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { listArticles, listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import { socialPictureOf } from "#app/features/articles/article-summary.ts";
import { site } from "#content/site.ts";
import { cutFace, cutFonts, palette, size } from "./make-pictures.ts";
import { type Box, box } from "./picture-box.ts";

/** What the drawings' names mean where no stylesheet is. */
const tokens: Record<string, string> = {
  "--color-ink": "#22242a",
  "--color-ink-soft": palette.soft,
  "--color-paper": "#fdfaf2",
  "--color-rule": palette.rule,
  "--color-rule-strong": "#8a8272",
  "--color-gold": palette.gold,
  "--color-gold-ink": "#7a5a1a",
  "--color-action": "#2b5dc4",
  "--color-danger": "#b3261e",
  "--color-sand": "#e6dcc5",
  "--color-sage": "#d5dccb",
  "--color-clay": "#ecd3c5",
  "--color-sky": "#d3dde3",
  "--font-serif": "Newsreader",
  "--font-sans": "'Source Sans 3'",
};
/** The typefaces on them, as files of @fontsource-variable and with the axes they are cut at. */
const faces = {
  "newsreader/files/newsreader-latin-opsz-normal": { wght: 400, opsz: 36 },
  "newsreader/files/newsreader-latin-opsz-italic": { wght: 400, opsz: 36 },
  "source-sans-3/files/source-sans-3-latin-wght-normal": { wght: 500 },
};
const picture = { width: 680, height: size.height };

/** For each article and guide the picture under which it is shared: its own drawing beside its title. */
export async function makeArticlePictures(folder: string): Promise<void> {
  const texts = [...listArticles(), ...listGuides()].map(summarize);
  const drawings = texts.map(({ slug }) => drawn(slug));
  const faceFolder = await showFaces(drawings.join(""));
  const fonts = await cutFonts(texts.flatMap(({ category, title }) => [category.toUpperCase(), title]));
  for (const [place, { path, category, title }] of texts.entries()) {
    const card = await satori(articleCard(category, title) as never, { ...size, fonts });
    const drawing = await sharp(Buffer.from(drawings[place] ?? ""), { density: 144 })
      .resize(picture.width, picture.height, { fit: "cover" })
      .png()
      .toBuffer();
    const target = join(folder, socialPictureOf(path));
    mkdirSync(dirname(target), { recursive: true });
    await sharp(Buffer.from(card))
      .flatten({ background: palette.paper })
      .composite([{ input: drawing, left: 0, top: 0 }])
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(target);
  }
  rmSync(faceFolder, { recursive: true });
}

/** Higher than on a page: more of its ground above it. */
function drawn(slug: string): string {
  return renderToStaticMarkup(createElement(ArticleIllustration, { slug }))
    .replace(
      /<svg viewBox="[^"]*"/,
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="593" viewBox="0 -233 640 593"',
    )
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens[name] ?? palette.ink);
}

/** What draws an SVG asks fontconfig for typefaces, and nobody has installed the house's: it is shown this folder. */
async function showFaces(markup: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "faces-"));
  const letters = markup.replaceAll(/<[^>]+>/g, "");
  for (const [file, axes] of Object.entries(faces)) {
    writeFileSync(join(folder, `${file.replaceAll("/", "-")}.ttf`), await cutFace(file, letters, axes));
  }
  writeFileSync(join(folder, "fonts.conf"), `<fontconfig><dir>${folder}</dir></fontconfig>`);
  process.env.FONTCONFIG_FILE = join(folder, "fonts.conf");
  return folder;
}

function articleCard(category: string, title: string): Box {
  return box({ ...size, background: palette.paper, fontFamily: "Newsreader", color: palette.ink }, [
    box({ width: picture.width, height: "100%" }),
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: size.width - picture.width,
        padding: "64px 52px",
      },
      [
        box({ flexDirection: "column" }, [
          box(
            { fontFamily: "Source Sans 3", fontSize: 25, letterSpacing: 4, color: palette.soft },
            category.toUpperCase(),
          ),
          box({ marginTop: 30, fontSize: title.length > 30 ? 50 : 60, lineHeight: 1.08, letterSpacing: -1 }, title),
        ]),
        box({ flexDirection: "column" }, [
          box({ width: 96, height: 3, background: palette.gold, marginBottom: 26 }),
          box({ fontSize: 38 }, site.name),
        ]),
      ],
    ),
  ]);
}
