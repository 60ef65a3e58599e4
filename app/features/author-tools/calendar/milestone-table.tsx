import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { addMonths, isMissed, type Milestone } from "#domain/count-back.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { daysBetween } from "#domain/weeks.ts";
import type { CalendarWords } from "./count-back.tsx";

type MilestoneTableProps = {
  milestones: readonly Milestone[];
  publication: string;
  today: string | undefined;
  words: CalendarWords;
};

export function MilestoneTable({ milestones, publication, today, words }: MilestoneTableProps) {
  const { table } = words;
  const state = (milestone: Milestone) => {
    if (!today) return undefined;
    if (isMissed(milestone, today)) return table.missed;
    return milestone.day <= today ? table.now : undefined;
  };
  // From the first day of work to publication, in whole months: what can be done earlier or later runs over the edge.
  const [first = publication] = milestones.flatMap(({ id, day }) => (id === "ebookPreorder" ? [] : [day])).toSorted();
  const span = { from: firstOfMonth(first), to: addMonths(firstOfMonth(publication), 1) };
  return (
    <table
      style={{ "--months": drawMonths(span, publication) } as CSSProperties}
      className="figures mt-10 w-full border-collapse text-ui max-lg:block"
    >
      <caption className="pb-3 text-left font-serif text-title-s text-balance max-lg:block">
        {fillWords(table.caption, { date: formatDate(publication) })}
      </caption>
      {/* The months stay in sight over a long list. */}
      <thead className="text-left text-sm text-ink-soft max-lg:sr-only lg:sticky lg:top-(--spacing-header) lg:z-10 lg:bg-surface">
        <tr>
          <th scope="col" className={head}>
            {table.day}
          </th>
          <th scope="col" className={head}>
            {table.what}
          </th>
          <td aria-hidden="true" className={`${head} hidden font-normal! lg:table-cell`}>
            <span className="relative block h-12">
              <span
                // A flag on the line that stands on its day in every row.
                className="absolute top-0 -bottom-2 translate-x-px border-r border-ink pr-1.5 font-semibold text-ink"
                style={{ right: share(daysBetween(publication, span.to), span) }}
              >
                {words.milestones.publication.label}
              </span>
              {listMonths(span).map((month, place) => (
                <span
                  key={month}
                  className="absolute bottom-0 text-center text-label leading-6 tracking-title"
                  style={besideTheDay(month, span, publication)}
                >
                  {(place === 0 || month.endsWith("-01-01")) && (
                    // Where the columns are narrow, a year of one month has no room beside the next.
                    <span
                      className={classNames(
                        "absolute inset-x-0 bottom-full",
                        place === 0 && month.slice(5, 7) === "12" && "max-xl:hidden",
                      )}
                    >
                      {month.slice(0, 4)}
                    </span>
                  )}
                  {formatDate(month).charAt(0)}
                  <span className="max-xl:hidden">{formatDate(month).slice(1, 3)}</span>
                </span>
              ))}
            </span>
          </td>
          <th scope="col" className={`${head} pr-0! text-right`}>
            {table.last}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {/* A phone has room for the months' first letters: they stay in sight over its bars. */}
        <tr className="sticky top-(--spacing-header) z-10 block border-b border-rule-strong bg-paper pt-2 text-sm lg:hidden">
          <td aria-hidden="true" className="block">
            <span className="relative block">
              {monthOf(span.from)}
              <span
                className="absolute inset-y-0 translate-x-px border-r border-ink pr-1.5 font-semibold"
                style={{ right: share(daysBetween(publication, span.to), span) }}
              >
                {words.milestones.publication.label}
              </span>
            </span>
            <span className="relative block h-6">
              {listMonths(span).map((month) => (
                <span
                  key={month}
                  className="absolute text-center text-label leading-6 tracking-title text-ink-soft"
                  style={besideTheDay(month, span, publication)}
                >
                  {formatDate(month).charAt(0)}
                </span>
              ))}
            </span>
          </td>
        </tr>
        {milestones.map((milestone) => (
          <MilestoneRow key={milestone.id} {...{ milestone, span, publication, words }} state={state(milestone)} />
        ))}
      </tbody>
    </table>
  );
}

/** Its line is a shadow: a border of a table stays behind when its head does not. */
const head = "pr-6 pb-2 align-bottom font-semibold shadow-[inset_0_-1px_0_var(--color-rule-strong)]";
const cell = "lg:border-b lg:border-rule lg:py-3 lg:pr-6 max-lg:block";

type Span = Record<"from" | "to", string>;
type MilestoneRowProps = {
  milestone: Milestone;
  span: Span;
  publication: string;
  state: string | undefined;
  words: CalendarWords;
};

function MilestoneRow({ milestone: { id, day, last }, span, publication, state, words }: MilestoneRowProps) {
  const { label, note, ...rest } = words.milestones[id];
  const rate = "rate" in rest ? rest.rate : undefined;
  const isGone = state === words.table.missed;
  return (
    <tr className="break-inside-avoid align-baseline max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:gap-x-4 max-lg:border-b max-lg:border-rule max-lg:py-3">
      <td className={`${cell} whitespace-nowrap max-lg:text-sm max-lg:text-gold-ink`}>
        <time dateTime={day}>{formatDate(day)}</time>
      </td>
      <th scope="row" className={`${cell} text-left font-normal text-balance max-lg:col-span-2`}>
        <span className="font-serif text-title-s">{label}</span>
        {state && (
          <strong
            className={`ml-2 border px-2 text-sm font-normal ${isGone ? "border-danger text-danger" : "border-rule-strong"}`}
          >
            {state}
          </strong>
        )}
        <span className="block text-sm text-pretty text-ink-soft">
          {note}
          {rate && (
            <>
              {" "}
              <a href={`/tools/rates#${rate}`} className="text-link print:hidden">
                {words.table.source}
                <span className="sr-only">: {label}</span>
              </a>
            </>
          )}
        </span>
      </th>
      <td
        aria-hidden="true"
        className="bg-(image:--months) bg-no-repeat max-lg:col-span-2 max-lg:mt-2.5 max-lg:block max-lg:py-1 lg:w-1/3 lg:border-b lg:border-rule lg:bg-[length:calc(100%-1.5rem)_100%] lg:pt-[1.1875rem] lg:pr-6 lg:align-top xl:w-[43%]"
      >
        <TimeBar from={day} to={last} {...{ span, publication }} />
      </td>
      <td
        className={`${cell} text-right text-sm text-ink-soft max-lg:col-start-2 max-lg:row-start-1 lg:pr-0! lg:whitespace-nowrap`}
      >
        {last === day ? (
          words.table.sameDay
        ) : (
          <>
            <span className="lg:hidden">{words.table.last} </span>
            <time dateTime={last}>{formatDate(last)}</time>
          </>
        )}
      </td>
    </tr>
  );
}

const share = (days: number, span: Span) => `${(days / (daysBetween(span.from, span.to) || 1)) * 100}%`;

/** Where the name of a month stands: in the middle of what the line of the day itself leaves of it. */
function besideTheDay(month: string, span: Span, publication: string): CSSProperties {
  const end = addMonths(month, 1);
  const isOwn = month <= publication && publication < end;
  const isLater = daysBetween(month, publication) < daysBetween(publication, end);
  const [from, to] = isOwn ? (isLater ? [publication, end] : [month, publication]) : [month, end];
  return { left: share(daysBetween(span.from, from), span), width: share(daysBetween(from, to), span) };
}

/** "September 2027" */
const monthOf = (day: string) => formatDate(day.slice(0, 7));

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function listMonths(span: Span): readonly string[] {
  const months: string[] = [];
  for (let month = span.from; month < span.to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** A hairline where each month begins, and one in ink on the day itself: a ground for all rows. */
function drawMonths(span: Span, publication: string): string {
  const lines: string[] = [];
  const draw = (day: string, color: string) => {
    const at = day === span.to ? "calc(100% - 1px)" : share(daysBetween(span.from, day), span);
    lines.push(
      `linear-gradient(90deg, transparent ${at}, ${color} ${at} calc(${at} + 1px), transparent calc(${at} + 1px))`,
    );
  };
  draw(publication, "var(--color-ink)");
  for (const month of [...listMonths(span), span.to]) {
    if (month !== publication) draw(month, "var(--color-rule)");
  }
  return lines.join(", ");
}

type TimeBarProps = { from: string; to: string; span: Span; publication: string };

/**
 * From the day to do it to the last on which it still works; a single day is a diamond on it. A bar that runs over the edge
 * of the months ends there in a point, and is lighter: what has so much time is not what presses.
 */
function TimeBar({ from, to, span, publication }: TimeBarProps) {
  const isEarly = from < span.from;
  const isLate = to > span.to;
  const [start, end] = [isEarly ? span.from : from, isLate ? span.to : to];
  const left = share(daysBetween(span.from, start), span);
  return (
    <span className="relative block h-2 lg:h-3.5">
      {daysBetween(from, to) < 4 ? (
        <span
          className={`absolute top-1/2 ml-[.5px] size-2.5 -translate-1/2 rotate-45 ${from === publication ? "bg-ink" : "bg-gold"}`}
          style={{ left }}
        />
      ) : (
        <span
          className={classNames(
            "absolute h-full min-w-2",
            isEarly || isLate ? "bg-gold/45" : "bg-gold",
            isEarly && "[clip-path:polygon(0_50%,.5rem_0,100%_0,100%_100%,.5rem_100%)]",
            isLate && "[clip-path:polygon(0_0,calc(100%-.5rem)_0,100%_50%,calc(100%-.5rem)_100%,0_100%)]",
          )}
          style={{ left, width: share(daysBetween(start, end), span) }}
        />
      )}
    </span>
  );
}
