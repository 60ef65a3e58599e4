import type { ChartBox } from "#app/charts/axis.ts";
import type { Day } from "#domain/desk.ts";
import type { Span, Stage } from "#domain/production.ts";

const rowHeight = 30;
const barHeight = 8;

export type Bar = { x: number; y: number; width: number; height: number };
export type StageBars = { id: number; name: string; y: number; planned: Bar; forecast: Bar; isDone: boolean };

/** Where each stage lies between the first day and the last: planned above, expected or done below it, today as a line. */
export function drawTimeline(stages: readonly Stage[], today: Day) {
  const box: ChartBox = {
    width: 720,
    height: 34 + stages.length * rowHeight,
    left: 150,
    right: 12,
    top: 22,
    bottom: 12,
  };
  const spans = stages.flatMap((stage) => [stage.planned, spanOf(stage)]);
  const first = spans.map(({ start }) => start).toSorted()[0] ?? today;
  const last =
    spans
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? today;
  // A day has a width of its own: the last one ends where the next would begin.
  const days = Math.max(1, daysBetween(first, last) + 1);
  const x = (day: Day) => box.left + ((box.width - box.left - box.right) * daysBetween(first, day)) / days;
  const bar = ({ start, end }: Span, y: number): Bar => {
    const begin = x(start);
    return {
      x: begin,
      y,
      width: Math.max(2, x(end) + (box.width - box.left - box.right) / days - begin),
      height: barHeight,
    };
  };
  const rows = stages.map((stage, place): StageBars => {
    const y = box.top + place * rowHeight;
    return {
      id: stage.id,
      name: stage.name,
      y,
      planned: bar(stage.planned, y + 4),
      forecast: bar(spanOf(stage), y + 4 + barHeight + 2),
      isDone: stage.finishedOn !== null,
    };
  });
  return { box, rows, first, last, today: today >= first && today <= last ? x(today) : undefined };
}

/** As far as it has happened, as it happened; the rest as it is expected. */
export function spanOf({
  startedOn,
  finishedOn,
  forecast,
}: Pick<Stage, "startedOn" | "finishedOn" | "forecast">): Span {
  const start = startedOn ?? forecast.start;
  const end = finishedOn ?? forecast.end;
  return { start, end: end < start ? start : end };
}

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
