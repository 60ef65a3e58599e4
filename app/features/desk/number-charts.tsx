import { fillWords, sayDay } from "#app/features/projects/fill-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { kindLabels, statusLabels, numbersPage as words } from "#content/desk.ts";
import { type DeskNumbers, leadKinds } from "#domain/desk.ts";
import { sayDuration } from "#domain/due-clock.ts";
import { fillReaderWeeks } from "#domain/reader-growth.ts";
import { listDays, listWeeks } from "#domain/weeks.ts";
import { drawLine, splitWhole, stackBars } from "./bar-geometry.ts";
import { ChartSection, Ends, FigureTable, NothingCounted, Ticks } from "./chart-figure.tsx";
import { sayNumber } from "./count-words.ts";
import { kindMarks } from "./lead-badges.tsx";
import { RankChart, rankHeight } from "./rank-chart.tsx";

type Period = { since: string; today: string };
type ChartProps = { numbers: DeskNumbers; period: Period };

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const sayShare = (part: number, all: number) => (all === 0 ? "–" : `${Math.round((part / all) * 100)}%`);
const sayWeek = (week: string) => sayDay(week).replace(/, \d{4}$/, "");

export function LeadsByWeek({ numbers, period }: ChartProps) {
  const weeks = listWeeks(period.since, period.today);
  const countOf = new Map(numbers.leads_by_week.map(({ week, kind, count }) => [`${week} ${kind}`, count]));
  const series = leadKinds.map((kind) => ({
    name: kind,
    counts: weeks.map((week) => countOf.get(`${week} ${kind}`) ?? 0),
  }));
  const totals = weeks.map((_, place) => sum(series.map(({ counts }) => counts[place] ?? 0)));
  const best = totals.indexOf(Math.max(...totals));
  const all = sum(totals);
  const summary =
    all === 0
      ? words.nothing
      : fillWords(words.leads.summary, {
          count: sayNumber(all),
          weeks: weeks.length,
          most: sayNumber(totals[best] ?? 0),
          week: sayDay(weeks[best] ?? period.since),
        });
  return (
    <ChartSection
      title={words.leads.title}
      summary={summary}
      chart={(box) => {
        const { bars, ticks } = stackBars(weeks, series, box);
        return (
          <>
            <Ticks ticks={ticks} box={box} />
            {bars.map((bar) => (
              <rect
                key={`${bar.key}${bar.series}`}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
                strokeWidth="1"
                className={classNames("stroke-paper", kindMarks[leadKinds[bar.series] ?? "newsletter"])}
              />
            ))}
            <Ends first={sayWeek(weeks[0] ?? "")} last={sayWeek(weeks.at(-1) ?? "")} box={box} />
          </>
        );
      }}
      legend={<KindLegend />}
      table={
        <FigureTable
          caption={words.leads.title}
          columns={[words.week, ...leadKinds.map((kind) => kindLabels[kind]), words.total]}
          rows={weeks
            .map((week, place) => [
              sayWeek(week),
              ...series.map(({ counts }) => counts[place] ?? 0),
              totals[place] ?? 0,
            ])
            .toReversed()}
        />
      }
    />
  );
}

function KindLegend() {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
      {leadKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 10 10"
            className={classNames("size-2.5 bg-transparent!", kindMarks[kind])}
          >
            <rect width="10" height="10" />
          </svg>
          {kindLabels[kind]}
        </li>
      ))}
    </ul>
  );
}

export function LeadsBySource({ numbers }: ChartProps) {
  const ranks = numbers.leads_by_source.map(({ source, count }) => ({ name: source, count }));
  const all = sum(ranks.map(({ count }) => count));
  const [first] = ranks;
  if (!first) return <NothingCounted title={words.sources.title} text={words.nothing} />;
  return (
    <ChartSection
      title={words.sources.title}
      summary={fillWords(words.sources.summary, {
        first: first.name,
        count: sayNumber(first.count),
        all: sayNumber(all),
      })}
      height={rankHeight(ranks.length)}
      chart={(box) => <RankChart ranks={ranks} box={box} />}
      table={
        <FigureTable
          caption={words.sources.title}
          columns={[words.sources.column, words.sources.count, words.share]}
          rows={ranks.map(({ name, count }) => [name, count, sayShare(count, all)])}
        />
      }
    />
  );
}

const promiseTones = {
  kept: "fill-success",
  broken: "fill-gold",
  open: "fill-action",
  overdue: "fill-danger",
} as const;
const promiseParts = ["kept", "broken", "open", "overdue"] as const;

export function PromiseChart({ numbers: { promise } }: ChartProps) {
  const counts = promiseParts.map((part) => promise[part]);
  const shares = splitWhole(counts);
  const all = sum(counts);
  const answered = promise.kept + promise.broken;
  const said =
    answered === 0
      ? words.promise.unanswered
      : fillWords(words.promise.summary, { kept: sayNumber(promise.kept), answered: sayNumber(answered) });
  const median =
    promise.median_hours === null
      ? ""
      : fillWords(words.promise.median, { hours: sayDuration(promise.median_hours * 3_600_000) });
  return (
    <ChartSection
      title={words.promise.title}
      summary={all === 0 ? words.promise.none : `${said} ${median}`.trim()}
      chart={(box) => {
        const step = (box.height - 8) / promiseParts.length;
        return promiseParts.map((part, place) => {
          const y = 4 + step * place;
          const share = shares[place]?.share ?? 0;
          return (
            <g key={part}>
              <text x="0" y={y + 16} className="fill-ink">
                {words.promise[part]}
              </text>
              <rect x="0" y={y + 24} width={box.width} height={step - 38} className="fill-rule" />
              <rect x="0" y={y + 24} width={box.width * share} height={step - 38} className={promiseTones[part]} />
              <text x={box.width} y={y + 16} textAnchor="end" className="fill-ink-soft">
                {sayNumber(promise[part])}
              </text>
            </g>
          );
        });
      }}
      table={
        <FigureTable
          caption={words.promise.title}
          columns={[words.promise.column, words.promise.count, words.share]}
          rows={promiseParts.map((part) => [words.promise[part], promise[part], sayShare(promise[part], all)])}
        />
      }
    />
  );
}

export function FunnelChart({ numbers: { funnel } }: ChartProps) {
  const all = sum(funnel.map(({ count }) => count));
  const won = funnel.find(({ status }) => status === "won")?.count ?? 0;
  return (
    <ChartSection
      title={words.funnel.title}
      summary={
        all === 0 ? words.nothing : fillWords(words.funnel.summary, { won: sayNumber(won), all: sayNumber(all) })
      }
      height={rankHeight(funnel.length)}
      chart={(box) => (
        <RankChart ranks={funnel.map(({ status, count }) => ({ name: statusLabels[status], count }))} box={box} />
      )}
      table={
        <FigureTable
          caption={words.funnel.title}
          columns={[words.funnel.column, words.funnel.count, words.share]}
          rows={funnel.map(({ status, count }) => [statusLabels[status], count, sayShare(count, all)])}
        />
      }
    />
  );
}

export function NewsletterGrowth({ numbers, period }: ChartProps) {
  const moves = numbers.newsletter_by_week;
  const weeks = fillReaderWeeks(listWeeks(period.since, period.today), moves);
  const { newsletter } = words;
  if (moves.length === 0) return <NothingCounted title={newsletter.title} text={newsletter.none} />;
  return (
    <ChartSection
      title={newsletter.title}
      summary={fillWords(newsletter.summary, {
        total: sayNumber(weeks.at(-1)?.total ?? 0),
        confirmed: sayNumber(sum(weeks.map(({ confirmed }) => confirmed))),
        left: sayNumber(sum(weeks.map(({ left }) => left))),
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
            <Ends first={sayWeek(weeks[0]?.week ?? "")} last={sayWeek(weeks.at(-1)?.week ?? "")} box={box} />
          </>
        );
      }}
      table={
        <FigureTable
          caption={newsletter.title}
          columns={[words.week, newsletter.confirmed, newsletter.left, newsletter.total]}
          rows={weeks.map((row) => [sayWeek(row.week), row.confirmed, row.left, row.total]).toReversed()}
        />
      }
    />
  );
}

export function PageViews({ numbers, period }: ChartProps) {
  const byDay = new Map(numbers.views_by_day.map(({ day, views }) => [day, views]));
  const days = listDays(period.since, period.today);
  const all = sum(numbers.views_by_day.map(({ views }) => views));
  const [first] = numbers.pages;
  const { pages } = words;
  if (all === 0) return <NothingCounted title={pages.title} text={`${words.nothing} ${pages.note}`} />;
  return (
    <ChartSection
      title={pages.title}
      summary={fillWords(pages.summary, { count: sayNumber(all), page: first?.page ?? "" })}
      note={pages.note}
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
            <Ends first={sayWeek(days[0] ?? "")} last={sayWeek(days.at(-1) ?? "")} box={box} />
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
