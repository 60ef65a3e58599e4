import { Badge } from "#app/ui/badge.tsx";
import type { Clause } from "#content/specimen-agreement.ts";

type ClauseListProps = {
  clauses: readonly Clause[];
  /** The number of the first clause: they are counted through the whole agreement. */
  first: number;
  words: { note: string; negotiable: string };
};

/** Clauses of a contract in the text column, with what they mean, and what of them may change, in the margin. */
export function ClauseList({ clauses, first, words }: ClauseListProps) {
  return (
    <ol>
      {clauses.map((clause, index) => (
        <li
          key={clause.id}
          id={clause.id}
          className="grid gap-x-12 gap-y-5 border-t border-rule py-8 first:border-t-0 first:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)_16rem]"
        >
          <h3 className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-baseline text-title-s">
            <span className="figures pr-2.5 text-right text-gold-ink">{first + index}.</span>
            <span>{clause.title}</span>
          </h3>
          <div className="prose font-serif">
            {clause.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <aside
            aria-label={`${words.note}: ${clause.title}`}
            className="self-start border-l-2 border-gold pl-5 text-sm"
          >
            <p>{clause.note}</p>
            {clause.negotiable && (
              <p className="mt-3 text-ink-soft">
                <span className="mb-1.5 block">
                  <Badge tone="gold">{words.negotiable}</Badge>
                </span>
                {clause.negotiable}
              </p>
            )}
          </aside>
        </li>
      ))}
    </ol>
  );
}
