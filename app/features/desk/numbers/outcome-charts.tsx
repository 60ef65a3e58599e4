import { useQuery } from "@tanstack/react-query";
import { numbersPage } from "#content/desk-office.ts";
import { outcomeWords } from "#content/desk-people.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { formatCount, formatMoney } from "#domain/money.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { Awaited } from "../frame/desk-states.tsx";
import { ChartSection, FigureTable, NothingCounted } from "./chart-figure.tsx";
import { sayShare, sum } from "./chart-words.ts";
import { RankChart, rankHeight } from "./rank-chart.tsx";

const words = outcomeWords.numbers;

/** What came of it: value by month, why leads were lost, and what each source was worth. */
export function Outcomes({ since }: { since: string }) {
  const query = useQuery(deskQueries.outcomes(since));
  if (!query.data) return <Awaited query={query} rows={3} />;
  const { wonByMonth, lostByReason, wonBySource } = query.data;
  const value = sum(wonByMonth.map((month) => month.value));
  const lost = sum(lostByReason.map(({ count }) => count));
  const reasons = lostByReason.map(({ reason, count }) => ({ name: words.reasons[reason], count }));
  const sources = wonBySource.map(({ source, won }) => ({ name: source, count: won })).filter(({ count }) => count > 0);
  return (
    <>
      {wonByMonth.length === 0 ? (
        <NothingCounted title={words.value.title} text={numbersPage.nothing} />
      ) : (
        <ChartSection
          title={words.value.title}
          summary={fillWords(words.value.summary, {
            value: formatMoney(value),
            count: formatCount(sum(wonByMonth.map(({ count }) => count))),
          })}
          height={rankHeight(wonByMonth.length)}
          chart={(box) => (
            <RankChart
              ranks={wonByMonth.map((month) => ({ name: formatDate(month.month), count: month.value }))}
              box={box}
            />
          )}
          table={
            <FigureTable
              caption={words.value.title}
              columns={[words.value.month, words.value.won, words.value.value, words.value.unsaid]}
              rows={wonByMonth.map((month) => [
                formatDate(month.month),
                month.count,
                formatMoney(month.value),
                month.unsaid,
              ])}
            />
          }
        />
      )}
      {lost === 0 ? (
        <NothingCounted title={words.lost.title} text={numbersPage.nothing} />
      ) : (
        <ChartSection
          title={words.lost.title}
          summary={fillWords(words.lost.summary, { first: reasons[0]?.name ?? "", count: formatCount(lost) })}
          height={rankHeight(reasons.length)}
          chart={(box) => <RankChart ranks={reasons} box={box} />}
          table={
            <FigureTable
              caption={words.lost.title}
              columns={[words.lost.reason, words.lost.count, numbersPage.share]}
              rows={reasons.map(({ name, count }) => [name, count, sayShare(count, lost)])}
            />
          }
        />
      )}
      {wonBySource.length > 0 && (
        <ChartSection
          title={words.sources.title}
          summary={words.sources.summary}
          height={rankHeight(sources.length)}
          chart={(box) => <RankChart ranks={sources} box={box} />}
          table={
            <FigureTable
              caption={words.sources.title}
              columns={[
                numbersPage.sources.column,
                numbersPage.sources.count,
                words.value.won,
                words.value.value,
                numbersPage.share,
              ]}
              rows={wonBySource.map(({ source, leads, won, value: worth }) => [
                source,
                leads,
                won,
                formatMoney(worth),
                sayShare(won, leads),
              ])}
            />
          }
        />
      )}
    </>
  );
}
