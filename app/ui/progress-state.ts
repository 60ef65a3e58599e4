type ProgressState = "indeterminate" | "loading" | "complete";
export type ProgressReading = {
  state: ProgressState;
  value: number | null;
  max: number;
  share: number;
  problem: string | null;
};

/** In the console, for whoever built the page: nobody else can do anything about it. */
export function sayProblem({ problem }: Pick<ProgressReading, "problem">): void {
  if (problem) console.error(problem);
}

/** Complete when the value equals the maximum; values that make no sense count as unknown and say why. */
export function readProgress(value: number | null, max = 100): ProgressReading {
  if (!(Number.isFinite(max) && max > 0)) {
    const reading = readProgress(value, 100);
    return { ...reading, problem: `Progress: max must be a positive number, got ${max}; 100 is used instead.` };
  }
  if (value === null) return { state: "indeterminate", value, max, share: 0, problem: null };
  if (!(value >= 0 && value <= max)) {
    const problem = `Progress: value must lie between 0 and ${max}, got ${value}; it is shown as unknown.`;
    return { state: "indeterminate", value: null, max, share: 0, problem };
  }
  return { state: value === max ? "complete" : "loading", value, max, share: value / max, problem: null };
}
