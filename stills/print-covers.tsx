import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Book, CoverBoard } from "#app/drawings/book-cover.tsx";
import { bluePencil, pencil } from "#app/drawings/specimens/pencil.ts";
import { Spine } from "#app/drawings/spine.tsx";
import { coverFaces, fontFileOf } from "#app/fonts/cover-faces.ts";
import { chromiumFlags, findHeadlessChromium } from "../e2e/find-chromium.ts";
import { openSite } from "../e2e/site.ts";
import type { Print } from "./still.ts";

/** Prints covers as the site draws them, with its typefaces, into files of a folder. */
export async function openPress(folder: string) {
  const site = await openSite();
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 320, height: 320 }, deviceScaleFactor: 5 });
  await page.goto(site.url);
  for (const family of Object.values(coverFaces)) {
    const letters = readFileSync(`app/fonts/${fontFileOf(family)}.woff2`, "base64");
    await page.evaluate(
      ([name, data]) =>
        document.fonts.add(
          new FontFace(
            name,
            Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)),
          ),
        ),
      [family, letters] as const,
    );
  }
  let sheets = 0;

  async function printSheet(width: number, height: number, drawing: ReactNode): Promise<string> {
    const markup = renderToStaticMarkup(
      <svg
        id="sheet"
        aria-hidden="true"
        className="on-paper"
        width={width}
        height={height}
        style={{ position: "fixed", inset: 0, background: "var(--color-paper)" }}
      >
        {drawing}
      </svg>,
    );
    await page.evaluate(async (drawn) => {
      document.body.innerHTML = drawn;
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    }, markup);
    sheets += 1;
    const path = join(folder, `sheet-${sheets}.png`);
    await page.locator("#sheet").screenshot({ path });
    return path;
  }

  return {
    front: (book: Book) => printSheet(200, 300, <CoverBoard {...book} flat />),
    /** `share` is how thick the book is beside its height. */
    spine: (book: Book, share: number) =>
      printSheet(300, 300 * share, <Spine book={book} length={300} thickness={300 * share} flat />),
    /** The front as it was drawn first, with a colleague's marks. */
    draft: (book: Book) =>
      printSheet(
        200,
        300,
        <>
          <CoverBoard {...book} palette={pencil} flat />
          <path
            d="M14 190v44M30 262c16-4 40-4 66-2M70 92c-9-5-22-2-21 8s20 11 25 3"
            fill="none"
            stroke={bluePencil}
            strokeWidth="1.500"
            strokeLinecap="round"
          />
        </>,
      ),
    print: ({ width, height, drawing }: Print) => printSheet(width, height, drawing),
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
