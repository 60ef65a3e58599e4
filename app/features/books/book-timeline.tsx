import { useId } from "react";
import { Drawing } from "#app/charts/drawing.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { bookPage } from "#content/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Stage } from "#domain/production.ts";
import { slipOf } from "#domain/production-forecast.ts";
import { sayDay, sayMonth } from "#domain/say-time.ts";
import { drawTimeline, type StageBars, type TimelineShape } from "./timeline-geometry.ts";

const words = bookPage.timeline;

type TimelineProps = { stages: readonly Stage[]; today: Day; isAuthor: boolean };

/** The whole way of a book, as a picture and as a list that says the same. */
export function BookTimeline({ stages, today, isAuthor }: TimelineProps) {
  const id = useId();
  return (
    <>
      <figure>
        <TimelinePicture shape="wide" className="max-w-narrow max-sm:hidden" summaryId={id} {...{ stages, today }} />
        <TimelinePicture shape="narrow" className="sm:hidden" summaryId={id} {...{ stages, today }} />
        <figcaption className="mt-2 text-sm text-ink-soft">
          <span aria-hidden="true" className="flex flex-wrap gap-x-5">
            <Legend className="h-[3px] bg-rule-strong" label={words.planned} />
            <Legend className="h-2 bg-ink" label={words.actual} />
            <Legend className="h-2 bg-gold" label={words.forecast} />
          </span>
          <span id={id} className="sr-only">
            {fillWords(words.picture, sayEnds(stages, today))}
          </span>
        </figcaption>
      </figure>
      <ol className="@container mt-6 divide-y divide-rule border-y border-rule">
        {stages.map((stage) => (
          <li
            key={stage.id}
            aria-current={stage.startedOn && !stage.finishedOn ? "step" : undefined}
            className="grid gap-x-6 gap-y-1 py-3 @min-[46rem]:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p>
              <strong className="font-semibold">{stage.name}</strong>
              <span className="ml-2 text-sm text-ink-soft">
                {fillWords(words.owner, { who: sayOwner(stage, isAuthor) })}
              </span>
            </p>
            <StageDates stage={stage} />
          </li>
        ))}
      </ol>
    </>
  );
}

function sayEnds(stages: readonly Stage[], today: Day) {
  const { first, last } = drawTimeline(stages, today, "wide");
  return { first: sayDay(first), last: sayDay(last) };
}

const fills: Record<StageBars["state"], string> = { done: "fill-ink", now: "fill-gold", coming: "fill-gold/55" };

type PictureProps = Omit<TimelineProps, "isAuthor"> & { shape: TimelineShape; className: string; summaryId: string };

function TimelinePicture({ stages, today, shape, className, summaryId }: PictureProps) {
  const { box, rows, months, today: now } = drawTimeline(stages, today, shape);
  const foot = box.height - box.bottom;
  return (
    <Drawing title={words.title} summaryId={summaryId} box={box} className={className}>
      {months.map(({ day, x }) => (
        <g key={day}>
          <line x1={x} x2={x} y1={box.top} y2={foot} className="stroke-rule" />
          <text x={x + 3} y={box.height - 4} className="fill-ink-soft">
            {sayMonth(day)}
          </text>
        </g>
      ))}
      {now !== undefined && <line x1={now} x2={now} y1={18} y2={foot} strokeWidth={1.5} className="stroke-danger" />}
      {rows.map(({ id, name, label, planned, forecast, state }) => (
        <g key={id}>
          <text
            {...label}
            textAnchor={shape === "wide" ? "end" : "start"}
            className={state === "now" ? "fill-ink font-semibold" : "fill-ink"}
          >
            {name}
          </text>
          <rect {...planned} className="fill-rule-strong" />
          <rect {...forecast} rx={1} className={fills[state]} />
        </g>
      ))}
      {now !== undefined && (
        <text x={now} y={12} textAnchor={anchorAt(now, box.width)} className="fill-danger font-semibold">
          {words.today}
        </text>
      )}
    </Drawing>
  );
}

/** At the edge of the picture a word leans inwards. */
const anchorAt = (x: number, width: number) => (x < 24 ? "start" : x > width - 24 ? "end" : "middle");

function Legend({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-block w-6 rounded-sm ${className}`} />
      {label}
    </span>
  );
}

function StageDates({ stage }: { stage: Stage }) {
  const slip = slipOf(stage);
  const { finishedOn, startedOn, planned, forecast, reason } = stage;
  const hasMoved = slip !== 0 || planned.start !== forecast.start;
  return (
    <p className="figures text-sm @min-[46rem]:text-right">
      {finishedOn ? (
        <Badge tone="neutral">{fillWords(words.finished, { day: sayDay(finishedOn) })}</Badge>
      ) : startedOn ? (
        <Badge tone="gold">{fillWords(words.started, { day: sayDay(startedOn) })}</Badge>
      ) : null}
      {!finishedOn && (
        <span className="block">
          {words.forecast}: {sayDates(forecast)}
        </span>
      )}
      {(hasMoved || finishedOn) && (
        <span className="block text-ink-soft">
          {words.planned}: {sayDates(planned)}
          {slip !== 0 && <span className={slip > 0 ? "text-gold-ink" : ""}>{`, ${saySlip(slip)}`}</span>}
        </span>
      )}
      {slip !== 0 && reason && <span className="block text-ink-soft italic">{reason}</span>}
    </p>
  );
}

const sayDates = ({ start, end }: { start: Day; end: Day }) =>
  start === end ? sayDay(start) : fillWords(words.dates, { start: sayDay(start), end: sayDay(end) });

function saySlip(slip: number): string {
  const forms = slip > 0 ? words.slipped : words.ahead;
  const count = Math.abs(slip);
  return fillWords(count === 1 ? forms.one : forms.many, { count });
}

function sayOwner({ side, ownerName }: Stage, isAuthor: boolean): string {
  if (side === "author") return isAuthor ? words.you : words.author;
  return ownerName ?? words.house;
}
