/** A typeface that can be asked for a letter. */
export type Face = { hasGlyphForCodePoint: (code: number) => boolean };
export type Run = { face: string; text: string };

/**
 * A text in stretches, each in the first face that has its letters. A letter that none has, because our faces are Latin, is
 * written by its number: somebody's name is never left out of what they signed.
 */
export function splitByFace(text: string, faces: readonly (readonly [string, Face])[]): Run[] {
  const runs: Run[] = [];
  const [fallback = ""] = faces[0] ?? [];
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    const found = faces.find(([, face]) => face.hasGlyphForCodePoint(code))?.[0];
    const face = found ?? fallback;
    const written = found ? letter : `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
    const last = runs.at(-1);
    if (last?.face === face) last.text += written;
    else runs.push({ face, text: written });
  }
  return runs;
}
