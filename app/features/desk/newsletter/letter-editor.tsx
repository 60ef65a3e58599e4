import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "#app/backend/has-failed.ts";
import type { SaveState } from "#app/backend/use-autosave.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ConflictDialog, ConflictTexts } from "#app/ui/conflict-dialog.tsx";
import { lettersPage, letterDesk as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { DeskInput, DeskTextArea } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import type { LetterWords } from "../frame/fetch-preview.ts";
import { MailFrame } from "../frame/mail-reader.tsx";
import { LetterActions } from "./letter-actions.tsx";
import { useDebounced } from "./use-debounced.ts";
import type { useLetterDraft } from "./use-letter-draft.ts";

type LetterEditorProps = { letter: Letter; readers: number; draft: ReturnType<typeof useLetterDraft> };

/** Writing on the left, the mail as readers get it on the right. */
export function LetterEditor({ letter, readers, draft }: LetterEditorProps) {
  const { words: written, state, theirs, write, save, settle } = draft;
  const hasWords = written.subject.trim() !== "" && written.body.trim() !== "";
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SaveNote state={state} onRetry={() => void save()} />
        <LetterActions letterId={letter.id} readers={readers} hasWords={hasWords} onSave={save} />
      </div>
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
            help={words.bodyHelp}
            rows={22}
            value={written.body}
            maxLength={textLimits.letter}
            onChange={({ currentTarget: { value } }) => write({ body: value })}
          />
        </div>
        <LetterPreview written={written} />
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

const pause = 700;

/** Made by the house whenever the typing pauses (debounce). */
function LetterPreview({ written }: { written: LetterWords }) {
  const { title, empty, failed, frame, loading, refresh } = words.preview;
  const settled = { subject: useDebounced(written.subject, pause), body: useDebounced(written.body, pause) };
  const preview = useQuery(deskQueries.preview(settled));
  const isEmpty = written.body.trim() === "";
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-label leading-snug tracking-[0] font-sans font-semibold">
        {title}
      </h2>
      {preview.data !== undefined && !isEmpty ? (
        <MailFrame title={frame} html={preview.data} className="mt-1 h-[40rem]" />
      ) : (
        <div className="mt-1 flex h-[40rem] flex-col items-center justify-center gap-3 rounded-sm border border-rule p-6 text-center text-sm text-ink-soft">
          <p>{isEmpty ? empty : hasFailed(preview) ? failed : loading}</p>
          {!isEmpty && hasFailed(preview) && (
            <Button variant="secondary" size="small" isBusy={preview.isFetching} onClick={() => void preview.refetch()}>
              {refresh}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
