import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Answered, realHybridPage } from "#content/are-we-a-real-hybrid.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { Chapter, type ChapterProps } from "./chapter.tsx";

type Words = typeof realHybridPage.words;

/** Beside numerals, what belongs to a title begins where it does. */
const indent = "max-lg:pl-9";

const columns = "grid gap-x-4 gap-y-1.5 lg:gap-x-8 lg:grid-cols-[22rem_minmax(0,1fr)_11rem_1.25rem]";

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
    <Chapter
      {...head}
      beside={
        // As wide as the column of what can be seen, and what follows it.
        <div className="max-lg:mt-3 lg:w-[14.25rem]">
          <p>
            <span className="figures font-serif block text-title-l text-gold-ink">
              {fillWords(words.tally, { shown, all: answers.length })}
            </span>
            {words.tallied}
          </p>
          <p aria-hidden="true" className="mt-2.5 flex gap-1.5">
            {answers.map(({ id, proof }) => (
              <Mark key={id} isShown={Boolean(proof)} />
            ))}
          </p>
        </div>
      }
    >
      <ol className="border-b border-rule">
        {answers.map((answered, index) => (
          <li key={answered.id} id={answered.id} className="break-inside-avoid border-t border-rule">
            <details className="unfolds">
              <summary
                className={`${columns} list-none grid-cols-[minmax(0,1fr)_auto_1.25rem] items-baseline py-4 transition-colors hover:text-action-strong [&::-webkit-details-marker]:hidden`}
              >
                <h3
                  className={classNames(
                    "items-baseline text-title-s text-pretty",
                    numbered && "grid grid-cols-[2.25rem_minmax(0,1fr)] lg:-ml-11 lg:grid-cols-[2.75rem_minmax(0,1fr)]",
                  )}
                >
                  {numbered && (
                    <span className="figures whitespace-nowrap pr-2.5 text-right text-gold-ink">{index + 1}.</span>
                  )}
                  <span>{answered.mark}</span>
                </h3>
                <span
                  className={classNames(
                    "col-span-full text-ink-soft max-lg:row-start-2 lg:col-span-1 lg:col-start-2",
                    numbered && indent,
                  )}
                >
                  {answered.ask}
                </span>
                <span
                  className={classNames(
                    "flex items-baseline gap-2.5 text-ui max-lg:col-span-full max-lg:row-start-3 max-lg:text-sm lg:col-start-3",
                    answered.proof ? "font-semibold" : "text-ink-soft",
                    numbered && indent,
                  )}
                >
                  <Mark isShown={Boolean(answered.proof)} />
                  {answered.proof ? words.shown : words.notShown}
                </span>
                <span className="col-start-3 row-start-1 lg:col-start-4">
                  <FoldMark />
                </span>
              </summary>
              <div className={classNames(columns, "pb-7", numbered && indent)}>
                <p className="max-w-measure lg:col-start-2">
                  <Unbroken text={answered.answer} />
                </p>
                {answered.proof && <Evidence proof={answered.proof} mark={answered.mark} words={words} />}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

/** A tick where there is a proof: beside a warning sign a full dot would itself be one. An empty ring where there is none. */
export function Mark({ isShown }: { isShown: boolean }) {
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      fill="none"
      className={classNames("size-2.5 shrink-0", isShown ? "stroke-gold-ink stroke-2" : "stroke-rule-strong")}
    >
      {isShown ? <path d="M.700 5.500 3.700 8.500 9.300 1.200" /> : <circle cx="5" cy="5" r="4.500" />}
    </svg>
  );
}

type EvidenceProps = { proof: NonNullable<Answered["proof"]>; mark: string; words: Words };

function Evidence({ proof, mark, words }: EvidenceProps) {
  return (
    <div className="text-sm lg:col-span-2">
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
