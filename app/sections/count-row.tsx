import type { Stat } from "#content/shapes.ts";

/** Figures for the first screen: smaller than a StatRow, in one line where they fit, on a phone in two. */
export function CountRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-3 border-t border-rule pt-4 sm:grid-cols-5 sm:gap-x-6 sm:pt-5">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug sm:text-[0.9375rem] text-ink-soft">{stat.label}</dt>
          <dd className="figures font-serif text-title-s leading-tight sm:text-title-m">{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
