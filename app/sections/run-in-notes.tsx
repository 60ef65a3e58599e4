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
    // Two lines between the last of one and the first of the next: the rules of both columns stand level.
    <p className="break-inside-avoid border-t border-rule pt-4 pb-5 text-ink-soft last:pb-0 max-md:text-sm md:pt-5 md:pb-[calc(2lh-1.25rem-1px)]">
      <strong className="mr-1 font-serif text-title-s leading-[0] font-normal text-ink">{head}</strong> {rest}
    </p>
  );
}
