import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { NavLink } from "#content/links.ts";

export type LetterSheetProps = SectionHead & {
  /** Plain text; what stands in [brackets] is for the reader to fill. */
  text: string;
  itemName: string;
  copyLabel: string;
  /** What it is made of, in the order in which that is explained: where a paragraph begins with one of the names, its number hangs beside it. */
  parts: readonly { title: string }[];
  /** What unfolds the rest of it on a phone. */
  rest: string;
  note: string;
  /** Where a letter like it can be read whole. */
  example: NavLink;
  /** Beside the letter, down to its foot. */
  figure: ReactNode;
};

const letterId = "letter";
/** As far as its first sentence about the book. */
const openParagraphs = 4;

/** A letter to copy, on a sheet of its own. On paper the letter is all there is. */
export function LetterSheet({
  text,
  parts,
  itemName,
  copyLabel,
  rest,
  note,
  example,
  figure,
  ...head
}: LetterSheetProps) {
  const paragraphs = text.split("\n\n");
  const numberOf = (paragraph: string) =>
    parts.findIndex(({ title }) => paragraph.startsWith(`[${title.toUpperCase()}`)) + 1;
  const draw = (paragraph: string) => <Paragraph key={paragraph} text={paragraph} number={numberOf(paragraph)} />;
  const [opening, others] = [paragraphs.slice(0, openParagraphs), paragraphs.slice(openParagraphs)];
  return (
    <Section layout="margin" {...head}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
        <div className="rounded-md border border-rule bg-surface shadow-page print:border-0 print:shadow-none">
          <div className="flex items-center justify-between gap-4 border-b border-rule px-6 py-3 sm:px-12 print:hidden">
            <p className="label text-ink-soft">{itemName}</p>
            <Island of={CopyButton} props={{ label: copyLabel, text, itemName, shownIn: letterId }} />
          </div>
          <div
            id={letterId}
            className="px-6 py-8 font-serif whitespace-pre-wrap sm:px-12 sm:py-12 sm:text-[1.125rem] print:p-0 print:text-[10pt] print:leading-[1.32]"
          >
            {opening.map(draw)}
            <details className="folds-on-phones">
              <FoldSummary className="mt-5 border-t border-rule font-sans">{rest}</FoldSummary>
              <div className="mt-[1lh]">{others.map(draw)}</div>
            </details>
          </div>
        </div>
        <div className="flex flex-col gap-6 lg:gap-10 lg:self-stretch print:hidden">
          <p className="max-w-measure border-l-2 border-gold pl-5 text-ink-soft">
            {note}{" "}
            <a href={example.to} className="text-link font-semibold">
              {example.label}
            </a>
            .
          </p>
          <div className="max-sm:mb-5 lg:flex-1">{figure}</div>
        </div>
      </div>
    </Section>
  );
}

function Paragraph({ text, number }: { text: string; number: number }) {
  return (
    <p className="relative text-pretty not-first:mt-[1lh]">
      {number > 0 && (
        <span aria-hidden="true" className="absolute top-0 right-full mr-2 text-gold-ink sm:mr-4 print:hidden">
          {number}
        </span>
      )}
      <WithGaps text={text} />
    </p>
  );
}

/** Gaps stand out by their [brackets], because they are the reader’s. */
export function WithGaps({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((part, place) =>
    part.startsWith("[") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, and some gaps occur twice.
      <span key={place}>
        <Bracket>[</Bracket>
        {part.slice(1, -1)}
        <Bracket>]</Bracket>
      </span>
    ) : (
      part
    ),
  );
}

function Bracket({ children }: { children: string }) {
  return <span className="text-gold-ink">{children}</span>;
}
