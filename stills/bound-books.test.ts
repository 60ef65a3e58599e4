import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";

const [, rule = ""] = /@utility bound-book \{(.*?)\n\}/s.exec(readFileSync("app/app.css", "utf8")) ?? [];
const measure = (name: string) => Number(new RegExp(`\\b${name}: (-?[\\d.]+)`).exec(rule)?.[1]);

/** What of a picture is opaque: the book, without its shadow. */
async function opaquePart(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel);
  const book = pixels.filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 235);
  const columns = book.map((pixel) => pixel % info.width).toSorted((a, b) => a - b);
  const rows = book.map((pixel) => Math.floor(pixel / info.width));
  const [left = 0, right = 0, top = 0, bottom = 0] = [columns[0], columns.at(-1), rows[0], rows.at(-1)];
  return { ...info, left, right: right + 1, top, bottom: bottom + 1 };
}

test.each(globSync("app/drawings/stills/book-*-360-*.avif"))(
  "%s has its book where app.css looks for it",
  async (file) => {
    const { width, height, ...book } = await opaquePart(file);
    const wide = (width * 100) / measure("width");
    const high = wide / measure("aspect-ratio");
    const [left, foot] = [(-measure("left") * wide) / 100, height + (measure("bottom") * high) / 100];
    expect(Math.abs(book.left - left)).toBeLessThan(wide * 0.01);
    expect(Math.abs(book.right - left - wide)).toBeLessThan(wide * 0.01);
    expect(Math.abs(book.top - foot + high)).toBeLessThan(high * 0.01);
    // It stands behind the edge of what it stands on.
    expect(foot - book.bottom).toBeGreaterThan(0);
    expect(foot - book.bottom).toBeLessThan(high * 0.025);
  },
);
