import type { Stat } from "#content/shapes.ts";

/** Figures for the first screen: smaller than a StatRow, in one line where they fit, in columns of three on a phone. */
export function CountRow({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-5 border-t border-rule pt-5 sm:grid-cols-5">
      {stats.map((stat) => (
        <div key={stat.label} className="flex flex-col-reverse">
          <dt className="text-[0.9375rem] leading-snug text-ink-soft">{stat.label}</dt>
          <dd className="figures font-serif text-title-m">{stat.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
