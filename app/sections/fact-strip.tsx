import { classNames } from "#app/ui/class-names.ts";
import type { Stat } from "#content/shapes.ts";

const columns: Record<number, string> = { 2: "sm:grid-cols-2", 4: "sm:grid-cols-2 xl:grid-cols-4" };

type FactStripProps = {
  stats: readonly Stat[];
  /** On a phone each has a line of its own; three short ones may stand beside each other, where the first screen has to hold them. */
  onPhone?: "lines" | "columns";
  className?: string;
};

/** Price, time and promise at a glance: a strip under a hairline; the next part brings the next line. */
export function FactStrip({ stats, onPhone = "lines", className }: FactStripProps) {
  const inLines = onPhone === "lines";
  return (
    <dl
      className={classNames(
        "grid border-t border-rule sm:gap-x-6 sm:gap-y-5 sm:pt-6",
        inLines ? "grid-cols-1" : "grid-cols-[repeat(3,auto)] justify-between gap-x-4 pt-4",
        columns[stats.length] ?? "sm:grid-cols-3 lg:max-xl:grid-cols-[repeat(3,auto)]",
        className,
      )}
    >
      {stats.map((stat) => (
        <div
          key={stat.label}
          className={classNames(
            "flex flex-col-reverse justify-end gap-x-4 gap-y-1",
            inLines &&
              "border-rule max-sm:not-first:border-t max-sm:flex-row-reverse max-sm:items-baseline max-sm:justify-between max-sm:py-2.5 max-sm:text-right",
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
