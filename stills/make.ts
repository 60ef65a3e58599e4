import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { openPress } from "./press.ts";
import { fingerprintOf, type Sheet, sceneOf } from "./scene.tsx";
import type { Still } from "./still.ts";
import { stills } from "./stills.ts";

/**
 * `npm run stills [name...]`: lays our own covers round books, puts them on a table and draws them as light falls on them
 * (Blender 3, Debian’s package). A minute or two for each; the files are committed. DRAFT=1 draws coarse ones beside them.
 */
const folder = "app/drawings/stills";
const list = join(folder, "stills.json");
/** Drawn larger than it is shown, a thing has clean edges. */
const fine = process.env.DRAFT
  ? { share: 0.5, larger: 1.5, things: 8, shadows: 48 }
  : { share: 1, larger: 1.5, things: 16, shadows: 256 };

const asked = process.argv.slice(2);
const names = stills.map(({ name }) => name);
for (const name of asked)
  if (!names.includes(name)) throw new Error(`No still is called ${name}. There are ${names.join(", ")}.`);
const work = mkdtempSync(join(tmpdir(), "still-"));
const press = await openPress(work);
for (const still of stills.filter(({ name }) => asked.length === 0 || asked.includes(name))) await make(still);
await press.close();
rmSync(work, { recursive: true });

async function make(still: Still) {
  const scene = (await withPrints(sceneOf(still))) as object;
  const largest = Math.round((still.widths[0] ?? 0) * fine.share);
  const size = (width: number): [number, number] => [width, Math.round(width / still.ratio)];
  const drawn = (pass: "things" | "shadows", width: number, samples: number) =>
    render({ ...scene, name: still.name, pass, size: size(width), samples });
  const front = await sharp(drawn("things", Math.round(largest * fine.larger), fine.things))
    .resize({ width: largest, height: size(largest)[1], fit: "fill" })
    .toBuffer();
  const whole =
    still.shade === "none"
      ? front
      : await sharp(await softened(drawn("shadows", Math.round(largest / 3), fine.shadows), size(largest), still))
          .composite([{ input: front }])
          .png()
          .toBuffer();
  if (process.env.DRAFT) return sharp(whole).toFile(join(folder, `${still.name}.draft.png`));
  for (const file of readdirSync(folder)) {
    if (
      file.startsWith(`${still.name}-`) &&
      file.endsWith(".avif") &&
      /^\d+-\w{8}\.avif$/.test(file.slice(still.name.length + 1))
    )
      rmSync(join(folder, file));
  }
  const files: { width: number; file: string }[] = [];
  for (const width of still.widths) {
    const made = await sharp(whole)
      .resize({ width })
      .avif({ quality: 62, effort: 6, chromaSubsampling: "4:4:4" })
      .toBuffer();
    // Named after what is in it, a file may be kept for ever.
    const file = `${still.name}-${width}-${createHash("sha256").update(made).digest("hex").slice(0, 8)}.avif`;
    writeFileSync(join(folder, file), made);
    files.push({ width, file });
  }
  const [width, height] = size(largest);
  const known = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const all = Object.entries({
    ...known,
    [still.name]: { width, height, files, drawnFrom: fingerprintOf(still) },
  }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** The scene as Blender reads it: each sheet is the picture of one. */
async function withPrints(part: unknown): Promise<unknown> {
  if (part === null || typeof part !== "object") return part;
  if ("markup" in part) return press.print((part as Sheet).markup);
  const printed: [string, unknown][] = [];
  for (const [name, one] of Object.entries(part)) printed.push([name, await withPrints(one)]);
  return Array.isArray(part) ? printed.map(([, one]) => one) : Object.fromEntries(printed);
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
      "stills/draw-still.py",
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
async function softened(
  file: string,
  [width, height]: [number, number],
  { shade: color = "#241a0c", shelf }: Still,
): Promise<Buffer> {
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
  const [near, far] = await Promise.all([blurred(4), blurred(10)]);
  const shade = near.map((dark, place) => {
    const faint = far[place] ?? 0;
    const share = Math.min(1, faint / 90);
    const [x, y] = [place % width, Math.floor(place / width)];
    // A shelf runs on beyond its picture, and so does the shadow on the wall behind it.
    return Math.round((dark * share + faint * (1 - share)) * (shelf ? 1 : untilEdge(x, width)) * untilEdge(y, height));
  });
  return sharp({ create: { width, height, channels: 3, background: color } })
    .joinChannel(Buffer.from(shade), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** No shadow is cut by the picture’s edge: on the last twelfth of its way it ends. */
function untilEdge(place: number, length: number): number {
  const share = Math.min(1, Math.min(place, length - 1 - place) / (length / 12));
  return share * share * (3 - 2 * share);
}

/** The shade that lies on everything, and its grain: what a tenth of the picture does not exceed, and a little more. */
function quietest(alpha: Buffer): number {
  const sorted = Uint8Array.from(alpha).toSorted();
  return (sorted[Math.floor(sorted.length / 10)] ?? 0) + 4;
}
