import type { Stat } from "#content/shapes.ts";

/** Figures for the first screen: smaller than a StatRow, in one line where they fit, on a phone in two, of which the second is full. */
export function CountRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-6 gap-x-4 gap-y-5 *:col-span-2 *:nth-[-n+2]:col-span-3 border-t border-rule pt-4 sm:grid-cols-5 sm:gap-x-6 sm:*:col-span-1! sm:pt-5">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-snug sm:text-[0.9375rem] text-ink-soft">{stat.label}</dt>
          <dd className="figures font-serif text-title-s leading-tight sm:text-title-m">{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
