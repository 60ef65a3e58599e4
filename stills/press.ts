import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { coverFaces, fontFileOf } from "#app/fonts/cover-faces.ts";
import { chromiumFlags, findHeadlessChromium } from "../e2e/find-chromium.ts";
import { openSite } from "../e2e/site.ts";

/** Prints what is drawn as the site shows it, with its typefaces, into files of a folder. */
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
  return {
    async print(markup: string): Promise<string> {
      await page.evaluate(async (drawn) => {
        document.body.innerHTML = drawn;
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
      }, markup);
      sheets += 1;
      const path = join(folder, `sheet-${sheets}.png`);
      // Whole pixels: beside a part of one there would be a line of the page below it.
      const { width = 0, height = 0 } = (await page.locator("#sheet").boundingBox()) ?? {};
      await page.screenshot({ path, clip: { x: 0, y: 0, width: Math.floor(width), height: Math.floor(height) } });
      return path;
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
