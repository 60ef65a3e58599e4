import { type ReactNode, useEffect, useRef, useState } from "react";
import { drafts } from "#app/forms/draft.ts";
import { controlClasses } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FoldMark } from "#app/ui/fold-mark.tsx";

/** `ours` is a node, so that the words stay in the page and are not carried to the browser a second time. */
type SheetQuestion = { id: string; mark: string; ask: string; ours: ReactNode };

export type HybridSheetProps = {
  groups: readonly { title: string; questions: readonly SheetQuestion[] }[];
  words: {
    publisher: string;
    date: string;
    answer: string;
    evidence: string;
    ours: string;
    print: string;
    clear: string;
    cleared: string;
  };
};

const draftName = "hybrid-sheet";

/**
 * The questions as a table to fill in for any publisher, each group of them folded until it is wanted, and open on paper. It
 * is read and printed without scripts; with them, what is typed is kept in the tab. There is nothing to send: the fields
 * are text areas, which no key can submit. Our own answer stands beside each question to compare with, but not on paper.
 */
export function HybridSheet({ groups, words }: HybridSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isCleared, setIsCleared] = useState(false);

  useEffect(() => {
    if (form.current) drafts.open(draftName, form.current);
  }, []);

  const keep = () => {
    if (form.current) drafts.keep(draftName, form.current);
    setIsCleared(false);
  };
  const clear = () => {
    form.current?.reset();
    drafts.drop(draftName);
    setIsCleared(true);
  };

  return (
    <form ref={form} onInput={keep}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Cell name="publisher" label={words.publisher} shown />
        <Cell name="date" label={words.date} shown />
      </div>
      <div className="mt-10 border-b border-rule-strong">
        {groups.map(({ title, questions }) => (
          <details key={title} className="unfolds border-t border-rule-strong">
            <summary className="flex list-none items-baseline justify-between gap-6 py-5 transition-colors hover:text-action-strong [&::-webkit-details-marker]:hidden">
              <h3 className="text-title-s">{title}</h3>
              <FoldMark />
            </summary>
            <ol>
              {questions.map((question, index) => (
                <Row key={question.id} question={question} number={index + 1} words={words} />
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p className="mt-10 hidden flex-wrap items-center justify-center gap-3 scripting:flex print:hidden!">
        <Button variant="secondary" size="small" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="quiet" size="small" className="-mr-4" onClick={clear}>
          {words.clear}
        </Button>
        <span role="status" className="basis-full text-center text-sm text-ink-soft empty:hidden">
          {isCleared && words.cleared}
        </span>
      </p>
    </form>
  );
}

type RowProps = { question: SheetQuestion; number: number; words: HybridSheetProps["words"] };

function Row({ question: { id, mark, ask, ours }, number, words }: RowProps) {
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-3 border-t border-rule py-5 md:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <p className="font-semibold">
          <span className="figures">{number}.</span> {mark}
        </p>
        <p className="text-sm text-ink-soft">{ask}</p>
        <details className="mt-2 text-sm print:hidden">
          <summary className="text-link cursor-pointer py-0.5">
            {words.ours}
            <span className="sr-only">: {mark}</span>
          </summary>
          <div className="mt-1.5">{ours}</div>
        </details>
      </div>
      <Cell name={`${id}-answer`} label={words.answer} about={mark} />
      <Cell name={`${id}-evidence`} label={words.evidence} about={mark} />
    </li>
  );
}

function Cell({ name, label, about, shown }: { name: string; label: string; about?: string; shown?: boolean }) {
  return (
    <label className="flex flex-col gap-1 text-sm text-ink-soft">
      <span className={shown ? "font-semibold text-ink" : undefined}>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </span>
      <textarea
        name={name}
        rows={shown ? 1 : 2}
        autoComplete="off"
        className={`${controlClasses} grow field-sizing-content supports-[field-sizing:content]:resize-none print:min-h-14`}
      />
    </label>
  );
}
