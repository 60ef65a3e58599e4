import { Badge } from "#app/ui/badge.tsx";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Answered, realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { formatDate } from "#domain/format-date.ts";

type Words = typeof realHybridPage.words;

const columns = "grid gap-x-12 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)_15rem_1.25rem]";

/**
 * Questions, and whether we can show something for each; unfolded, our answer and the evidence with the day it was looked
 * at. Folded, because two dozen answers are twenty screens on a phone. Native <details>: the browser's own page search
 * opens what it finds, and paper has all of them open.
 */
export function AnswerList({
  answers,
  words,
  numbered = false,
  ...head
}: SectionHead & { answers: readonly Answered[]; words: Words; numbered?: boolean }) {
  return (
    <Section {...head}>
      <ol className="border-b border-rule">
        {answers.map((answered, index) => (
          <li key={answered.id} id={answered.id} className="break-inside-avoid border-t border-rule">
            <details className="unfolds group" open={numbered && index === 0}>
              <summary
                className={`${columns} list-none grid-cols-[minmax(0,1fr)_1.25rem] items-baseline py-4 transition-colors hover:text-action-strong lg:py-5 [&::-webkit-details-marker]:hidden`}
              >
                <h3 className="text-title-s">
                  {numbered && <span className="figures mr-2 text-gold-ink">{index + 1}.</span>}
                  {answered.mark}
                </h3>
                <span className="col-start-1 max-w-measure text-ink-soft lg:col-start-2">{answered.ask}</span>
                <span className="col-start-1 lg:col-start-3">
                  {answered.proof ? <Badge tone="gold">{words.shown}</Badge> : <Badge>{words.notShown}</Badge>}
                </span>
                <span className="col-start-2 row-start-1 lg:col-start-4">
                  <FoldMark />
                </span>
              </summary>
              <div className={`${columns} pb-7`}>
                <p className="max-w-measure lg:col-start-2">{answered.answer}</p>
                {answered.proof && <Evidence proof={answered.proof} mark={answered.mark} words={words} />}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type EvidenceProps = { proof: NonNullable<Answered["proof"]>; mark: string; words: Words };

function Evidence({ proof, mark, words }: EvidenceProps) {
  return (
    <div className="text-sm">
      <p>{proof.shown}</p>
      {proof.to && (
        <p className="mt-1">
          <a href={proof.to} className="text-link inline-block py-0.5 font-semibold">
            {words.look}
            <span className="sr-only">: {mark}</span>
          </a>
        </p>
      )}
      <p className="mt-1 text-ink-soft">{words.checked.replace("{date}", formatDate(proof.checkedOn))}</p>
    </div>
  );
}
