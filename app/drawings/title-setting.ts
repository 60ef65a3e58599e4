/**
 * Breaks a title into even lines and finds the largest size that fills its box, without a browser to measure in: covers
 * are drawn at build time. Widths are those of Newsreader, in hundredths of an em, rounded up so that type never spills.
 */
const advance = (letter: string) => {
  if (" .,:;’‘'!|ijl".includes(letter)) return 28;
  if ("ftrI-()".includes(letter)) return 38;
  if ("sczJ?".includes(letter)) return 47;
  if ("mwMW&—".includes(letter)) return letter === letter.toUpperCase() ? 96 : 80;
  if (letter >= "A" && letter <= "Z") return "EFLPST".includes(letter) ? 62 : 74;
  return 55;
};

/** The width of a line set at size 1. */
export const widthOf = (line: string, tracking = 0) =>
  [...line].reduce((sum, letter) => sum + advance(letter) / 100 + tracking, 0) - tracking;

export type Measure = { width: number; height: number; maxSize?: number; leading?: number; tracking?: number };

/** The split of `words` into `count` lines whose longest line is shortest; a lone “The” costs a little. */
function breakEvenly(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= words.length - count + 1; cut++) {
    const lines = [words.slice(0, cut).join(" "), ...breakEvenly(words.slice(cut), count - 1)];
    const widths = lines.map((line) => widthOf(line));
    const cost = 1.15 * Math.max(...widths) - 0.15 * Math.min(...widths);
    if (cost < lowest) [best, lowest] = [lines, cost];
  }
  return best;
}

export function setTitle(title: string, { width, height, maxSize = 60, leading = 1.04, tracking = 0 }: Measure) {
  const words = title.split(" ");
  const settings = words.slice(0, 6).map((_, index) => {
    const lines = breakEvenly(words, index + 1);
    const widest = Math.max(...lines.map((line) => widthOf(line, tracking)));
    const size = Math.min(maxSize, width / widest, height / (lines.length * leading));
    return { lines, size: Math.floor(size * 2) / 2 };
  });
  return settings.reduce((best, setting) => (setting.size > best.size ? setting : best));
}

/** Running text in lines of about so many letters. */
export function breakLines(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
