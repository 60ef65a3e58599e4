import type { MarkedRun } from "#domain/marked-text.ts";

/** A text with an editor's marks in it: struck, put in, and the numbers of the queries beside it. */
export function MarkedText({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map((run) => <Mark key={JSON.stringify(run)} run={run} />);
}

function Mark({ run }: { run: MarkedRun }) {
  if ("cut" in run) return <del className="text-danger">{run.cut}</del>;
  if ("add" in run) return <ins className="font-semibold text-action-strong underline">{run.add}</ins>;
  if ("query" in run) return <sup className="text-gold-ink">{run.query}</sup>;
  return run.keep;
}
