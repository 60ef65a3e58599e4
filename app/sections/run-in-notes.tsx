import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { splitRunIn } from "./run-in.ts";

/** Notes in two columns whose first sentence is the heading, run into the text as in a well-set footnote; on a phone it unfolds them. */
export function RunInNotes({ paragraphs, ...head }: SectionHead & { paragraphs: readonly string[] }) {
  return (
    <Section layout="margin" {...head}>
      <div className="gap-12 max-lg:border-b max-lg:border-rule lg:columns-2">
        {paragraphs.map((paragraph) => (
          <RunInNote key={paragraph} paragraph={paragraph} />
        ))}
      </div>
    </Section>
  );
}

function RunInNote({ paragraph }: { paragraph: string }) {
  const { head, rest } = splitRunIn(paragraph);
  return (
    // Two lines between the last of one and the first of the next: the rules of both columns stand level. A margin, which
    // unlike padding ends with its column.
    <details className="folds-on-phones break-inside-avoid border-t border-rule last:mb-0 lg:mb-[calc(2lh-1.25rem-1px)]">
      <FoldSummary className="min-h-13">
        <span className="font-serif text-title-s font-normal">{head.replace(/\.$/, "")}</span>
      </FoldSummary>
      <p className="text-ink-soft max-lg:pb-5 max-lg:text-ui lg:pt-5">
        <strong className="mr-1 font-serif text-title-s leading-[0] font-normal text-ink max-lg:not-print:hidden">
          {head}
        </strong>{" "}
        {rest}
      </p>
    </details>
  );
}
