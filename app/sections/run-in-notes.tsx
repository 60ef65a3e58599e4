import { Section, type SectionHead } from "#app/ui/section.tsx";
import { splitRunIn } from "./run-in.ts";

/** Notes in two columns whose first sentence is the heading, run into the text as in a well-set footnote. */
export function RunInNotes({ paragraphs, ...head }: SectionHead & { paragraphs: readonly string[] }) {
  return (
    <Section layout="margin" {...head}>
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 md:gap-y-8">
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
    <p className="border-t border-rule pt-4 text-ink-soft max-md:text-sm md:pt-5 md:last:odd:col-span-2 md:last:odd:columns-2 md:last:odd:gap-12">
      <strong className="mr-1 font-serif text-title-s font-normal text-ink">{head}</strong> {rest}
    </p>
  );
}
