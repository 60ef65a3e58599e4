import { type MarkedRun, textBefore } from "#domain/marked-text.ts";

type SetLine = { runs: readonly MarkedRun[]; place: "first" | "within" | "last" };

const wordsOf = (run: MarkedRun): MarkedRun[] => {
  if ("keep" in run) return run.keep.split(/(?<= )/).map((keep) => ({ keep }));
  if ("cut" in run) return run.cut.split(/(?<= )/).map((cut) => ({ cut }));
  return [run];
};

/**
 * A page in the lines that a typesetter has broken by eye: `ends` are the last letters of each, a divided word with its
 * hyphen; the last line of a paragraph needs none. A word that is to go still has its place in them.
 */
export function setLines(paragraphs: readonly (readonly MarkedRun[])[], ends: readonly string[]): SetLine[] {
  const left = [...ends];
  const set = paragraphs.flatMap((paragraph, order) => {
    const lines: MarkedRun[][] = [[]];
    const begin = (runs: MarkedRun[]) => {
      left.shift();
      lines.push(runs);
    };
    for (const word of paragraph.flatMap(wordsOf)) {
      const line = lines.at(-1) ?? [];
      const before = textBefore(line);
      const text = before + textBefore([word]);
      const end = left[0];
      const stem = end?.endsWith("-") ? end.slice(0, -1) : undefined;
      const cut = stem && text.includes(stem) ? text.indexOf(stem) + stem.length - before.length : 0;
      if (cut > 0 && "keep" in word) {
        line.push({ keep: `${word.keep.slice(0, cut)}-` });
        begin([{ keep: word.keep.slice(cut) }]);
      } else {
        line.push(word);
        if (end && text.trimEnd().endsWith(end)) begin([]);
      }
    }
    return lines.map((words, line) => ({
      runs: joinAlike(words),
      place: line === lines.length - 1 ? "last" : line === 0 && order > 0 ? "first" : "within",
    })) satisfies SetLine[];
  });
  if (left.length > 0) throw new Error(`No line of the page ends with "${left[0]}".`);
  return set;
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
