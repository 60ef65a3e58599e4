import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { TrailerStyle } from "#content/services/book-trailer-video.ts";

export type TrailerStylesProps = SectionHead & {
  styles: readonly TrailerStyle[];
  /** Said before what a style suits. */
  bestForLabel: string;
};

/** Styles to choose between, set like an index: name and length in the margin, what it is, what it suits. */
export function TrailerStyles({ styles, bestForLabel, ...head }: TrailerStylesProps) {
  return (
    <Section {...head}>
      <ul className="border-b border-rule">
        {styles.map((style) => (
          <li
            key={style.type}
            className="grid gap-x-12 gap-y-3 border-t border-rule py-7 lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,17rem)]"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 lg:block">
              <h3 className="text-title-s">{style.type}</h3>
              <p className="figures text-sm font-semibold">{style.duration}</p>
            </div>
            <p className="max-w-measure text-ink-soft">{style.description}</p>
            <p className="text-sm">
              <span className="label block text-ink-soft">{bestForLabel}</span>
              {style.bestFor}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
