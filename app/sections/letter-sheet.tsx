import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { NavLink } from "#content/links.ts";

export type LetterSheetProps = SectionHead & {
  /** Plain text; what stands in [brackets] is for the reader to fill. */
  text: string;
  itemName: string;
  copyLabel: string;
  note: string;
  /** Where a letter like it can be read whole, and what that looks like. */
  example: NavLink;
  figure: ReactNode;
};

const letterId = "letter";

/** A letter to copy, on a sheet of its own. On paper the letter is all there is. */
export function LetterSheet({ text, itemName, copyLabel, note, example, figure, ...head }: LetterSheetProps) {
  return (
    <Section layout="margin" {...head}>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block">
        <div className="rounded-md border border-rule bg-surface shadow-page print:border-0 print:shadow-none">
          <div className="flex items-center justify-between gap-4 border-b border-rule px-6 py-3 sm:px-12 print:hidden">
            <p className="label text-ink-soft">{itemName}</p>
            <Island of={CopyButton} props={{ label: copyLabel, text, itemName, shownIn: letterId }} />
          </div>
          <div
            id={letterId}
            className="px-6 py-8 font-serif whitespace-pre-wrap sm:px-12 sm:py-12 sm:text-[1.125rem] print:p-0 print:text-[10pt] print:leading-[1.32]"
          >
            <WithGaps text={text} />
          </div>
        </div>
        <div className="lg:beside-list print:hidden">
          <p className="max-w-measure border-l-2 border-gold pl-5 text-ink-soft">
            {note}{" "}
            <a href={example.to} className="text-link font-semibold">
              {example.label}
            </a>
            .
          </p>
          <div className="mt-10 max-lg:hidden">{figure}</div>
        </div>
      </div>
    </Section>
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
