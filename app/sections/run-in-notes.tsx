import { Section, type SectionHead } from "#app/ui/section.tsx";
import { splitRunIn } from "./run-in.ts";

/** Notes in two columns whose first sentence is the heading, run into the text as in a well-set footnote. */
export function RunInNotes({ paragraphs, ...head }: SectionHead & { paragraphs: readonly string[] }) {
  return (
    <Section layout="margin" {...head}>
      <div className="gap-12 md:columns-2">
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
    <p className="mb-5 break-inside-avoid border-t border-rule pt-4 text-ink-soft last:mb-0 max-md:text-sm md:mb-[calc(2lh-1.25rem-1px)] md:pt-5">
      <strong className="mr-1 font-serif text-title-s leading-[0] font-normal text-ink">{head}</strong> {rest}
    </p>
  );
}
