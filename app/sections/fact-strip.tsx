import { classNames } from "#app/ui/class-names.ts";
import type { Stat } from "#content/shapes.ts";

const columns: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-[repeat(3,auto)] justify-between sm:grid-cols-[repeat(3,1fr)]",
  4: "grid-cols-2 xl:grid-cols-4",
};

/** On a phone a longer figure would break in its column: there each has a line of its own. */
const longestBeside = 9;

/** Price, time and promise at a glance: a strip under a hairline, for the first screen of a page; the next part brings the next line. */
export function FactStrip({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  const isLong = stats.some(({ figure }) => figure.length > longestBeside);
  return (
    <dl
      className={classNames(
        "grid gap-x-4 gap-y-5 border-t border-rule pt-4 sm:gap-x-6 sm:pt-6",
        columns[stats.length] ?? "grid-cols-3",
        isLong && "max-sm:grid-cols-1 max-sm:gap-y-0 max-sm:pt-0",
        className,
      )}
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className={classNames(
            "flex gap-1",
            isLong
              ? "items-baseline justify-between border-rule max-sm:not-first:border-t max-sm:flex-row-reverse max-sm:py-2.5 max-sm:text-right sm:flex-col-reverse sm:items-start sm:justify-end"
              : "flex-col-reverse justify-end",
          )}
        >
          <dt className="text-[0.9375rem] leading-snug text-balance text-ink-soft sm:text-sm">{stat.label}</dt>
          <dd className="figures font-serif text-[clamp(1.125rem,5.6vw,1.375rem)] leading-tight whitespace-nowrap sm:text-title-m">
            {stat.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
