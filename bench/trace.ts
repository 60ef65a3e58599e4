/** An event of Chromium's trace; times are in microseconds, `tdur` what the thread itself worked of `dur`. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

/** What each event of the main thread is an instance of. Whatever is not named here belongs to the one around it. */
const kinds: Record<string, string> = {
  EvaluateScript: "scripts",
  "v8.evaluateModule": "scripts",
  EventDispatch: "scripts",
  FunctionCall: "scripts",
  RunMicrotasks: "scripts",
  BlinkScheduler_PerformMicrotaskCheckpoint: "scripts",
  FireAnimationFrame: "scripts",
  FireIdleCallback: "scripts",
  TimerFire: "scripts",
  "v8.parseOnBackground": "scripts",
  MinorGC: "scripts",
  MajorGC: "scripts",
  ParseHTML: "reading HTML",
  UpdateLayoutTree: "styles",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

/** Milliseconds by kind of work between two marks of the page, each moment counted once, and what was left over. */
export function addUp(events: readonly TraceEvent[], begin: string, end: string): Record<string, number> {
  const { first, last, work } = workBetween(events, begin, end, (name) => name in kinds);
  const sums: Record<string, number> = {};
  const add = (kind: string, microseconds: number) => {
    sums[kind] = (sums[kind] ?? 0) + microseconds / 1000;
  };
  const open: TraceEvent[] = [];
  for (const piece of work) {
    while (open.length > 0 && endOf(open.at(-1)) <= piece.ts) open.pop();
    const around = open.at(-1);
    const inside = Math.min(endOf(piece), last.ts) - Math.max(piece.ts, first.ts);
    add(kinds[piece.name] ?? "", inside);
    // What stands inside another is not counted there as well.
    if (around) add(kinds[around.name] ?? "", -inside);
    open.push(piece);
  }
  const busy = Object.values(sums).reduce((total, one) => total + one, 0);
  return { ...sums, waiting: (last.ts - first.ts) / 1000 - busy };
}

/** In milliseconds of the thread's own work: other processes of a busy machine are not counted. */
export type Task = {
  cpu: number;
  /** What scripts had of it, with the layout they asked for. */
  scripts: number;
  /** The longest evaluation of modules in it. */
  evaluation: number;
};

/** The tasks of the main thread between two marks of the page. */
export function listTasks(events: readonly TraceEvent[], begin: string, end: string): Task[] {
  const { work } = workBetween(events, begin, end, (name) => name === "RunTask" || kinds[name] === "scripts");
  const tasks: Task[] = [];
  let counted = 0;
  for (const piece of work) {
    const milliseconds = (piece.tdur ?? 0) / 1000;
    if (piece.name === "RunTask") tasks.push({ cpu: milliseconds, scripts: 0, evaluation: 0 });
    const task = tasks.at(-1);
    if (!task || piece.name === "RunTask") continue;
    if (piece.name === "v8.evaluateModule") task.evaluation = Math.max(task.evaluation, milliseconds);
    if (piece.ts < counted) continue;
    // Whatever begins before its end is inside it.
    counted = endOf(piece);
    task.scripts += milliseconds;
  }
  return tasks;
}

const endOf = (event?: TraceEvent) => (event ? event.ts + (event.dur ?? 0) : 0);

/** What was done on the thread of the two marks between them, in order, the outer before the inner. */
function workBetween(events: readonly TraceEvent[], begin: string, end: string, isWanted: (name: string) => boolean) {
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name }) => name === end);
  if (!first || !last) throw new Error(`the trace lacks ${begin} or ${end}`);
  const work = events
    .filter(({ ph, pid, tid, name }) => ph === "X" && pid === first.pid && tid === first.tid && isWanted(name))
    .filter((event) => endOf(event) > first.ts && event.ts < last.ts)
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  return { first, last, work };
}
