import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { letterDesk as words } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { DeskInput, DeskTextArea } from "./desk-fields.tsx";
import { LetterActions } from "./letter-actions.tsx";
import { LetterConflictDialog } from "./letter-conflict-dialog.tsx";
import { MailFrame } from "./mail-reader.tsx";
import { type SaveState, useLetterDraft } from "./use-letter-draft.ts";
import { type Preview, useLetterPreview } from "./use-letter-preview.ts";

type LetterEditorProps = { letter: Letter; readers: number; onSaved: (letter: Letter) => void };

/** Writing on the left, the mail as readers get it on the right. */
export function LetterEditor({ letter, readers, onSaved }: LetterEditorProps) {
  const { draft, state, conflict, write, save, settle, versionOf } = useLetterDraft(letter, onSaved);
  const [attempt, setAttempt] = useState(0);
  const preview = useLetterPreview(draft, attempt);
  const hasWords = draft.subject.trim() !== "" && draft.body.trim() !== "";
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SaveNote state={state} onRetry={() => void save()} />
        <LetterActions {...{ letterId: letter.id, readers, hasWords, versionOf }} onSave={save} onShow={onSaved} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <DeskInput
            label={words.subject}
            value={draft.subject}
            maxLength={textLimits.line}
            onChange={({ currentTarget: { value } }) => write({ subject: value })}
          />
          <DeskTextArea
            label={words.body}
            help={words.bodyHelp}
            rows={22}
            value={draft.body}
            maxLength={textLimits.letter}
            onChange={({ currentTarget: { value } }) => write({ body: value })}
          />
        </div>
        <LetterPreview preview={preview} onRetry={() => setAttempt((count) => count + 1)} />
      </div>
      {conflict && (
        <LetterConflictDialog mine={draft} theirs={conflict} onSettle={(choice) => settle(conflict, choice)} />
      )}
    </>
  );
}

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

function LetterPreview({ preview, onRetry }: { preview: Preview; onRetry: () => void }) {
  const { title, empty, failed, frame, loading, refresh } = words.preview;
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-label leading-snug tracking-[0] font-sans font-semibold">
        {title}
      </h2>
      {preview.kind === "shown" ? (
        <MailFrame title={frame} html={preview.html} className="mt-1 h-[40rem]" />
      ) : (
        <div className="mt-1 flex h-[40rem] flex-col items-center justify-center gap-3 rounded-sm border border-rule p-6 text-center text-sm text-ink-soft">
          <p>{preview.kind === "empty" ? empty : preview.kind === "failed" ? failed : loading}</p>
          {preview.kind === "failed" && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {refresh}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
