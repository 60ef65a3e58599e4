import { type ChartBox, roundUp } from "#app/features/projects/chart-geometry.ts";

export type Series = { name: string; counts: readonly number[] };
export type Bar = { key: string; series: number; x: number; y: number; width: number; height: number };

/** The height of a count, and the lines to read it by: whole numbers, since nobody counts in halves. */
function scale(highest: number, box: ChartBox) {
  const top = roundUp(highest);
  const y = (count: number) => box.top + (box.height - box.top - box.bottom) * (1 - count / top);
  const ticks = [0, top / 2, top].filter(Number.isInteger).map((count) => ({ count, y: y(count) }));
  return { y, ticks };
}

/** One bar for each place, its series stacked in their order from the ground. */
export function stackBars(places: readonly string[], series: readonly Series[], box: ChartBox) {
  const totals = places.map((_, place) => series.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
  const { y, ticks } = scale(Math.max(0, ...totals), box);
  const step = (box.width - box.left - box.right) / Math.max(places.length, 1);
  const width = Math.min(step * 0.72, 40);
  const x = (place: number) => box.left + step * (place + 0.5);
  const bars = places.flatMap((key, place) => {
    let ground = 0;
    return series.flatMap(({ counts }, index): Bar[] => {
      const count = counts[place] ?? 0;
      if (count === 0) return [];
      const top = y(ground + count);
      const bar = { key, series: index, x: x(place) - width / 2, y: top, width, height: y(ground) - top };
      ground += count;
      return [bar];
    });
  });
  return { bars, ticks };
}

/** A line through one value for each place, and the ground under it. */
export function drawLine(values: readonly number[], box: ChartBox) {
  const { y, ticks } = scale(Math.max(0, ...values), box);
  const step = (box.width - box.left - box.right) / Math.max(values.length - 1, 1);
  const points = values.map((value, place) => `${(box.left + step * place).toFixed(1)},${y(value).toFixed(1)}`);
  const end = box.left + step * Math.max(values.length - 1, 0);
  return {
    line: points.join(" "),
    area: `${box.left},${y(0)} ${points.join(" ")} ${end.toFixed(1)},${y(0)}`,
    ticks,
  };
}

/** A share of the whole for each value, side by side, from nought to one. */
export function splitWhole(values: readonly number[]) {
  const all = values.reduce((sum, value) => sum + value, 0);
  let start = 0;
  return values.map((value) => {
    const share = all === 0 ? 0 : value / all;
    const part = { start, share };
    start += share;
    return part;
  });
}
