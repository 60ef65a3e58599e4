import { drawLine } from "#app/charts/bar-geometry.ts";
import { Ends, Ticks } from "#app/charts/drawing.tsx";
import { numbersPage as words } from "#content/desk-office.ts";
import type { DeskNumbers } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { fillReaderWeeks } from "#domain/reader-growth.ts";
import { sayDay } from "#domain/say-time.ts";
import { listDays, listWeeks } from "#domain/weeks.ts";
import { ChartSection, FigureTable, NothingCounted } from "./chart-figure.tsx";
import { type ChartProps, sayShare, sayShortDay, sum } from "./chart-words.ts";

export function NewsletterGrowth({ numbers, period }: ChartProps) {
  const moves = numbers.newsletterByWeek;
  const weeks = fillReaderWeeks(listWeeks(period.since, period.today), moves);
  const { newsletter } = words;
  if (moves.length === 0) return <NothingCounted title={newsletter.title} text={newsletter.none} />;
  return (
    <ChartSection
      title={newsletter.title}
      summary={fillWords(newsletter.summary, {
        total: formatCount(weeks.at(-1)?.total ?? 0),
        confirmed: formatCount(sum(weeks.map(({ confirmed }) => confirmed))),
        left: formatCount(sum(weeks.map(({ left }) => left))),
      })}
      chart={(box) => {
        const { line, area, ticks } = drawLine(
          weeks.map((week) => week.total),
          box,
        );
        return (
          <>
            <Ticks ticks={ticks} box={box} />
            <polygon points={area} className="fill-success/15" />
            <polyline points={line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-success" />
            <Ends first={sayShortDay(weeks[0]?.week ?? "")} last={sayShortDay(weeks.at(-1)?.week ?? "")} box={box} />
          </>
        );
      }}
      table={
        <FigureTable
          caption={newsletter.title}
          columns={[words.week, newsletter.confirmed, newsletter.left, newsletter.total]}
          rows={weeks.map((row) => [sayShortDay(row.week), row.confirmed, row.left, row.total]).toReversed()}
        />
      }
    />
  );
}

export function PageViews({ numbers, period }: ChartProps) {
  const byDay = new Map(numbers.viewsByDay.map(({ day, views }) => [day, views]));
  const days = listDays(period.since, period.today);
  const all = sum(numbers.viewsByDay.map(({ views }) => views));
  const [first] = numbers.pages;
  const { pages } = words;
  if (all === 0) return <NothingCounted title={pages.title} text={`${words.nothing} ${pages.note}`} />;
  return (
    <ChartSection
      title={pages.title}
      summary={fillWords(pages.summary, { count: formatCount(all), page: first?.page ?? "" })}
      note={`${pages.note} ${sayChange(numbers)}`.trim()}
      chart={(box) => {
        const { line, area, ticks } = drawLine(
          days.map((day) => byDay.get(day) ?? 0),
          box,
        );
        return (
          <>
            <Ticks ticks={ticks} box={box} />
            <polygon points={area} className="fill-action/10" />
            <polyline points={line} fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-action" />
            <Ends first={sayShortDay(days[0] ?? "")} last={sayShortDay(days.at(-1) ?? "")} box={box} />
          </>
        );
      }}
      table={
        <FigureTable
          caption={pages.title}
          columns={[pages.column, pages.count, words.share]}
          rows={numbers.pages.map(({ page, views }) => [page, views, sayShare(views, all)])}
        />
      }
    />
  );
}

/** Where days of both ways of counting stand side by side, from when on it is the other. */
function sayChange({ viewsByDay: [oldest], serverCountsSince: since }: DeskNumbers): string {
  return oldest && oldest.day < since ? fillWords(words.pages.since, { day: sayDay(since) }) : "";
}
