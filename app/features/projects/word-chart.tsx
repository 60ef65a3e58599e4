import { useId } from "react";
import { projectPage } from "#content/dashboard.ts";
import { formatWords } from "#domain/project.ts";
import type { WordEntry } from "#domain/word-log.ts";
import { drawChart } from "./chart-geometry.ts";
import { fillWords, sayDay } from "./fill-words.ts";

const words = projectPage.chart;
const box = { width: 640, height: 260, left: 64, right: 12, top: 22, bottom: 30 };

/** Words over time against the target. The same figures stand in the table beside it, so the picture says only its sum. */
export function WordChart({ log, targetWords }: { log: readonly WordEntry[]; targetWords: number }) {
  const id = useId();
  const chart = drawChart(log, targetWords, box);
  if (!chart) return <p className="border-y border-rule py-8 text-ink-soft">{words.tooLittle}</p>;
  const { first, last } = chart;
  const summary = fillWords(words.summary, {
    from: sayDay(first.day),
    to: sayDay(last.day),
    first: formatWords(first.words),
    last: formatWords(last.words),
    target: formatWords(targetWords),
  });
  return (
    <figure>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-summary`}
        className="figures h-auto w-full font-sans text-label tracking-normal"
      >
        <title id={`${id}-title`}>{words.title}</title>
        {chart.ticks.map((tick) => (
          <g key={tick.words}>
            <line x1={box.left} x2={box.width - box.right} y1={tick.y} y2={tick.y} className="stroke-rule" />
            <text x={box.left - 10} y={tick.y + 4} textAnchor="end" className="fill-ink-soft">
              {formatWords(tick.words)}
            </text>
          </g>
        ))}
        <polygon points={chart.area} className="fill-action/10" />
        <line
          x1={box.left}
          x2={box.width - box.right}
          y1={chart.targetY}
          y2={chart.targetY}
          strokeDasharray="6 4"
          strokeWidth="1.5"
          className="stroke-gold"
        />
        <text x={box.left + 6} y={chart.targetY - 6} className="fill-gold-ink font-semibold">
          {fillWords(words.target, { words: formatWords(targetWords) })}
        </text>
        <polyline points={chart.line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-action" />
        {chart.points.length <= 60 &&
          chart.points.map((point) => (
            <circle key={point.id} cx={point.x} cy={point.y} r="3" className="fill-action" />
          ))}
        <text x={box.left} y={box.height - 8} className="fill-ink-soft">
          {sayDay(first.day)}
        </text>
        <text x={box.width - box.right} y={box.height - 8} textAnchor="end" className="fill-ink-soft">
          {sayDay(last.day)}
        </text>
      </svg>
      <figcaption id={`${id}-summary`} className="figures mt-2 text-sm text-ink-soft">
        {summary}
      </figcaption>
    </figure>
  );
}
