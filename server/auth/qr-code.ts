/**
 * Draws a QR code as SVG (ISO/IEC 18004: byte mode, error correction M), for authenticator apps to read. Small enough to
 * own; a package would bring ten times as much.
 */
export function drawQrCode(text: string): string {
  const modules = makeModules(new TextEncoder().encode(text));
  const size = modules.length;
  const margin = 4;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : "")))
    .join("");
  const whole = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${whole * 4}" height="${whole * 4}" shape-rendering="crispEdges"><rect width="${whole}" height="${whole}" fill="white"/><path d="${path}" fill="black"/></svg>`;
}

/** By version: how many codewords of each block correct errors, and how many blocks there are. */
const correctionPerBlock = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

type Modules = boolean[][];

export function makeModules(bytes: Uint8Array): Modules {
  const version = correctionPerBlock.findIndex((_, v) => v > 0 && bytes.length <= capacity(v));
  if (version < 0) throw new RangeError("too long for a QR code");
  const { modules, isFixed } = drawFixedPatterns(version);
  placeCodewords(modules, isFixed, interleave(toCodewords(bytes, version), version));
  const masked = masks.map((mask, index) => {
    const copy = modules.map((row, y) => row.map((dark, x) => dark !== (!isFixed[y]?.[x] && mask(x, y))));
    drawFormat(copy, index);
    return copy;
  });
  return masked.reduce((best, candidate) => (penalty(candidate) < penalty(best) ? candidate : best));
}

function rawCodewords(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = version < 2 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)) / 8);
}

const dataCodewords = (version: number) =>
  rawCodewords(version) - (correctionPerBlock[version] ?? 0) * (blockCounts[version] ?? 0);
const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const capacity = (version: number) => Math.floor((dataCodewords(version) * 8 - 4 - lengthBits(version)) / 8);

function toCodewords(bytes: Uint8Array, version: number): number[] {
  const total = dataCodewords(version);
  const bits = [
    "0100",
    bytes.length.toString(2).padStart(lengthBits(version), "0"),
    ...Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")),
  ].join("");
  const ended = bits + "0".repeat(Math.min(4, total * 8 - bits.length));
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
  const words = whole.match(/.{8}/g)?.map((word) => Number.parseInt(word, 2)) ?? [];
  for (let pad = 0xec; words.length < total; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Splits the data into blocks, corrects each by itself, and deals them out like cards. */
function interleave(data: number[], version: number): number[] {
  const count = blockCounts[version] ?? 1;
  const correction = correctionPerBlock[version] ?? 0;
  const shortLength = Math.floor(rawCodewords(version) / count) - correction;
  const shortCount = count - (rawCodewords(version) % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const words = data.slice(start, start + shortLength + (index < shortCount ? 0 : 1));
    start += words.length;
    return { words, check: correctionFor(words, correction) };
  });
  const dealt = (pick: (block: (typeof blocks)[number]) => number[], length: number) =>
    Array.from({ length }, (_, index) => blocks.map((block) => pick(block)[index])).flat();
  return [...dealt(({ words }) => words, shortLength + 1), ...dealt(({ check }) => check, correction)].filter(
    (word) => word !== undefined,
  );
}

/** Reed-Solomon: the remainder of the data by the generator of that degree, over the field of 256. */
export function correctionFor(data: number[], degree: number): number[] {
  return remainder(data, makeDivisor(degree));
}

function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function makeDivisor(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  return data.reduce<number[]>(
    (result, word) => {
      const factor = word ^ (result[0] ?? 0);
      return divisor.map((term, index) => (result[index + 1] ?? 0) ^ multiply(term, factor));
    },
    divisor.map(() => 0),
  );
}

function drawFixedPatterns(version: number) {
  const size = version * 4 + 17;
  const modules: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isFixed: Modules = modules.map((row) => [...row]);
  const set = (x: number, y: number, isDark: boolean) => {
    const row = modules[y];
    const fixed = isFixed[y];
    if (!row || !fixed || x < 0 || x >= size) return;
    row[x] = isDark;
    fixed[x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, radius: number, isLight: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        set(cx + dx, cy + dy, !isLight(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (d) => d === 2 || d === 4);
  const positions = alignmentPositions(version);
  const last = positions.length - 1;
  positions.forEach((x, i) => {
    positions.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) square(x, y, 2, (d) => d === 1);
    });
  });
  for (let i = 0; i < 9; i++) {
    // Reserved for the format, which depends on the mask.
    if (i !== 6) {
      set(8, i, false);
      set(i, 8, false);
    }
  }
  for (let i = 0; i < 8; i++) {
    set(size - 1 - i, 8, false);
    set(8, size - 1 - i, false);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const bits = (version << 12) | checkBits(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), isDark);
      set(Math.floor(i / 3), size - 11 + (i % 3), isDark);
    }
  }
  return { modules, isFixed };
}

function alignmentPositions(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - step * index);
  return [6, ...rest.toReversed()];
}

function checkBits(value: number, degree: number, generator: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest;
}

/** Error correction M is 00 in the format's first bits, so only the mask is left to write. */
function drawFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  const bits = ((mask << 10) | checkBits(mask, 10, 0x537)) ^ 0x5412;
  const set = (x: number, y: number, i: number) => {
    const row = modules[y];
    if (row) row[x] = ((bits >>> i) & 1) === 1;
  };
  for (let i = 0; i <= 5; i++) set(8, i, i);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let i = 9; i < 15; i++) set(14 - i, 8, i);
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, i);
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, i);
}

/** In pairs of columns from the right, up and down in turn, around whatever is fixed. */
function placeCodewords(modules: Modules, isFixed: Modules, words: number[]): void {
  const size = modules.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let vertical = 0; vertical < size; vertical++) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0;
        const y = isUpward ? size - 1 - vertical : vertical;
        const row = modules[y];
        if (!row || isFixed[y]?.[x] || i >= words.length * 8) continue;
        row[x] = (((words[i >>> 3] ?? 0) >>> (7 - (i & 7))) & 1) === 1;
        i++;
      }
    }
  }
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard it is to read: long runs, blocks, false finder patterns, too much of one colour. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x] ?? false));
  let score = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) score += run.length - 2;
    score += 40 * (`0000${text}0000`.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = modules[y]?.[x];
      if (here) dark++;
      const isBlock =
        y + 1 < size &&
        x + 1 < size &&
        here === modules[y]?.[x + 1] &&
        here === modules[y + 1]?.[x] &&
        here === modules[y + 1]?.[x + 1];
      if (isBlock) score += 3;
    }
  }
  return score + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
