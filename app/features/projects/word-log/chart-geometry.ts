import { type ChartBox, joinPoints, measureHeight } from "#app/charts/axis.ts";
import { daysBetween } from "#domain/weeks.ts";
import { inOrder, type WordEntry } from "#domain/word-log.ts";

/** Where everything of the chart stands. Time runs to the right by the calendar, so a pause is as wide as it was long. */
export function drawChart(log: readonly WordEntry[], targetWords: number, box: ChartBox) {
  const ordered = inOrder(log);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last || ordered.length < 2) return undefined;
  const span = daysBetween(first.day, last.day);
  const { y, ticks } = measureHeight(Math.max(targetWords, ...ordered.map(({ words }) => words)), box);
  const x = (day: string) =>
    box.left + ((box.width - box.left - box.right) * daysBetween(first.day, day)) / Math.max(span, 1);
  const points = ordered.map(({ id, day, words }) => ({ id, x: x(day), y: y(words) }));
  return { points, ...joinPoints(points, y(0)), targetY: y(targetWords), ticks, first, last };
}
