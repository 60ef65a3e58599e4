import { useId } from "react";
import { Drawing, Ends } from "#app/charts/drawing.tsx";
import { fillWords, sayDay } from "#app/text/fill-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { bookPage } from "#content/book-page.ts";
import type { Day } from "#domain/desk.ts";
import type { Stage } from "#domain/production.ts";
import { slipOf } from "#domain/production-forecast.ts";
import { drawTimeline } from "./timeline-geometry.ts";

const words = bookPage.timeline;

type TimelineProps = { stages: readonly Stage[]; today: Day; isAuthor: boolean };

/** The whole way of a book, as a picture and as a list that says the same. */
export function BookTimeline({ stages, today, isAuthor }: TimelineProps) {
  return (
    <>
      <TimelinePicture stages={stages} today={today} />
      <ol className="mt-6 divide-y divide-rule border-y border-rule">
        {stages.map((stage) => (
          <li key={stage.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p>
              <strong className="font-semibold">{stage.name}</strong>
              <span className="block text-sm text-ink-soft">
                {words.owner} {sayOwner(stage, isAuthor)}
              </span>
            </p>
            <StageDates stage={stage} />
          </li>
        ))}
      </ol>
    </>
  );
}

function TimelinePicture({ stages, today }: Omit<TimelineProps, "isAuthor">) {
  const id = useId();
  const drawn = drawTimeline(stages, today);
  const ends = { first: sayDay(drawn.first), last: sayDay(drawn.last) };
  return (
    <figure>
      <div className="max-sm:hidden">
        <Drawing title={words.title} summaryId={id} box={drawn.box} className="">
          {drawn.rows.map(({ id: stage, name, y, planned, forecast, isDone }) => (
            <g key={stage}>
              <text x={drawn.box.left - 10} y={y + 17} textAnchor="end" className="fill-ink">
                {name}
              </text>
              <rect {...planned} rx={2} className="fill-rule-strong" />
              <rect {...forecast} rx={2} className={isDone ? "fill-success" : "fill-action"} />
            </g>
          ))}
          {drawn.today !== undefined && (
            <g>
              <line x1={drawn.today} x2={drawn.today} y1={14} y2={drawn.box.height - 14} className="stroke-danger" />
              <text x={drawn.today} y={10} textAnchor="middle" className="fill-danger">
                {words.today}
              </text>
            </g>
          )}
          <Ends first={ends.first} last={ends.last} box={drawn.box} fromBelow={0} />
        </Drawing>
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">
        <span id={id} className="max-sm:hidden">
          {fillWords(words.picture, ends)}
        </span>
        <span aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 max-sm:hidden">
          <Legend className="bg-rule-strong" label={words.planned} />
          <Legend className="bg-action" label={words.forecast} />
          <Legend className="bg-success" label={words.actual} />
        </span>
      </figcaption>
    </figure>
  );
}

function Legend({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-block h-2 w-5 rounded-sm ${className}`} />
      {label}
    </span>
  );
}

function StageDates({ stage }: { stage: Stage }) {
  const slip = slipOf(stage);
  const { finishedOn, startedOn, planned, forecast } = stage;
  return (
    <p className="figures text-sm sm:text-right">
      {finishedOn ? (
        <Badge tone="green">{fillWords(words.finished, { day: sayDay(finishedOn) })}</Badge>
      ) : startedOn ? (
        <Badge tone="blue">{fillWords(words.started, { day: sayDay(startedOn) })}</Badge>
      ) : null}
      <span className="block">
        {words.forecast}: {sayDates(forecast)}
      </span>
      {(slip !== 0 || planned.start !== forecast.start) && (
        <span className="block text-ink-soft">
          {words.planned}: {sayDates(planned)}
          {slip !== 0 && `, ${saySlip(slip)}`}
        </span>
      )}
    </p>
  );
}

const sayDates = ({ start, end }: { start: Day; end: Day }) =>
  start === end ? sayDay(start) : fillWords(words.dates, { start: sayDay(start), end: sayDay(end) });

export function saySlip(slip: number): string {
  const forms = slip > 0 ? words.slipped : words.ahead;
  const count = Math.abs(slip);
  return fillWords(count === 1 ? forms.one : forms.many, { count });
}

function sayOwner({ side, ownerName }: Stage, isAuthor: boolean): string {
  if (side === "author") return isAuthor ? words.you : words.author;
  return ownerName ?? words.house;
}
