import { Badge } from "#app/ui/badge.tsx";
import { holdNumbers } from "#app/ui/unbroken.tsx";
import type { Clause } from "#content/specimen-agreement.ts";

type ClauseListProps = {
  clauses: readonly Clause[];
  /** The number of the first clause: they are counted through the whole agreement. */
  first: number;
  words: { note: string; negotiable: string };
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A paragraph of a clause; what of its words may change is underlined. */
export function ClauseText({ text, open }: { text: string; open: Clause["open"] }) {
  const pieces = open ? text.split(new RegExp(`(${open.map(escaped).join("|")})`)) : [text];
  return pieces.map((piece, place) => {
    const words = holdNumbers(piece);
    if (!open?.includes(piece)) return words;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a clause never changes, and may say the same words twice.
      <span key={place} className="underline decoration-gold decoration-2 underline-offset-3">
        {words}
      </span>
    );
  });
}

/** Clauses of a contract, each with what it means, and what of it may change, in the margin beside its words. */
export function ClauseList({ clauses, first, words }: ClauseListProps) {
  return (
    <ol>
      {clauses.map((clause, index) => (
        <li
          key={clause.id}
          id={clause.id}
          className="grid gap-x-16 gap-y-4 border-t border-rule py-8 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,var(--container-measure))_minmax(12rem,1fr)] lg:items-baseline"
        >
          <h3 className="items-baseline text-[clamp(1.375rem,1.2rem+0.5vw,1.625rem)] leading-tight lg:-ml-11 lg:grid lg:grid-cols-[2.75rem_minmax(0,1fr)]">
            <span className="figures pr-2 whitespace-nowrap text-gold-ink lg:pr-2.5 lg:text-right">
              {first + index}.
            </span>
            <span>{clause.title}</span>
          </h3>
          <div className="prose lg:col-start-1">
            {clause.text.map((paragraph) => (
              <p key={paragraph}>
                <ClauseText text={paragraph} open={clause.open} />
              </p>
            ))}
          </div>
          <aside
            aria-label={`${words.note}: ${clause.title}`}
            className="max-w-short border-l-2 border-gold pl-5 text-sm"
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
