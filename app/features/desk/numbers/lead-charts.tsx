import { stackBars } from "#app/charts/bar-geometry.ts";
import { Ends, Ticks } from "#app/charts/drawing.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { kindLabels, statusLabels } from "#content/desk.ts";
import { numbersPage as words } from "#content/desk-office.ts";
import { leadKinds } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayDay } from "#domain/say-time.ts";
import { listWeeks } from "#domain/weeks.ts";
import { kindMarks } from "../frame/lead-badges.tsx";
import { ChartSection, FigureTable, NothingCounted } from "./chart-figure.tsx";
import { type ChartProps, sayShare, sayShortDay, sum } from "./chart-words.ts";
import { RankChart, rankHeight } from "./rank-chart.tsx";

export function LeadsByWeek({ numbers, period }: ChartProps) {
  const weeks = listWeeks(period.since, period.today);
  const countOf = new Map(numbers.leadsByWeek.map(({ week, kind, count }) => [`${week} ${kind}`, count]));
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
          count: formatCount(all),
          weeks: weeks.length,
          most: formatCount(totals[best] ?? 0),
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
            <Ends first={sayShortDay(weeks[0] ?? "")} last={sayShortDay(weeks.at(-1) ?? "")} box={box} />
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
              sayShortDay(week),
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
  const ranks = numbers.leadsBySource.map(({ source, count }) => ({ name: source, count }));
  const all = sum(ranks.map(({ count }) => count));
  const [first] = ranks;
  if (!first) return <NothingCounted title={words.sources.title} text={words.nothing} />;
  return (
    <ChartSection
      title={words.sources.title}
      summary={fillWords(words.sources.summary, {
        first: first.name,
        count: formatCount(first.count),
        all: formatCount(all),
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

export function FunnelChart({ numbers: { funnel } }: ChartProps) {
  const all = sum(funnel.map(({ count }) => count));
  const won = funnel.find(({ status }) => status === "won")?.count ?? 0;
  return (
    <ChartSection
      title={words.funnel.title}
      summary={
        all === 0 ? words.nothing : fillWords(words.funnel.summary, { won: formatCount(won), all: formatCount(all) })
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
