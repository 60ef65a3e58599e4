import { useEffect, useRef, useState } from "react";
import { drafts } from "#app/forms/draft.ts";
import { controlClasses } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";

export type HybridSheetProps = {
  questions: readonly { id: string; mark: string; ask: string }[];
  words: { publisher: string; date: string; answer: string; evidence: string; clear: string; cleared: string };
};

const draftName = "hybrid-sheet";

/**
 * The questions as a table to fill in for any publisher. It is read and printed without scripts; with them, what is typed
 * is kept in the tab. There is nothing to send: the fields are text areas, which no key can submit.
 */
export function HybridSheet({ questions, words }: HybridSheetProps) {
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
      <ol className="mt-10 border-b border-rule">
        {questions.map(({ id, mark, ask }, index) => (
          <li
            key={id}
            className="grid break-inside-avoid gap-x-6 gap-y-3 border-t border-rule py-5 md:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <div>
              <p className="font-semibold">
                <span className="figures">{index + 1}.</span> {mark}
              </p>
              <p className="text-sm text-ink-soft">{ask}</p>
            </div>
            <Cell name={`${id}-answer`} label={words.answer} about={mark} />
            <Cell name={`${id}-evidence`} label={words.evidence} about={mark} />
          </li>
        ))}
      </ol>
      <p className="mt-6 hidden items-center gap-5 scripting:flex print:hidden">
        <Button variant="secondary" size="small" onClick={clear}>
          {words.clear}
        </Button>
        <span role="status" className="text-sm text-ink-soft">
          {isCleared && words.cleared}
        </span>
      </p>
    </form>
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
        className={`${controlClasses} grow field-sizing-content print:min-h-14`}
      />
    </label>
  );
}
