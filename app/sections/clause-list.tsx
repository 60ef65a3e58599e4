import { Badge } from "#app/ui/badge.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Clause } from "#content/specimen-agreement.ts";

/** Clauses of a contract in the text column, with what they mean, and what of them may change, in the margin. */
export function ClauseList({
  clauses,
  first,
  words,
  ...head
}: SectionHead & {
  clauses: readonly Clause[];
  /** The number of the first clause: they are counted through the whole agreement. */
  first: number;
  words: { note: string; negotiable: string };
}) {
  return (
    <Section {...head}>
      <ol className="border-b border-rule">
        {clauses.map((clause, index) => (
          <li
            key={clause.id}
            id={clause.id}
            className="grid gap-x-12 gap-y-5 border-t border-rule py-8 lg:grid-cols-[13rem_minmax(0,1fr)_16rem]"
          >
            <h3 className="text-title-s">
              <span className="figures mr-2 text-gold-ink">{first + index}.</span>
              {clause.title}
            </h3>
            <div className="prose font-serif">
              {clause.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <aside aria-label={`${words.note}: ${clause.title}`} className="border-l-2 border-gold pl-5 text-sm">
              <p>{clause.note}</p>
              {clause.negotiable && (
                <p className="mt-3 text-ink-soft">
                  <Badge tone="gold" className="mr-2">
                    {words.negotiable}
                  </Badge>
                  {clause.negotiable}
                </p>
              )}
            </aside>
          </li>
        ))}
      </ol>
    </Section>
  );
}
