import type { Stat } from "#content/shapes.ts";

/** Figures for the first screen: smaller than a StatRow, in one line where they fit, on a phone below each other. */
export function CountRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="border-t border-rule sm:grid sm:grid-cols-5 sm:gap-x-6 sm:pt-5">
      {stats.map((stat) => (
        <div
          key={stat.label}
          className="flex flex-row-reverse items-baseline justify-between border-rule max-sm:py-2 max-sm:not-first:border-t sm:flex-col-reverse sm:items-start"
        >
          <dt className="text-[0.9375rem] leading-snug text-ink-soft">{stat.label}</dt>
          <dd className="figures font-serif text-title-s leading-tight sm:text-title-m">{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
