import { tickClasses } from "#app/forms/checkbox-field.tsx";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";

export type ChecklistProps = SectionHead & {
  /** What unfolds them on a phone. */
  fold: string;
  items: readonly { item: string; note: string }[];
};

/** Boxes to tick, on the screen or with a pencil. Nothing is kept: it is the reader's own last look. */
export function Checklist({ fold, items, ...head }: ChecklistProps) {
  return (
    <Section columns={3} {...head}>
      <details className="folds-on-phones border-rule not-open:max-lg:border-b">
        <FoldSummary className="border-t border-rule">{fold}</FoldSummary>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ item, note }) => (
            <li key={item} className="-mt-px border-y border-rule print:break-inside-avoid">
              <label className="flex h-full gap-4 py-5 transition-colors hover:text-action-strong">
                <input type="checkbox" className={tickClasses} />
                <span>
                  <span className="block font-serif text-title-s">{item}</span>
                  <span className="mt-1 block text-sm text-ink-soft">{note}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
