/**
 * Takes the space out of a face's kerning. Newsreader draws it in by a quarter after a period and before an A, and lets it
 * out after an f: two sentences run into one. Only what stands with a space is set to nothing; the table keeps its size.
 * `sfnt` is changed in place. OpenType, GPOS lookup type 2 ("pair adjustment"), in both of its forms.
 */
export function evenSpaces(sfnt: Buffer): void {
  const word = (at: number) => sfnt.readUInt16BE(at);
  const spaces = [0x20, 0xa0].map((code) => glyphOf(sfnt, code));
  const gpos = tableAt(sfnt, "GPOS");
  const lookups = gpos + word(gpos + 8);
  for (const lookup of offsets(lookups + 2, word(lookups), lookups)) {
    const isExtension = word(lookup) === 9;
    for (const part of offsets(lookup + 6, word(lookup + 4), lookup)) {
      const pairs = isExtension ? part + sfnt.readUInt32BE(part + 4) : part;
      if ((isExtension ? word(part + 2) : word(lookup)) !== 2) continue;
      if (word(pairs) === 1) clearGlyphPairs(pairs);
      else clearClassPairs(pairs);
    }
  }

  function offsets(from: number, count: number, base: number): number[] {
    return words(from, count).map((offset) => base + offset);
  }

  /** The bytes of what is moved in one pair: two for each bit of the two value formats. */
  function valueSize(pairs: number): number {
    const bits = (mask: number) => mask.toString(2).replaceAll("0", "").length;
    return (bits(word(pairs + 4)) + bits(word(pairs + 6))) * 2;
  }

  function clearGlyphPairs(pairs: number) {
    const size = valueSize(pairs);
    const firsts = covered(pairs + word(pairs + 2));
    offsets(pairs + 10, word(pairs + 8), pairs).forEach((set, place) => {
      const isAfterSpace = spaces.includes(firsts[place] ?? -1);
      for (let pair = 0; pair < word(set); pair++) {
        const at = set + 2 + pair * (2 + size);
        if (isAfterSpace || spaces.includes(word(at))) sfnt.fill(0, at + 2, at + 2 + size);
      }
    });
  }

  function clearClassPairs(pairs: number) {
    const size = valueSize(pairs);
    const [firstClasses, secondClasses] = [word(pairs + 12), word(pairs + 14)];
    const [firsts, seconds] = [8, 10].map((at) => spaces.map((space) => classOf(pairs + word(pairs + at), space)));
    for (let first = 0; first < firstClasses; first++) {
      for (let second = 0; second < secondClasses; second++) {
        if (!firsts?.includes(first) && !seconds?.includes(second)) continue;
        const at = pairs + 16 + (first * secondClasses + second) * size;
        sfnt.fill(0, at, at + size);
      }
    }
  }

  function covered(at: number): number[] {
    return word(at) === 1 ? words(at + 4, word(at + 2)) : rangesIn(at).flatMap(({ glyphs }) => glyphs);
  }

  /** Spaces form a class of their own, or none: a face that counts them among others would lose more than its spaces. */
  function classOf(at: number, glyph: number): number {
    const byGlyph = new Map(
      word(at) === 1
        ? words(at + 6, word(at + 4)).map((kind, index) => [word(at + 2) + index, kind])
        : rangesIn(at).flatMap(({ glyphs, value }) => glyphs.map((one) => [one, value] as const)),
    );
    const kind = byGlyph.get(glyph) ?? 0;
    if (kind === 0) return -1;
    for (const [other, its] of byGlyph) {
      if (its === kind && !spaces.includes(other)) throw new Error("The space shares its class with a letter.");
    }
    return kind;
  }

  /** Both a coverage and a class definition may go by ranges: from, to, and a number. */
  function rangesIn(at: number) {
    return Array.from({ length: word(at + 2) }, (_, index) => {
      const [from = 0, to = 0, value = 0] = words(at + 4 + index * 6, 3);
      return { glyphs: Array.from({ length: to - from + 1 }, (_, step) => from + step), value };
    });
  }

  function words(from: number, count: number): number[] {
    return Array.from({ length: count }, (_, index) => word(from + index * 2));
  }
}

function tableAt(sfnt: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + sfnt.readUInt16BE(4) * 16; entry += 16) {
    if (sfnt.toString("latin1", entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8);
  }
  throw new Error(`The face has no table ${tag}.`);
}

/** Which glyph draws a character, by the first table of characters that goes by segments (format 4). */
function glyphOf(sfnt: Buffer, code: number): number {
  const word = (at: number) => sfnt.readUInt16BE(at);
  const cmap = tableAt(sfnt, "cmap");
  const table = cmap + sfnt.readUInt32BE(cmap + 8);
  const segments = word(table + 6);
  for (let at = table + 14; at < table + 14 + segments; at += 2) {
    if (word(at) < code) continue;
    const first = at + segments + 2;
    const range = first + segments * 2;
    const glyph = word(range) === 0 ? code : word(range + word(range) + (code - word(first)) * 2);
    return (glyph + word(first + segments)) % 0x10000;
  }
  throw new Error(`The face has no character ${code}.`);
}
