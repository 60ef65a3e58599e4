import { type ChartBox, joinPoints, measureHeight } from "./axis.ts";

export type Series = { name: string; counts: readonly number[] };
export type Bar = { key: string; series: number; x: number; y: number; width: number; height: number };

/** One bar for each place, its series stacked in their order from the ground. */
export function stackBars(places: readonly string[], series: readonly Series[], box: ChartBox) {
  const totals = places.map((_, place) => series.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
  const { y, ticks } = measureHeight(Math.max(0, ...totals), box);
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
  const { y, ticks } = measureHeight(Math.max(0, ...values), box);
  const step = (box.width - box.left - box.right) / Math.max(values.length - 1, 1);
  const points = values.map((value, place) => ({ x: box.left + step * place, y: y(value) }));
  return { ...joinPoints(points, y(0)), ticks };
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
