import type { MarkedRun } from "#domain/marked-text.ts";

/** A text with an editor's marks in it: struck, put in, and the numbers of the queries beside it. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run) => <Mark key={JSON.stringify(run)} run={run} />);
}

function Mark({ run }: { run: MarkedRun }) {
  if ("cut" in run) {
    const word = run.cut.trimEnd();
    // The pencil stops with the word, before the space that goes with it.
    return (
      <>
        <del className="text-danger">{word}</del>
        {run.cut.slice(word.length)}
      </>
    );
  }
  if ("add" in run) {
    // A point stands close to what it follows.
    const apart = /^\w/.test(run.add) ? " [del+&]:ml-[0.16em]" : "";
    return <ins className={`font-semibold text-action-strong underline${apart}`}>{run.add}</ins>;
  }
  if ("query" in run) return <sup className="text-gold-ink">{run.query}</sup>;
  return run.keep;
}
