import { existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, findHeadlessChromium } from "../e2e/find-chromium.ts";
import { publicPages } from "../e2e/pages.ts";
import { showDrawings } from "../e2e/show-drawings.ts";
import { openSite } from "../e2e/site.ts";

/**
 * `npm run contact-sheet [route...]`: every public page as people see it, at four widths, light and dark, laid out on
 * sheets that can be looked through in a minute. FROM=http://... pictures a product that is running already,
 * WIDTHS=390,1440 and SCHEMES=light only some of the looks. BEFORE=<another run's contact-sheet folder> lays that run's
 * print of each page beside ours, for whoever wants to know what has changed.
 */
const folder = "contact-sheet";
/** Letters stand where the face has them, not on whole pixels. */
const asPhonesSetType = ["--font-render-hinting=none"];
const screens: Record<number, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
const widths = (process.env.WIDTHS ?? Object.keys(screens).join()).split(",").map(Number);
const schemes = (process.env.SCHEMES ?? "light,dark").split(",") as ("light" | "dark")[];
const asked = process.argv.slice(2);
const routes = asked.length > 0 ? asked : [...publicPages, "/no-such-page"];

/** On a sheet: how wide a page is, how many stand in a row, and the gap between them. */
const print = { width: 280, columns: 8, gap: 12 };

const site = process.env.FROM ? undefined : await openSite();
const address = process.env.FROM ?? site?.url ?? "";
const browser = await chromium.launch({
  executablePath: findHeadlessChromium(),
  args: [...chromiumFlags, ...asPhonesSetType],
});
rmSync(folder, { recursive: true, force: true });
for (const scheme of schemes) {
  for (const width of widths) {
    const look = `${width}-${scheme}`;
    const pictures = await takePictures(browser, { width, scheme, into: join(folder, look) });
    await laySheet(pictures, { name: `first-screens-${look}.jpg`, width, height: screens[width] ?? width });
    await laySheet(pictures, { name: `whole-pages-${look}.jpg`, width });
    if (process.env.BEFORE) {
      const pairs = pictures.flatMap((after) => [join(process.env.BEFORE ?? "", look, basename(after)), after]);
      const found = pairs.filter((file, place) => existsSync(place % 2 === 0 ? file : (pairs[place - 1] ?? "")));
      await laySheet(found, { name: `before-and-after-${look}.jpg`, width });
    }
    console.log(`${join(folder, look)}: ${pictures.length} pages`);
  }
}
await browser.close();
await site?.close();

type Look = { width: number; scheme: "light" | "dark"; into: string };

async function takePictures(from: Browser, { width, scheme, into }: Look): Promise<string[]> {
  mkdirSync(into, { recursive: true });
  const screen = { width, height: screens[width] ?? width };
  const context = await from.newContext({ viewport: screen, colorScheme: scheme, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("halftitle.offer", `{"dismissedAt":${Date.now()}}`));
  const page = await context.newPage();
  const files: string[] = [];
  for (const route of routes) {
    await page.setViewportSize(screen);
    await page.goto(address + route, { waitUntil: "networkidle" });
    await showDrawings(page);
    await page.evaluate(() => document.fonts.ready);
    const first = await page.screenshot();
    // In a window of its whole height: beyond a window, what is measured by its container is now and then taken too small.
    await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    const whole = sharp(await page.screenshot(), { limitInputPixels: false });
    const file = join(into, `${route === "/" ? "home" : route.slice(1).replaceAll("/", "-")}.jpg`);
    await whole
      .composite([{ input: first, left: 0, top: 0 }])
      .jpeg({ quality: 78 })
      .toFile(file);
    files.push(file);
  }
  await context.close();
  return files;
}

/** Prints side by side; `height` cuts each to the first screen of its page. */
async function laySheet(files: readonly string[], sheet: { name: string; width: number; height?: number }) {
  const scale = print.width / sheet.width;
  const prints = await Promise.all(
    files.map(async (file) => {
      const picture = sharp(file, { limitInputPixels: false });
      const cut = sheet.height
        ? picture.extract({ left: 0, top: 0, width: sheet.width, height: Math.min(sheet.height, await heightOf(file)) })
        : picture;
      // A page of thirty screens would make the sheet as long: its first part tells what it is like.
      const longest = Math.round(print.width * 12);
      const { data, info } = await sharp(await cut.toBuffer(), { limitInputPixels: false })
        .resize({ width: Math.round(sheet.width * scale) })
        .toBuffer({ resolveWithObject: true });
      return info.height > longest
        ? {
            input: await sharp(data).extract({ left: 0, top: 0, width: info.width, height: longest }).toBuffer(),
            height: longest,
          }
        : { input: data, height: info.height };
    }),
  );
  const rows = Array.from({ length: Math.ceil(prints.length / print.columns) }, (_, row) =>
    prints.slice(row * print.columns, (row + 1) * print.columns),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + print.gap);
  const placed = rows.flatMap((row, rowIndex) =>
    row.map(({ input }, column) => ({
      input,
      left: print.gap + column * (print.width + print.gap),
      top: print.gap + heights.slice(0, rowIndex).reduce((sum, height) => sum + height, 0),
    })),
  );
  await sharp({
    create: {
      width: print.gap + Math.min(print.columns, prints.length) * (print.width + print.gap),
      height: print.gap + heights.reduce((sum, height) => sum + height, 0),
      channels: 3,
      background: "#8a8a8a",
    },
    limitInputPixels: false,
  })
    .composite(placed)
    .jpeg({ quality: 80 })
    .toFile(join(folder, sheet.name));
}

async function heightOf(file: string): Promise<number> {
  return (await sharp(file, { limitInputPixels: false }).metadata()).height;
}
