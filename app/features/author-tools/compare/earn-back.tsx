import { answerClasses, ToolAnswer } from "#app/features/author-tools/tool-answer.tsx";
import { copiesToBreakEven } from "#domain/compare-offers.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCents, formatCount } from "#domain/money.ts";
import { offerChips } from "./cash-picture.tsx";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";

/** A column for each offer, as the form has them beside their labels. */
export const offerColumns = "lg:auto-cols-fr lg:grid-flow-col";

type EarnBackProps = {
  offers: readonly ShownOffer[];
  words: CompareWords["result"];
  mixed: number;
};

/** After how many copies each offer has paid itself back. */
export function EarnBack({ offers, words, mixed }: EarnBackProps) {
  const say = (copies: number) => {
    if (copies === 0) return words.none;
    if (!Number.isFinite(copies)) return words.never;
    return copies === 1 ? words.oneCopy : fillWords(words.copies, { copies: formatCount(copies) });
  };
  const needed = offers.map(({ offer, average }) => copiesToBreakEven(offer, average));
  /** Of what can be earned back at all: the bars are seen before the figures are read. */
  const longest = Math.max(1, ...needed.filter(Number.isFinite));
  return (
    <ToolAnswer title={words.title} className="follows-address">
      <dl className={`mt-2 grid gap-x-8 lg:mt-0 gap-y-3 lg:pl-52 ${offerColumns}`}>
        {offers.map(({ column, name, average }, place) => (
          <div key={column} className="flex items-baseline justify-between gap-x-4 lg:block">
            <dt className="text-ui">{name}</dt>
            <dd className="relative shrink-0 text-right lg:text-left lg:pb-6">
              <span className={`block ${answerClasses}`}>{say(needed[place] ?? 0)}</span>{" "}
              <span className="block text-sm text-ink-soft">
                {fillWords(words.average, { sum: formatCents(average) })}
              </span>
              <span
                aria-hidden="true"
                className={`absolute bottom-0 left-0 h-1.5 max-lg:hidden ${offerChips[place]}`}
                style={{ width: `${Math.min(1, (needed[place] ?? 0) / longest) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      {Math.abs(mixed - 100) > 0.01 && (
        <p className="mt-3 text-sm text-ink-soft">{fillWords(words.mixOff, { sum: Math.round(mixed * 10) / 10 })}</p>
      )}
    </ToolAnswer>
  );
}
