import { Badge } from "#app/ui/badge.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Answered, realHybridPage } from "#content/are-we-a-real-hybrid.ts";

type Words = typeof realHybridPage.words;

/** Questions with our answers, and beside each the evidence with the day it was looked at, or the lack of it. */
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
          <li
            key={answered.id}
            id={answered.id}
            className="grid break-inside-avoid gap-x-12 gap-y-3 border-t border-rule py-7 lg:grid-cols-[13rem_minmax(0,1fr)_15rem]"
          >
            <h3 className="text-title-s">
              {numbered && <span className="figures mr-2 text-gold-ink">{index + 1}.</span>}
              {answered.mark}
            </h3>
            <div className="max-w-measure">
              <p className="text-ink-soft">
                <span className="label mr-2">{words.ask}</span>
                {answered.ask}
              </p>
              <p className="mt-2.5">{answered.answer}</p>
            </div>
            <Evidence answered={answered} words={words} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function Evidence({ answered: { proof, mark }, words }: { answered: Answered; words: Words }) {
  if (!proof) {
    return (
      <p>
        <Badge>{words.notShown}</Badge>
      </p>
    );
  }
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
      <p className="mt-1 text-ink-soft">{words.checked.replace("{date}", day.format(new Date(proof.checkedOn)))}</p>
    </div>
  );
}
