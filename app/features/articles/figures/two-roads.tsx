import { classNames } from "#app/ui/class-names.ts";
import { twoRoads } from "#content/article-charts.ts";

/** What an author has in hand after so many copies: one road starts deep and climbs, the other starts high and stays. */
export function TwoRoads({ alt }: { alt: string }) {
  const { copies, dollars, cost, advance, even, ahead, words } = twoRoads;
  const across = (sold: number) => (sold / copies) * 100;
  const down = (sum: number) => ((dollars - sum) / (dollars + cost)) * 100;
  const end = down((cost / even) * copies - cost);
  const level = down(advance);
  const nothing = down(0);
  return (
    <div
      role="img"
      aria-label={alt}
      className="figures bg-sky px-gutter py-7 font-sans text-[0.8125rem] leading-snug max-lg:-mx-gutter sm:px-12 sm:py-10 sm:text-ui"
    >
      <div className="relative aspect-4/3 sm:aspect-12/5">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
          <path d={`M0 ${nothing}V100L${across(even)} ${nothing}z`} fill="var(--color-danger)" fillOpacity=".24" />
          <path d={`M${across(ahead)} ${level}L100 ${end}V${level}z`} fill="var(--color-gold)" fillOpacity=".6" />
          <g fill="none" stroke="var(--color-ink-soft)" className="*:[vector-effect:non-scaling-stroke]">
            <path d={`M0 0V100M0 ${nothing}H100`} />
            <path d={`M${across(even)} ${nothing}V100M${across(ahead)} ${level}V100`} strokeDasharray="2 5" />
            <path d={`M0 ${level}H100`} stroke="var(--color-gold)" strokeWidth="3" />
            <path d={`M0 100L100 ${end}`} stroke="var(--color-ink)" strokeWidth="3" />
          </g>
        </svg>
        <Label left={1.5} top={level} className="-translate-y-full pb-1.5">
          {words.advance}
        </Label>
        <Label left={1.5} top={nothing} className="-translate-y-full pb-1">
          {words.nothing}
        </Label>
        <Label left={9} top={100} className="-translate-y-full">
          {words.cost}
        </Label>
        {/* Along the line that it names, in either shape of the chart. */}
        <Label
          left={38}
          top={100 - 0.38 * (100 - end)}
          className="origin-bottom-left -translate-y-full -rotate-[36.7deg] pb-1.5 sm:-rotate-[22.5deg]"
        >
          {words.alone}
        </Label>
      </div>
      <div className="relative mt-2 h-5">
        <Label left={across(even)} className="-translate-x-1/2">
          {words.even}
        </Label>
        <Label left={across(ahead)} className="-translate-x-1/2">
          {words.ahead}
        </Label>
      </div>
    </div>
  );
}

type LabelProps = { left: number; top?: number; className: string; children: string };

function Label({ left, top = 0, className, children }: LabelProps) {
  return (
    <span className={classNames("absolute whitespace-nowrap", className)} style={{ left: `${left}%`, top: `${top}%` }}>
      {children}
    </span>
  );
}
