import { classNames } from "#app/ui/class-names.ts";
import type { Stat } from "#content/shapes.ts";

const columns: Record<number, string> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-2 xl:grid-cols-4",
};

/** Price, time and promise at a glance: a strip between two hairlines, for the first screen of a page. */
export function FactStrip({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={classNames(
        "grid gap-x-4 gap-y-5 border-y border-rule py-4 sm:gap-x-8 sm:py-6",
        columns[stats.length] ?? "grid-cols-3",
        className,
      )}
    >
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-[0.9375rem] leading-snug text-ink-soft sm:text-sm">{stat.label}</dt>
          <dd className="figures font-serif text-[clamp(1.125rem,5.6vw,1.375rem)] leading-tight sm:text-title-m sm:whitespace-nowrap">
            {stat.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
