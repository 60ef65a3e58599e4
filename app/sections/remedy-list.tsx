import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Mistake } from "#content/author-success-guide.ts";

export type RemedyListProps = SectionHead & {
  pairs: readonly Mistake[];
  mistakeLabel: string;
  solutionLabel: string;
};

/** What goes wrong on the left, the way out facing it on the right. */
export function RemedyList({ pairs, mistakeLabel, solutionLabel, ...head }: RemedyListProps) {
  return (
    <Section {...head}>
      <ol className="border-b border-rule">
        {pairs.map((pair) => (
          <li key={pair.mistake} className="grid gap-x-12 gap-y-5 border-t border-rule py-8 md:grid-cols-2 print:py-3">
            <div>
              <p className="label text-ink-soft">{mistakeLabel}</p>
              <h3 className="mt-2 max-w-short text-title-s italic">{pair.mistake}</h3>
            </div>
            <div>
              <p className="label text-ink-soft">{solutionLabel}</p>
              <p className="mt-2 max-w-measure">{pair.solution}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
