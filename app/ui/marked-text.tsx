import type { MarkedRun } from "#domain/marked-text.ts";

/** A text with an editor's marks in it: struck, put in, and the numbers of the queries beside it. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run) => <Mark key={JSON.stringify(run)} run={run} />);
}

function Mark({ run }: { run: MarkedRun }) {
  if ("query" in run) return <sup className="ml-[0.12em] text-gold-ink">{run.query}</sup>;
  if ("keep" in run) return run.keep;
  const words = "cut" in run ? run.cut : run.add;
  const word = words.trimEnd();
  // The pencil stops with the word, before the space that goes with it.
  return (
    <>
      {"cut" in run ? <del className="struck">{word}</del> : <ins className="put-in">{word}</ins>}
      {words.slice(word.length)}
    </>
  );
}
