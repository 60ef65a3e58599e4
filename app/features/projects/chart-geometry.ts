import { daysBetween, inOrder, type WordEntry } from "#domain/word-log.ts";

export type ChartBox = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Where everything of the chart stands. Time runs to the right by the calendar, so a pause is as wide as it was long. */
export function drawChart(log: readonly WordEntry[], targetWords: number, box: ChartBox) {
  const ordered = inOrder(log);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last || ordered.length < 2) return undefined;
  const span = daysBetween(first.day, last.day);
  const highest = roundUp(Math.max(targetWords, ...ordered.map(({ words }) => words)));
  const x = (day: string) =>
    box.left + ((box.width - box.left - box.right) * daysBetween(first.day, day)) / Math.max(span, 1);
  const y = (words: number) => box.top + (box.height - box.top - box.bottom) * (1 - words / highest);
  const points = ordered.map(({ id, day, words }) => ({ id, x: x(day), y: y(words) }));
  const line = points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ");
  return {
    points,
    line,
    area: `${box.left},${y(0)} ${line} ${points.at(-1)?.x.toFixed(1)},${y(0)}`,
    targetY: y(targetWords),
    ticks: [0, highest / 2, highest].map((words) => ({ words, y: y(words) })),
    first,
    last,
  };
}

/** The next figure that is easy to read: 1, 2, 2.5 or 5 with noughts. */
export function roundUp(words: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(words, 1)));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= words) ?? 10;
  // Halfway steps keep the top close to what is drawn: 80,000 ends at 100,000, and 72,140 does too.
  return step * power;
}
