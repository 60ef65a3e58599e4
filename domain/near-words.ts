/** The words of a text, in lower case and without what stands between them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether two words are one and the same, mistyped: a letter too many, too few, another or two swapped, twice in a long
 * word. Short words have too many neighbours to guess, and nobody mistypes a word's first letter and means it.
 */
export function isNearWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (typed.length < 4 || word.length < 4 || typed[0] !== word[0]) return false;
  const allowed = Math.max(typed.length, word.length) >= 8 ? 2 : 1;
  return Math.abs(typed.length - word.length) <= allowed && editDistance(typed, word) <= allowed;
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const at = (rowAway: number, columnAway: number) =>
        (rowAway === 0 ? line : rows[row - rowAway])?.[column - columnAway] ?? Number.POSITIVE_INFINITY;
      line[column] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? Number.POSITIVE_INFINITY;
}

/** Words that stand in every question and say nothing about it. */
const fillers = new Set(
  "a an and are at be can could do does for from get have how i if in is it me my of on or our should that the there this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

/** The words of a question that say what it is about; all of them, where none does. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => word.length > 1 && !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
