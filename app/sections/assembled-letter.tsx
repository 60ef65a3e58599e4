import { WithGaps } from "#app/sections/letter-sheet.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";

export type AssembledLetterProps = SectionHead & {
  letterLabel: string;
  text: string;
  variants: readonly { title: string; text: string }[];
};

/** A whole letter on its sheet, and beside one another the passages that another kind of book would have instead. */
export function AssembledLetter({ letterLabel, text, variants, ...head }: AssembledLetterProps) {
  return (
    <Section layout="margin" {...head}>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,54rem)_minmax(0,1fr)]">
        <div className="rounded-md border border-rule bg-surface px-6 py-8 shadow-page max-xl:max-w-narrow sm:px-12 sm:py-12">
          <p className="label text-ink-soft">{letterLabel}</p>
          <div className="mt-5 font-serif whitespace-pre-wrap sm:text-[1.125rem]">
            <WithGaps text={text} />
          </div>
        </div>
        <div className="grid max-w-narrow content-between gap-8 sm:max-xl:grid-cols-2">
          {variants.map((variant) => (
            <div key={variant.title} className="border-t border-rule pt-4">
              <h3 className="label text-ink-soft">{variant.title}</h3>
              <p className="mt-3 font-serif">
                <WithGaps text={variant.text} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
