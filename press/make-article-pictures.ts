import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import satori from "satori";
import sharp from "sharp";
import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { listArticles, listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import { socialPictureOf } from "#app/features/articles/article-summary.ts";
import { site } from "#content/site.ts";
import { cutFonts, palette, size } from "./make-pictures.ts";
import { type Box, box } from "./picture-box.ts";

/** What the drawings' names for colors mean where no stylesheet is. */
const tokens: Record<string, string> = {
  "--color-ink": palette.ink,
  "--color-ink-soft": palette.soft,
  "--color-paper": palette.paper,
  "--color-paper-deep": "#f1e9d8",
  "--color-surface": "#fffefb",
  "--color-rule": palette.rule,
  "--color-rule-strong": "#8a8272",
  "--color-gold": palette.gold,
  "--color-sand": "#e6dcc5",
  "--color-sage": "#d5dccb",
  "--color-sky": "#d3dde3",
  "--color-night": palette.ink,
  "--color-night-soft": "#1d2c4d",
  "--color-on-night": "#f4efe3",
};
const picture = { width: 560, height: size.height };

/** For each article and guide the picture under which it is shared: its own drawing beside its title. */
export async function makeArticlePictures(folder: string): Promise<void> {
  const texts = [...listArticles(), ...listGuides()].map(summarize);
  const fonts = await cutFonts(texts.flatMap(({ category, title }) => [category.toUpperCase(), title]));
  for (const { slug, path, category, title } of texts) {
    const card = await satori(articleCard(category, title) as never, { ...size, fonts });
    const drawing = await sharp(Buffer.from(drawn(slug)), { density: 144 })
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
}

function drawn(slug: string): string {
  return renderToStaticMarkup(createElement(ArticleIllustration, { slug }))
    .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" ')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens[name] ?? palette.ink);
}

function articleCard(category: string, title: string): Box {
  return box({ ...size, background: palette.paper, fontFamily: "Newsreader", color: palette.ink }, [
    box({ width: picture.width, height: "100%" }),
    box({ flexDirection: "column", justifyContent: "space-between", width: 640, padding: "70px 64px" }, [
      box({ flexDirection: "column" }, [
        box(
          { fontFamily: "Source Sans 3", fontSize: 25, letterSpacing: 4, color: palette.soft },
          category.toUpperCase(),
        ),
        box({ marginTop: 30, fontSize: title.length > 48 ? 54 : 66, lineHeight: 1.08, letterSpacing: -1 }, title),
      ]),
      box({ flexDirection: "column" }, [
        box({ width: 96, height: 3, background: palette.gold, marginBottom: 26 }),
        box({ fontSize: 38 }, site.name),
      ]),
    ]),
  ]);
}
