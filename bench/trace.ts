/** An event of Chromium's trace; times are in microseconds. */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

/** What each event of the main thread is an instance of. Whatever is not named here belongs to the one around it. */
const kinds: Record<string, string> = {
  EventDispatch: "scripts",
  FunctionCall: "scripts",
  RunMicrotasks: "scripts",
  FireAnimationFrame: "scripts",
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
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name }) => name === end);
  if (!first || !last) throw new Error(`the trace lacks ${begin} or ${end}`);
  const work = events
    .filter(({ ph, pid, tid, name }) => ph === "X" && pid === first.pid && tid === first.tid && name in kinds)
    .map(({ name, ts, dur = 0 }) => ({ kind: kinds[name] ?? "", from: ts, to: ts + dur }))
    .filter(({ from, to }) => to > first.ts && from < last.ts)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const sums: Record<string, number> = {};
  const add = (kind: string, microseconds: number) => {
    sums[kind] = (sums[kind] ?? 0) + microseconds / 1000;
  };
  const open: typeof work = [];
  for (const piece of work) {
    while (open.length > 0 && (open.at(-1)?.to ?? 0) <= piece.from) open.pop();
    const around = open.at(-1);
    const inside = Math.min(piece.to, last.ts) - Math.max(piece.from, first.ts);
    add(piece.kind, inside);
    // What stands inside another is not counted there as well.
    if (around) add(around.kind, -inside);
    open.push(piece);
  }
  const busy = Object.values(sums).reduce((total, one) => total + one, 0);
  return { ...sums, waiting: (last.ts - first.ts) / 1000 - busy };
}
