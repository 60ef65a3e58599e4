import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { letterDesk, lettersPage } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import type { LetterWords } from "./use-letter-draft.ts";

const words = letterDesk.conflict;

type LetterConflictDialogProps = {
  mine: LetterWords;
  theirs: Letter;
  onSettle: (choice: "theirs" | "mine") => void;
};

/** Both letters beside each other. A letter that is on its way cannot be changed, so that there is no choice then. */
export function LetterConflictDialog({ mine, theirs, onSettle }: LetterConflictDialogProps) {
  return (
    <Dialog
      title={words.title}
      description={words.text}
      open
      onOpenChange={(isOpen) => !isOpen && onSettle("theirs")}
      width="wide"
      focusesItself
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version label={words.theirs} letter={theirs} />
        <Version label={words.mine} letter={mine} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSettle("theirs")}>
          {words.keepTheirs}
        </Button>
        {theirs.state === "draft" && <Button onClick={() => onSettle("mine")}>{words.keepMine}</Button>}
      </div>
    </Dialog>
  );
}

function Version({ label, letter }: { label: string; letter: LetterWords }) {
  return (
    <section className="min-w-0">
      <h3 className="label text-ink-soft">{label}</h3>
      <p className="mt-1 font-semibold break-words">{letter.subject || lettersPage.untitled}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter is scrolled by keyboard too */}
      <p tabIndex={0} className="mt-1 max-h-60 overflow-y-auto text-sm break-words whitespace-pre-wrap">
        {letter.body}
      </p>
    </section>
  );
}
