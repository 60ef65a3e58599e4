import { splitWhole } from "#app/charts/bar-geometry.ts";
import { numbersPage as words } from "#content/desk-office.ts";
import { sayDuration } from "#domain/due-clock.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { ChartSection, FigureTable } from "./chart-figure.tsx";
import { type ChartProps, sayShare, sum } from "./chart-words.ts";

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
      : fillWords(words.promise.summary, { kept: formatCount(promise.kept), answered: formatCount(answered) });
  const median =
    promise.medianHours === null
      ? ""
      : fillWords(words.promise.median, { hours: sayDuration(promise.medianHours * 3_600_000) });
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
                {formatCount(promise[part])}
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
