import type { ChartBox } from "#app/charts/axis.ts";
import type { Day } from "#domain/desk.ts";
import type { Span, Stage } from "#domain/production.ts";
import { addDays, daysBetween } from "#domain/weeks.ts";

export type Bar = { x: number; y: number; width: number; height: number };
export type StageBars = {
  id: number;
  name: string;
  label: { x: number; y: number };
  planned: Bar;
  forecast: Bar;
  state: "done" | "now" | "coming";
};

/** Names beside the bars, or above them where a phone has no room beside. */
const shapes = {
  wide: { width: 760, rowHeight: 30, left: 160, bars: 7, label: { x: 148, y: 19 } },
  narrow: { width: 350, rowHeight: 43, left: 0, bars: 20, label: { x: 0, y: 15 } },
} as const;
export type TimelineShape = keyof typeof shapes;

const plannedHeight = 3;
const forecastHeight = 9;
/** A month's name needs so much room. */
const roomForMonth = 34;

/** Where each stage lies between the first day and the last: planned above, expected or done below it, today as a line. */
export function drawTimeline(stages: readonly Stage[], today: Day, shape: TimelineShape) {
  const { width, rowHeight, left, bars, label } = shapes[shape];
  const box: ChartBox = { width, height: 44 + stages.length * rowHeight, left, right: 4, top: 24, bottom: 20 };
  const spans = stages.flatMap((stage) => [stage.planned, spanOf(stage)]);
  const first = spans.map(({ start }) => start).toSorted()[0] ?? today;
  const last = endOfPicture(stages, today);
  // A day has a width of its own: the last one ends where the next would begin.
  const dayWidth = (box.width - box.left - box.right) / Math.max(1, daysBetween(first, last) + 1);
  const x = (day: Day) => box.left + daysBetween(first, day) * dayWidth;
  // What goes on beyond the picture goes to its edge.
  const bar = ({ start, end }: Span, y: number, height: number): Bar => {
    const begin = Math.min(x(start), box.width - box.right - 2);
    return { x: begin, y, width: Math.max(2, Math.min(x(end) + dayWidth, box.width - box.right) - begin), height };
  };
  const rows = stages.map((stage, place): StageBars => {
    const y = box.top + place * rowHeight;
    return {
      id: stage.id,
      name: stage.name,
      label: { x: label.x, y: y + label.y },
      planned: bar(stage.planned, y + bars, plannedHeight),
      forecast: bar(spanOf(stage), y + bars + plannedHeight + 2, forecastHeight),
      state: stage.finishedOn ? "done" : stage.startedOn ? "now" : "coming",
    };
  });
  const months = listMonths(first, last).map((day) => ({ day, x: x(day) }));
  const every = Math.max(1, Math.ceil(roomForMonth / (dayWidth * 30)));
  return {
    box,
    rows,
    first,
    last,
    months: months.filter((_, place) => place % every === 0),
    today: today >= first && today <= last ? x(today) : undefined,
  };
}

/** A month after the launch: what comes then takes half a year, and would press everything before it into a corner. */
const monthAfter = 30;

function endOfPicture(stages: readonly Stage[], today: Day): Day {
  const ends = stages.flatMap((stage) => [stage.planned.end, spanOf(stage).end]).toSorted();
  const launch = stages.find(({ kind }) => kind === "launch");
  const last = ends.at(-1) ?? today;
  if (!launch) return last;
  const enough = [addDays(launch.planned.end, monthAfter), addDays(spanOf(launch).end, monthAfter), addDays(today, 14)];
  const wanted = enough.toSorted().at(-1) ?? last;
  return wanted < last ? wanted : last;
}

/** The first of every month that begins between two days. */
function listMonths(first: Day, last: Day): Day[] {
  const months: Day[] = [];
  const [year = 0, month = 1] = first.split("-").map(Number);
  for (let place = 1; ; place += 1) {
    const day = new Date(Date.UTC(year, month - 1 + place, 1)).toISOString().slice(0, 10);
    if (day > last) return months;
    months.push(day);
  }
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
