import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#domain/money.ts";
import type { ChartBox } from "./axis.ts";

type DrawingProps = { title: string; summaryId: string; box: ChartBox; className: string; children: ReactNode };

/** The picture, named by its title and by the sentence that sums it up. */
export function Drawing({ title, summaryId, box, className, children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-labelledby={`${id} ${summaryId}`}
      className={classNames("figures h-auto w-full font-sans text-label tracking-[0]", className)}
    >
      <title id={id}>{title}</title>
      {children}
    </svg>
  );
}

type Tick = { count: number; y: number };

export function Ticks({ ticks, box }: { ticks: readonly Tick[]; box: ChartBox }) {
  return ticks.map((tick) => (
    <g key={tick.count}>
      <line x1={box.left} x2={box.width - box.right} y1={tick.y} y2={tick.y} className="stroke-rule" />
      <text x={box.left - 8} y={tick.y + 4} textAnchor="end" className="fill-ink-soft">
        {formatCount(tick.count)}
      </text>
    </g>
  ));
}

type EndsProps = { first: string; last: string; box: ChartBox; fromBelow?: number };

/** The first and the last place by name; what lies between is read off the table. */
export function Ends({ first, last, box, fromBelow = 6 }: EndsProps) {
  return (
    <>
      <text x={box.left} y={box.height - fromBelow} className="fill-ink-soft">
        {first}
      </text>
      <text x={box.width - box.right} y={box.height - fromBelow} textAnchor="end" className="fill-ink-soft">
        {last}
      </text>
    </>
  );
}
