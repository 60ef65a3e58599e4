/** A text with an editor’s marks in it: what stays, what goes, what comes in, and the number of a query in the margin. */
export type MarkedRun = { keep: string } | { cut: string } | { add: string } | { query: number };

const join = (runs: readonly MarkedRun[], kept: "cut" | "add") =>
  runs
    .map((run) => ("keep" in run ? run.keep : kept in run ? (run as Record<typeof kept, string>)[kept] : ""))
    .join("");

/** As it was before anybody marked it. */
export const textBefore = (runs: readonly MarkedRun[]): string => join(runs, "cut");

/** As it is when every mark is accepted. */
export const textAfter = (runs: readonly MarkedRun[]): string => join(runs, "add");
