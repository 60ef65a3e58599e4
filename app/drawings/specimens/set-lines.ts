import type { MarkedRun } from "#domain/marked-text.ts";

type SetLine = { runs: readonly MarkedRun[]; place: "first" | "within" | "last" };

/** How many letters the indent of a paragraph takes. */
export const indent = 2;

const wordsOf = (run: MarkedRun): MarkedRun[] => {
  if ("keep" in run) return run.keep.split(/(?<= )/).map((keep) => ({ keep }));
  if ("cut" in run) return run.cut.split(/(?<= )/).map((cut) => ({ cut }));
  return [run];
};

const textOf = (run: MarkedRun) => ("keep" in run ? run.keep : "cut" in run ? run.cut : "");

/** A page in lines of at most so many letters, as they will be printed: a word that is to go still has its place in them. */
export function setLines(paragraphs: readonly (readonly MarkedRun[])[], measure: number): SetLine[] {
  return paragraphs.flatMap((paragraph, order) => {
    const lines: MarkedRun[][] = [[]];
    let length = order === 0 ? 0 : indent;
    for (const word of paragraph.flatMap(wordsOf)) {
      const letters = textOf(word);
      if (length + letters.trimEnd().length > measure) {
        lines.push([]);
        length = 0;
      }
      lines.at(-1)?.push(word);
      length += letters.length;
    }
    return lines.map((words, line) => ({
      runs: joinAlike(words),
      place: line === lines.length - 1 ? "last" : line === 0 && order > 0 ? "first" : "within",
    }));
  });
}

/** Words of one kind are one run again. */
function joinAlike(words: readonly MarkedRun[]): MarkedRun[] {
  const runs: MarkedRun[] = [];
  for (const word of words) {
    const before = runs.at(-1);
    if (before && "keep" in before && "keep" in word) before.keep += word.keep;
    else if (before && "cut" in before && "cut" in word) before.cut += word.cut;
    else runs.push({ ...word });
  }
  return runs;
}
