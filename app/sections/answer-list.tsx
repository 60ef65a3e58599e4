import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import type { Answered, realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { Chapter, type ChapterProps } from "./chapter.tsx";

type Words = typeof realHybridPage.words;

const columns = "grid gap-x-12 gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)_15rem_1.25rem]";

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
}: Omit<ChapterProps, "children"> & { answers: readonly Answered[]; words: Words; numbered?: boolean }) {
  const shown = answers.filter(({ proof }) => proof).length;
  return (
    <Chapter {...head}>
      <p className="pb-4 lg:grid lg:grid-cols-[minmax(0,1fr)_auto_1.25rem] lg:gap-x-12">
        <span className="lg:col-start-2">
          <span className="figures font-serif text-title-m text-gold-ink">
            {fillWords(words.tally, { shown, all: answers.length })}
          </span>{" "}
          {words.tallied}
        </span>
      </p>
      <ol className="border-b border-rule">
        {answers.map((answered, index) => (
          <li key={answered.id} id={answered.id} className="break-inside-avoid border-t border-rule">
            <details className="unfolds" open={numbered && index === 0}>
              <summary
                className={`${columns} list-none grid-cols-[minmax(0,1fr)_1.25rem] items-baseline py-4 transition-colors hover:text-action-strong lg:py-5 [&::-webkit-details-marker]:hidden`}
              >
                <h3
                  className={classNames(
                    "items-baseline text-title-s",
                    numbered && "grid grid-cols-[2.25rem_minmax(0,1fr)]",
                  )}
                >
                  {numbered && <span className="figures pr-2.5 text-right text-gold-ink">{index + 1}.</span>}
                  <span>{answered.mark}</span>
                </h3>
                <span className="col-start-1 max-w-measure text-ink-soft lg:col-start-2">{answered.ask}</span>
                <span className="col-start-1 flex flex-row-reverse items-center justify-end gap-3 lg:col-start-3 lg:flex-row">
                  <span className={answered.proof ? "font-semibold" : "text-ink-soft"}>
                    {answered.proof ? words.shown : words.notShown}
                  </span>
                  <Box isTicked={Boolean(answered.proof)} />
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
    </Chapter>
  );
}

/** As on the sheet that anybody can fill in for any publisher. */
function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className="size-5 shrink-0">
      <path d="M1.500 1.500h17v17h-17z" className={isTicked ? "fill-gold-ink stroke-gold-ink" : "stroke-rule-strong"} />
      {isTicked && <path d="M5 10.500l3.500 4L15.500 6" strokeWidth="2" className="stroke-paper" />}
    </svg>
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
