import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { covers } from "#app/drawings/covers.ts";
import { halfTitle } from "./half-title.ts";
import { homeShelf } from "./home-shelf.ts";
import { openPress } from "./print-covers.tsx";
import type { Standing, Still } from "./still.ts";

/**
 * `npm run stills [name...]`: lays our own covers round books, puts them on a table and draws them as light falls on them
 * (Blender, Debian’s package). A quarter of an hour a picture; the files are committed. DRAFT=1 draws coarse ones beside them.
 */
const stills: readonly Still[] = [homeShelf, halfTitle];
const folder = "app/drawings/stills";
const fine = process.env.DRAFT ? { width: 900, books: 24, shadows: 32 } : { width: 1400, books: 112, shadows: 256 };

const asked = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), "still-"));
const press = await openPress(work);
mkdirSync(folder, { recursive: true });
for (const still of stills.filter(({ name }) => asked.length === 0 || asked.includes(name))) await make(still);
await press.close();
rmSync(work, { recursive: true });

async function make(still: Still) {
  const books: Awaited<ReturnType<typeof printed>>[] = [];
  for (const book of still.books) books.push(await printed(book));
  const opened: object[] = [];
  for (const { page, ...book } of still.opened ?? []) opened.push({ ...book, page: await press.firstPage(page) });
  const size = (width: number): [number, number] => [width, Math.round(width / still.ratio)];
  const drawn = (pass: "books" | "shadows", width: number, samples: number) =>
    render({ ...still, books, opened, pass, size: size(width), samples });
  const front = drawn("books", fine.width, fine.books);
  const shadow = await softened(drawn("shadows", Math.round(fine.width / 3), fine.shadows), size(fine.width));
  const whole = await sharp(shadow)
    .composite([{ input: front }])
    .png()
    .toBuffer();
  if (process.env.DRAFT) return sharp(whole).toFile(join(folder, `${still.name}.draft.png`));
  for (const file of readdirSync(folder)) if (file.startsWith(`${still.name}-`)) rmSync(join(folder, file));
  const files: { width: number; file: string }[] = [];
  for (const width of still.widths) {
    const drawn = await sharp(whole)
      .resize({ width })
      .avif({ quality: 62, effort: 6, chromaSubsampling: "4:4:4" })
      .toBuffer();
    // Named after what is in it, a file may be kept for ever.
    const file = `${still.name}-${width}-${createHash("sha256").update(drawn).digest("hex").slice(0, 8)}.avif`;
    writeFileSync(join(folder, file), drawn);
    files.push({ width, file });
  }
  const [width, height] = size(fine.width);
  writeFileSync(join(folder, `${still.name}.json`), `${JSON.stringify({ width, height, files }, null, 2)}\n`);
}

/** The book with its covers as pictures. */
async function printed({ book, half, ...place }: Standing) {
  return {
    ...place,
    width: (place.height * 2) / 3,
    ground: covers[book.design].palette.ground,
    front: await press.front(book),
    spine: await press.spine(book, place.thick / place.height),
    ...(half && { draft: await press.draft(book) }),
  };
}

function render(scene: { name: string; pass: string; [measure: string]: unknown }): string {
  const told = join(work, `${scene.name}-${scene.pass}.json`);
  const target = join(work, `${scene.name}-${scene.pass}.png`);
  writeFileSync(told, JSON.stringify(scene));
  const { status, stdout, error } = spawnSync(
    "blender",
    [
      "--background",
      "--factory-startup",
      "--python-exit-code",
      "1",
      "--python",
      "stills/bind-books.py",
      "--",
      told,
      target,
    ],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  if (status !== 0 || !existsSync(target))
    throw new Error(`Blender (apt-get install blender) drew nothing. ${error ?? stdout?.slice(-2_000)}`);
  return target;
}

/** Where nothing throws a shadow the table is the page itself; what is left is warm, and the fainter the softer. */
async function softened(file: string, [width, height]: [number, number]): Promise<Buffer> {
  const alpha = await sharp(file).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const everywhere = quietest(alpha.data);
  const blurred = (by: number) =>
    sharp(alpha.data, { raw: { width: alpha.info.width, height: alpha.info.height, channels: 1 } })
      .linear(255 / (255 - everywhere), -everywhere)
      .blur(by)
      .resize({ width, height, fit: "fill" })
      .extractChannel(0)
      .raw()
      .toBuffer();
  const [near, far] = await Promise.all([blurred(2), blurred(9)]);
  const shade = near.map((dark, place) => {
    const faint = far[place] ?? 0;
    const share = Math.min(1, faint / 90);
    return Math.round(dark * share + faint * (1 - share));
  });
  return sharp({ create: { width, height, channels: 3, background: "#241a0c" } })
    .joinChannel(Buffer.from(shade), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** The shade that lies on everything, and its grain: what a third of the picture does not exceed, and a little more. */
function quietest(alpha: Buffer): number {
  const sorted = Uint8Array.from(alpha).toSorted();
  return (sorted[Math.floor(sorted.length / 3)] ?? 0) + 4;
}
