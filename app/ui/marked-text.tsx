import type { ReactElement } from "react";
import type { MarkedRun } from "#domain/marked-text.ts";

type MarkedTextProps = {
  runs: readonly MarkedRun[];
  /** How words look that were put in, where it is otherwise than in a text. */
  putIn?: (words: string) => ReactElement;
};

/** A text with an editor's marks in it: struck, put in, and the numbers of the queries beside it. */
export function MarkedText({ runs, putIn = inText }: MarkedTextProps) {
  return runs.map((run) => <Mark key={JSON.stringify(run)} run={run} putIn={putIn} />);
}

const inText = (words: string) => <ins className="put-in">{words}</ins>;

function Mark({ run, putIn }: { run: MarkedRun; putIn: (words: string) => ReactElement }) {
  if ("query" in run) return <sup className="ml-[0.12em] text-gold-ink">{run.query}</sup>;
  if ("keep" in run) return run.keep;
  const words = "cut" in run ? run.cut : run.add;
  const word = words.trimEnd();
  // The pencil stops with the word, before the space that goes with it.
  return (
    <>
      {"cut" in run ? <del className="struck">{word}</del> : putIn(word)}
      {words.slice(word.length)}
    </>
  );
}
