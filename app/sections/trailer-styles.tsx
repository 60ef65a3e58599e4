import type { ReactNode } from "react";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { TrailerStyle } from "#content/services/book-trailer-video.ts";

export type TrailerStylesProps = SectionHead & {
  styles: readonly TrailerStyle[];
  /** Said before what a style suits. */
  bestForLabel: string;
  /** A frame of each, in the order of the styles. */
  frames: readonly ReactNode[];
};

/** Styles to choose between, set like an index: a frame of it, name and length, what it is, what it suits. */
export function TrailerStyles({ styles, bestForLabel, frames, ...head }: TrailerStylesProps) {
  return (
    <Section {...head}>
      <ul className="border-b border-rule">
        {styles.map((style, place) => (
          <li
            key={style.type}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-t border-rule py-6 sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[17.5rem_10rem_minmax(0,1fr)_minmax(0,14rem)] lg:items-center lg:gap-x-12 print:block"
          >
            <div className="sm:max-lg:row-span-3">{frames[place]}</div>
            <div>
              <h3 className="text-title-s">{style.type}</h3>
              <p className="figures text-sm font-semibold">{style.duration}</p>
            </div>
            <p className="max-w-measure text-ink-soft max-sm:col-span-2">
              <Unbroken text={style.description} />
            </p>
            <p className="text-sm max-sm:col-span-2">
              <span className="label block text-ink-soft">{bestForLabel}</span>
              {style.bestFor}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
