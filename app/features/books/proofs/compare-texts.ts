import { diffArrays, diffWords } from "diff";

/** A stretch of a paragraph: as it was, taken out, or put in. */
export type Piece = { text: string; kind: "same" | "removed" | "added" };
export type Paragraph = { pieces: Piece[]; isChanged: boolean };

/**
 * A text beside the one before it, paragraph by paragraph: where one paragraph took another's place, word by word. Without
 * an earlier text nothing is new.
 */
export function compareTexts(before: readonly string[] | undefined, after: readonly string[]): Paragraph[] {
  if (!before) return after.map((text) => whole(text, "same"));
  const paragraphs: Paragraph[] = [];
  let removed: string[] = [];
  const flush = () => {
    paragraphs.push(...removed.map((text) => whole(text, "removed")));
    removed = [];
  };
  for (const { value, added, removed: isGone } of diffArrays([...before], [...after])) {
    if (isGone) {
      removed.push(...value);
    } else if (added) {
      for (const text of value) {
        const earlier = removed.shift();
        paragraphs.push(earlier === undefined ? whole(text, "added") : compareParagraph(earlier, text));
      }
    } else {
      flush();
      paragraphs.push(...value.map((text) => whole(text, "same")));
    }
  }
  flush();
  return paragraphs;
}

const whole = (text: string, kind: Piece["kind"]): Paragraph => ({
  pieces: [{ text, kind }],
  isChanged: kind !== "same",
});

function compareParagraph(before: string, after: string): Paragraph {
  const pieces = diffWords(before, after).map(
    ({ value, added, removed }): Piece => ({ text: value, kind: added ? "added" : removed ? "removed" : "same" }),
  );
  return { pieces, isChanged: true };
}
