import type { SaveState } from "#app/backend/use-autosave.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ConflictDialog, ConflictTexts } from "#app/ui/conflict-dialog.tsx";
import { lettersPage, letterDesk as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { LetterPreview } from "../frame/answer/letter-preview.tsx";
import { DeskInput, DeskTextArea } from "../frame/desk-fields.tsx";
import type { LetterWords } from "../frame/fetch-preview.ts";
import { LetterActions } from "./letter-actions.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { ReaderChoice } from "./reader-choice.tsx";
import type { useLetterDraft } from "./use-letter-draft.ts";

type LetterEditorProps = { letter: Letter; draft: ReturnType<typeof useLetterDraft> };

/** Writing on the left, the mail as readers get it on the right. */
export function LetterEditor({ letter, draft }: LetterEditorProps) {
  const { words: written, state, theirs, write, save, settle } = draft;
  const hasWords = written.subject.trim() !== "" && written.body.trim() !== "";
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SaveNote state={state} onRetry={() => void save()} />
        <LetterActions letter={letter} hasWords={hasWords} onSave={save} />
      </div>
      {letter.version > 0 && (
        <div className="mb-4 border-y border-rule py-3">
          <ReaderChoice letter={letter} onSave={save} />
        </div>
      )}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <DeskInput
            label={words.subject}
            value={written.subject}
            maxLength={textLimits.line}
            onChange={({ currentTarget: { value } }) => write({ subject: value })}
          />
          <DeskTextArea
            label={words.body}
            description={words.bodyHelp}
            rows={22}
            value={written.body}
            maxLength={textLimits.letter}
            onChange={({ currentTarget: { value } }) => write({ body: value })}
          />
          <PictureChoice onChoose={(markdown) => write({ body: `${written.body.trimEnd()}\n\n${markdown}\n` })} />
        </div>
        <LetterPreview written={written} kind="newsletter-letter" />
      </div>
      {theirs && (
        <ConflictDialog
          title={words.conflict.title}
          words={words.conflict}
          width="wide"
          onKeepTheirs={() => settle("theirs")}
          // A letter that is on its way cannot be changed.
          onKeepMine={theirs.state === "draft" ? () => settle("mine") : undefined}
        >
          <ConflictTexts words={words.conflict} texts={{ theirs: sideOf(theirs), mine: sideOf(written) }} />
        </ConflictDialog>
      )}
    </>
  );
}

const sideOf = ({ subject, body }: LetterWords) => ({ title: subject || lettersPage.untitled, text: body });

function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className={classNames("text-sm", state === "failed" ? "text-danger" : "text-ink-soft")}>
        {words.saves[state]}
      </p>
      {state === "failed" && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.saves.retry}
        </Button>
      )}
    </div>
  );
}
