import type { ReactNode } from "react";
import { WithGaps } from "#app/sections/letter-sheet.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";

type Passage = { title: string; example: string };

export type AssembledLetterProps = SectionHead & {
  letterLabel: string;
  text: string;
  /** What it is made of, in the order in which that was explained. */
  passages: readonly Passage[];
  variants: readonly { title: string; text: string }[];
  /** What becomes of such a letter: it stands below them, down to its foot. */
  figure: ReactNode;
};

/** A whole letter on its sheet, its passages numbered as they were explained, and beside it those that another kind of book would have instead. */
export function AssembledLetter({ letterLabel, text, passages, variants, figure, ...head }: AssembledLetterProps) {
  return (
    <Section layout="margin" {...head}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="self-start rounded-md border border-rule bg-surface px-6 py-8 shadow-page sm:px-12 sm:py-12">
          <p className="label text-ink-soft">{letterLabel}</p>
          {text.split("\n\n").map((paragraph) => (
            <Paragraph key={paragraph} pieces={numberPassages(paragraph, passages)} />
          ))}
        </div>
        <div className="grid gap-8 sm:max-lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
          {variants.map((variant) => (
            <div key={variant.title} className="border-t border-rule pt-4">
              <h3 className="label text-ink-soft">{variant.title}</h3>
              <p className="mt-3 font-serif">
                <WithGaps text={variant.text} />
              </p>
            </div>
          ))}
          <div className="max-lg:hidden">{figure}</div>
        </div>
      </div>
    </Section>
  );
}

type Piece = { text: string; title?: string; number?: number };

export function numberPassages(paragraph: string, passages: readonly Passage[]): Piece[] {
  let pieces: Piece[] = [{ text: paragraph }];
  for (const [place, { title, example }] of passages.entries()) {
    pieces = pieces.flatMap((piece) => {
      const [before = "", after] = piece.number ? [] : piece.text.split(example);
      if (after === undefined) return [piece];
      return [{ text: before }, { text: example, title, number: place + 1 }, { text: after }];
    });
  }
  return pieces.filter(({ text }) => text);
}

function Paragraph({ pieces }: { pieces: readonly Piece[] }) {
  const named = pieces.filter(({ number }) => number);
  return (
    <div className="mt-5">
      {named.length > 0 && (
        <p className="label mb-1.5 flex flex-wrap gap-x-5 text-ink-soft">
          {named.map(({ title, number }) => (
            <span key={title}>
              <span className="text-gold-ink">{number}</span> {title}
            </span>
          ))}
        </p>
      )}
      <p className="font-serif whitespace-pre-line sm:text-[1.125rem]">
        {pieces.map(({ text, number }) => (
          <span key={text}>
            {number && (
              <sup aria-hidden="true" className="mr-0.5 text-[0.7em] leading-none text-gold-ink">
                {number}
              </sup>
            )}
            <WithGaps text={text} />
          </span>
        ))}
      </p>
    </div>
  );
}
