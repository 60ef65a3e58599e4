import { useId } from "react";
import type { ChartBox } from "#app/charts/axis.ts";
import { Drawing, Ends, Ticks } from "#app/charts/drawing.tsx";
import { projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { sayDay } from "#domain/say-time.ts";
import { inOrder, type WordEntry } from "#domain/word-log.ts";
import { drawChart } from "./chart-geometry.ts";

const words = projectPage.chart;
// Drawn for the width it is shown at, so that its lettering keeps the size of the text around it.
const wide = { width: 760, height: 300, left: 64, right: 8, top: 24, bottom: 30 };
const narrow = { width: 350, height: 240, left: 58, right: 6, top: 24, bottom: 30 };

type WordChartProps = { log: readonly WordEntry[]; targetWords: number };

/** Words over time against the target. The same figures stand in the table beside it, so the picture says only its sum. */
export function WordChart({ log, targetWords }: WordChartProps) {
  const id = useId();
  const ordered = inOrder(log);
  const first = ordered[0];
  const last = ordered.at(-1);
  if (!first || !last || first === last) {
    return <p className="border-y border-rule py-8 text-ink-soft">{words.tooLittle}</p>;
  }
  const summary = fillWords(words.summary, {
    from: sayDay(first.day),
    to: sayDay(last.day),
    first: formatCount(first.words),
    last: formatCount(last.words),
    target: formatCount(targetWords),
  });
  return (
    <figure>
      <Drawing title={words.title} box={wide} summaryId={id} className="max-sm:hidden">
        <Lines log={log} targetWords={targetWords} box={wide} />
      </Drawing>
      <Drawing title={words.title} box={narrow} summaryId={id} className="sm:hidden">
        <Lines log={log} targetWords={targetWords} box={narrow} />
      </Drawing>
      <figcaption id={id} className="figures mt-2 text-sm text-ink-soft">
        {summary}
      </figcaption>
    </figure>
  );
}

type LinesProps = WordChartProps & { box: ChartBox };

function Lines({ log, targetWords, box }: LinesProps) {
  const chart = drawChart(log, targetWords, box);
  if (!chart) return null;
  return (
    <>
      <Ticks ticks={chart.ticks} box={box} />
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
        {fillWords(words.target, { words: formatCount(targetWords) })}
      </text>
      <polyline points={chart.line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-action" />
      {chart.points.length <= 60 &&
        chart.points.map((point) => <circle key={point.id} cx={point.x} cy={point.y} r="3" className="fill-action" />)}
      <Ends first={sayDay(chart.first.day)} last={sayDay(chart.last.day)} box={box} fromBelow={8} />
    </>
  );
}
