import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Mistake } from "#content/author-success-guide.ts";

export type RemedyListProps = SectionHead & {
  pairs: readonly Mistake[];
  mistakeLabel: string;
  solutionLabel: string;
};

const labelClasses = "label mb-2 text-ink-soft md:mb-4 md:[li+li_&]:sr-only";

/** What goes wrong on the left, the way out facing it on the right; the first row names both, and where they stand below each other every one. */
export function RemedyList({ pairs, mistakeLabel, solutionLabel, ...head }: RemedyListProps) {
  return (
    <Section columns={2} {...head}>
      <ol className="border-b border-rule">
        {pairs.map((pair) => (
          <li
            key={pair.mistake}
            className="grid gap-x-12 gap-y-3 border-t border-rule py-5 md:py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-cols-2 lg:gap-x-10 print:py-3"
          >
            <div>
              <p className={labelClasses}>{mistakeLabel}</p>
              <h3 className="text-[clamp(1.375rem,1.2rem+0.5vw,1.625rem)] leading-tight italic">{pair.mistake}</h3>
            </div>
            <div>
              <p className={labelClasses}>{solutionLabel}</p>
              <p className="md:text-lead md:[word-spacing:0.05em]">{pair.solution}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
