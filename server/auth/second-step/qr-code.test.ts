import { expect, test } from "vitest";
import { drawQrCode, makeModules } from "./qr-code.ts";

const bitsOf = (modules: boolean[][]) => modules.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

/** The standard's table for error correction M, by mask. */
const formats = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

/** Reads a symbol the way a phone does: format, mask, zigzag, blocks, byte mode. */
function read(modules: boolean[][]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (modules[y]?.[x] ? 1 : 0);
  const formatBits = [
    ...[0, 1, 2, 3, 4, 5].map((y) => at(8, y)),
    at(8, 7),
    at(8, 8),
    at(7, 8),
    ...[5, 4, 3, 2, 1, 0].map((x) => at(x, 8)),
  ];
  const format = formatBits.reduce((sum, bit, index) => sum | (bit << index), 0) ^ 0x5412;
  expect(format >>> 13, "error correction M").toBe(0);
  const mask = (format >>> 10) & 7;
  expect(formatBits.toReversed().join("")).toBe(formats[mask]);
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  // The centres of the alignment patterns, from the standard's table.
  const centres: Record<number, number[]> = { 1: [], 2: [6, 18],
    3: [6, 22], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50], 11: [6, 30, 54], 14: [6, 26, 46, 66] }; // biome-ignore format: a table
  const own = centres[version];
  if (!own) throw new Error(`no table for version ${version}`);
  const isFixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    own.some((cx) =>
      own.some((cy) => {
        const isUnderFinder =
          (cx === 6 && cy === 6) || (cx === 6 && cy === own.at(-1)) || (cx === own.at(-1) && cy === 6);
        return !isUnderFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(at(x, y) ^ (masks[mask]?.(x, y) === 0 ? 1 : 0));
      }
    }
    isUp = !isUp;
  }
  const words = (bits.join("").match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  // Version: how many blocks, and how many words of data in each.
  const blocks: Record<number, number[]> = { 1: [16], 2: [28],
    3: [44], 5: [43, 43], 6: [27, 27, 27, 27], 7: [31, 31, 31, 31], 8: [38, 38, 39, 39], 9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44], 11: [50, 51, 51, 51, 51], 14: [40, 40, 40, 40, 41, 41, 41, 41, 41] }; // biome-ignore format: a table
  const lengths = blocks[version] ?? [];
  const parts: number[][] = lengths.map(() => []);
  let next = 0;
  for (let column = 0; column < Math.max(...lengths); column++) {
    lengths.forEach((length, block) => {
      if (column < length) parts[block]?.push(words[next++] ?? 0);
    });
  }
  const stream = parts
    .flat()
    .map((word) => word.toString(2).padStart(8, "0"))
    .join("");
  expect(stream.slice(0, 4), "byte mode").toBe("0100");
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const bytes = stream.slice(4 + lengthBits, 4 + lengthBits + length * 8).match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}

test.each([
  ["Hello"],
  ["otpauth://totp/x?secret=ABCDEF"],
  ["x".repeat(80)],
  ["x".repeat(100)],
  ["otpauth://totp/halftitle.example:ada@example.com?issuer=halftitle.example&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"],
  ["x".repeat(150)],
  ["x".repeat(175)],
  ["x".repeat(200)],
  ["x".repeat(240)],
  ["x".repeat(355)],
  ["Grüße, 本"],
])("%s is read back as it was written", (text) => {
  expect(read(makeModules(text))).toBe(text);
});

test("each symbol has three finders, timing lines and its dark module", () => {
  const rows = bitsOf(makeModules("Hello"));
  expect(rows).toHaveLength(21);
  expect(rows[0]?.slice(0, 7)).toBe("#######");
  expect(rows[3]?.slice(0, 8)).toBe("#.###.#.");
  expect(rows[6]).toMatch(/^#######\.#\.#\.#\.#######$/);
  expect(rows[13]?.[8]).toBe("#");
});

test("it is drawn with a quiet margin", () => {
  expect(drawQrCode("Hello")).toMatch(/^<svg [^>]+viewBox="0 0 29 29"/);
});
