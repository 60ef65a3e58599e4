import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { ArticleChart, ChartRow, ChartSpan } from "#content/article-charts.ts";

type Scale = Pick<ArticleChart, "from" | "to">;

/**
 * Bars on one scale, in words and figures that a phone can show: how long, how much, from when until when. Where it
 * stands in place of a table, whoever hears it hears the rows.
 */
export function SpanChart({ chart, alt }: { chart: ArticleChart; alt: string }) {
  return (
    <div
      {...(chart.isTable ? { role: "list" } : { role: "img", "aria-label": alt })}
      style={{ "--figure": widest(chart), "--lines": linesOf(chart) } as CSSProperties}
      className={classNames("span-chart", chart.mark !== undefined && "has-mark", widest(chart) && "has-figures")}
    >
      {chart.rows.map((row) => (
        <Row key={row.label} row={row} chart={chart} asRow={chart.isTable} />
      ))}
      {chart.ticks.length > 0 && (
        <div className="scale" aria-hidden={chart.isTable}>
          {chart.unit && <span>{chart.unit}</span>}
          <div>
            {chart.ticks.map((tick) => (
              <b
                key={tick.at}
                className={tick.at === chart.mark ? "is-mark" : undefined}
                style={{ left: percent(middleOf(tick), chart), translate: underLine(tick, chart) }}
              >
                {tick.label}
              </b>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const middleOf = ({ at, until = at }: ArticleChart["ticks"][number]) => (at + until) / 2;

/** What the scale says stands under the middle of its line; at an end of the scale, words keep inside it. */
function underLine({ at, label }: ArticleChart["ticks"][number], { from, to }: Scale): string | undefined {
  if (label.length === 1) return "-50%";
  if (at === from) return;
  return at === to ? "-100%" : "-50%";
}

/** The room of the column of figures, where there is one. */
function widest({ rows }: ArticleChart): string | undefined {
  const letters = Math.max(...rows.map(({ figure }) => figure?.length ?? 0));
  return letters > 0 ? `${letters}ch` : undefined;
}

/** The lines of the scale, once for all rows: each has them as its ground. */
const linesOf = (chart: ArticleChart) =>
  chart.ticks
    .map(({ at }) => {
      const [color, width] = at === chart.mark ? ["gold", 2] : ["rule", 1];
      return `linear-gradient(var(--color-${color}) 0 0) ${percent(at, chart)} 0/${width}px 100% no-repeat`;
    })
    .join();

function Row({ row, chart, asRow }: { row: ChartRow; chart: ArticleChart; asRow?: boolean }) {
  return (
    <div role={asRow ? "listitem" : undefined}>
      <span>
        {row.label}
        {row.note && <small> {row.note}</small>}
      </span>
      <div>
        {row.spans.map((span) => (
          <Bar key={span.to} span={span} scale={chart} />
        ))}
      </div>
      {row.figure && <span>{row.figure}</span>}
    </div>
  );
}

const looks = {
  strong: "is-strong",
  lettered: "is-lettered",
  soft: "is-soft",
  pale: "is-pale",
  outlined: "is-outlined",
  open: "is-open",
} as const;

function Bar({ span, scale }: { span: ChartSpan; scale: Scale }) {
  const { from, to, text, tone = text && "lettered" } = span;
  const end = tone === "open" ? scale.to : to;
  return (
    <i
      className={classNames(from === to && "is-pin", tone && looks[tone]) || undefined}
      style={{
        left: percent(from, scale),
        ...(from < to && { width: `calc(${percent(end, { from, to: from + scale.to - scale.from })} - 1px)` }),
      }}
    >
      {text}
    </i>
  );
}

const percent = (at: number, { from, to }: Scale) => `${Number((((at - from) / (to - from)) * 100).toFixed(2))}%`;
