import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Stat } from "#content/shapes.ts";

const columns: Record<number, string> = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** Figures in the display cut, each above its name and under a rule of its own, from edge to edge. */
export function StatRow({ stats, ...head }: SectionHead & { stats: readonly Stat[] }) {
  return (
    <Section head="running" columns={stats.length} {...head}>
      <dl
        className={classNames(
          "grid grid-cols-2 gap-x-6 gap-y-8 lg:gap-x-10",
          columns[stats.length] ?? "lg:grid-cols-3",
        )}
      >
        {stats.map((stat) => (
          <div key={stat.label} className="flex flex-col-reverse justify-end gap-2 border-t border-rule-strong pt-6">
            <dt className="label text-ink-soft">{stat.label}</dt>
            <dd className="figures font-serif text-display tracking-display">{stat.figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
