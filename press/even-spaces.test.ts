import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { expect, test } from "vitest";
import { evenSpaces } from "./even-spaces.ts";

const require = createRequire(import.meta.url);

async function evened(file: string) {
  const before = Buffer.from(await convert(await readFile(file), "sfnt"));
  const after = Buffer.from(before);
  evenSpaces(after);
  return { before, after };
}

test.each(["newsreader", "newsreader-italic"])("no letter of %s draws a space in or lets it out", async (file) => {
  const { before, after } = await evened(new URL(`../app/fonts/${file}.woff2`, import.meta.url).pathname);
  expect(after.equals(before)).toBe(true);
});

test("as it comes, the face does, and nothing but its pairs is changed", async () => {
  const source = require.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
  const { before, after } = await evened(source);
  const changed = before.reduce((count, byte, at) => count + (byte === after[at] ? 0 : 1), 0);
  expect(changed).toBeGreaterThan(100);
  expect(changed).toBeLessThan(2000);
});
