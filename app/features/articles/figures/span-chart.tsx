import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { ArticleChart, ChartRow, ChartSpan } from "#content/article-charts.ts";

type Scale = Pick<ArticleChart, "from" | "to">;

/** Bars on one scale, in words and figures that a phone can show: how long, how much, from when until when. */
export function SpanChart({ chart, alt }: { chart: ArticleChart; alt: string }) {
  return (
    <div
      role="img"
      aria-label={alt}
      style={{ "--figure": widest(chart), "--lines": linesOf(chart) } as CSSProperties}
      className="figures border-y border-rule-strong py-6 font-sans text-sm leading-snug"
    >
      <div className="flex flex-col gap-3 sm:gap-2.5">
        {chart.rows.map((row) => (
          <Row key={row.label} row={row} chart={chart} />
        ))}
      </div>
      {chart.ticks.length > 0 && (
        <div className={classNames(columnsOf(chart), "mt-2")}>
          <div className="relative h-5 text-ink-soft sm:col-start-2">
            {chart.ticks.map(({ at, label }) => (
              <span
                key={at}
                // Under its line, but inside the ends of the scale where nothing follows them: on a phone it would be cut.
                className={classNames(
                  "absolute whitespace-nowrap",
                  (at < chart.to || hasFigures(chart)) && "sm:-translate-x-1/2!",
                  at > chart.from &&
                    (at - chart.from > (chart.to - chart.from) * 0.9 ? "-translate-x-full" : "-translate-x-1/2"),
                )}
                style={{ left: percent(at, chart) }}
              >
                {label}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const widest = ({ rows }: ArticleChart) => `${Math.max(...rows.map(({ figure }) => figure?.length ?? 0))}ch`;

/** The lines of the scale, once for all rows: each has them as its ground. */
const linesOf = (chart: ArticleChart) =>
  chart.ticks
    .map(({ at }) => `linear-gradient(var(--color-rule) 0 0) ${percent(at, chart)} 0/1px 100% no-repeat`)
    .join();

const hasFigures = ({ rows }: Pick<ArticleChart, "rows">) => rows.some(({ figure }) => figure);

/** A name, its bar, and its figure where the rows have one. */
const columnsOf = ({ rows }: ArticleChart) =>
  classNames(
    "grid gap-x-6 gap-y-1",
    hasFigures({ rows })
      ? "sm:grid-cols-[minmax(0,14.5rem)_minmax(45%,1fr)_var(--figure)]"
      : "sm:grid-cols-[14.5rem_minmax(0,1fr)]",
  );

function Row({ row, chart }: { row: ChartRow; chart: ArticleChart }) {
  const isStressed = row.spans.some(({ tone }) => tone === "strong");
  return (
    <div
      className={classNames(
        columnsOf(chart),
        "max-sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center",
        // The row itself keeps its letters: the columns are measured in them.
        isStressed && "[&>span]:font-semibold",
      )}
    >
      <span>{row.label}</span>
      <div className="relative -my-1.5 h-11 sm:[background:var(--lines)] *:absolute *:inset-y-1.5 *:flex *:items-center *:justify-center *:overflow-hidden max-sm:order-3 max-sm:col-span-2 max-sm:*:text-[0.6875rem]">
        {row.spans.map((span) => (
          <Bar key={span.from} span={span} scale={chart} />
        ))}
      </div>
      {row.figure && <span className="text-right whitespace-nowrap">{row.figure}</span>}
    </div>
  );
}

const tones = {
  strong: "bg-ink text-paper",
  even: "bg-[color-mix(in_srgb,var(--color-gold)_72%,var(--color-paper))]",
  /** With words on it, which must be readable in the dark, too. */
  lettered: "bg-[color-mix(in_srgb,var(--color-gold)_54%,var(--color-paper))] text-ink",
  soft: "bg-[color-mix(in_srgb,var(--color-gold)_44%,var(--color-paper))] text-ink",
  /** Beyond its end there is more. */
  open: "bg-linear-to-r from-[color-mix(in_srgb,var(--color-gold)_72%,var(--color-paper))] from-[calc(100%-0.75rem)] to-transparent",
} as const;

function Bar({ span, scale }: { span: ChartSpan; scale: Scale }) {
  const { from, to, text, tone = text ? "lettered" : "even" } = span;
  return (
    <span
      className={classNames(tones[tone], from === to && "w-1.5 -translate-x-1/2")}
      style={{
        left: percent(from, scale),
        ...(from < to && {
          width: `calc(${percent(to, { from, to: from + scale.to - scale.from })} ${tone === "open" ? "+ 0.5rem" : "- 1px"})`,
        }),
      }}
    >
      {text}
    </span>
  );
}

const percent = (at: number, { from, to }: Scale) => `${Number((((at - from) / (to - from)) * 100).toFixed(2))}%`;
