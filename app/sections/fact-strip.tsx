import { classNames } from "#app/ui/class-names.ts";
import type { Stat } from "#content/shapes.ts";

const columns: Record<number, string> = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-2 xl:grid-cols-4",
};

/** Price, time and promise at a glance: a strip between two hairlines, for the first screen of a page. */
export function FactStrip({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={classNames(
        "grid gap-x-8 border-y border-rule max-sm:divide-y max-sm:divide-rule sm:gap-y-6 sm:py-6",
        columns[stats.length] ?? "sm:grid-cols-3",
        className,
      )}
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-row-reverse items-baseline justify-between gap-4 max-sm:py-3 sm:flex-col-reverse sm:justify-end sm:gap-1.5"
        >
          <dt className="text-sm leading-snug text-ink-soft max-sm:text-right">{stat.label}</dt>
          <dd className="figures font-serif text-title-m whitespace-nowrap">{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
