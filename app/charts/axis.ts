/** The paper of a chart, and the margins around what is drawn. */
export type ChartBox = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** The height of a count, and the lines to read it by: whole numbers, since nobody counts in halves. */
export function measureHeight(highest: number, box: ChartBox) {
  const top = roundUp(highest);
  const y = (count: number) => box.top + (box.height - box.top - box.bottom) * (1 - count / top);
  const ticks = [0, top / 2, top].filter(Number.isInteger).map((count) => ({ count, y: y(count) }));
  return { y, ticks };
}

/** The next figure that is easy to read: 1, 2, 2.5 or 5 with noughts. */
export function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= count) ?? 10;
  // Halfway steps keep the top close to what is drawn: 80,000 ends at 100,000, and 72,140 does too.
  return step * power;
}

type Point = { x: number; y: number };

/** A line through its points, and the area between it and the ground. */
export function joinPoints(points: readonly Point[], ground: number) {
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const [first, last] = [points[0], points.at(-1)];
  return { line, area: `${first?.x ?? 0},${ground} ${line} ${last?.x.toFixed(1) ?? 0},${ground}` };
}
