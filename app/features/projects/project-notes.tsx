import { useAutosave } from "#app/backend/use-autosave.ts";
import { TextArea } from "#app/forms/text-area.tsx";
import { Button } from "#app/ui/button.tsx";
import { projectPage } from "#content/dashboard.ts";
import { textLimits } from "#domain/text-limits.ts";
import { type Notes, saveNotes } from "./notes-store.ts";
import { showNotes } from "./project-queries.ts";

const words = projectPage.notes;

/** The author's own sheet beside the book. It saves itself, and says so. */
export function ProjectNotes({ projectId, notes }: { projectId: number; notes: Notes | null }) {
  const sheet = useAutosave({
    row: notes,
    wordsOf: (row) => ({ text: row?.text ?? "" }),
    save: async ({ text }, base) => {
      const answer = await saveNotes(projectId, text, base);
      showNotes(projectId, answer.row);
      return answer;
    },
  });
  const { state, theirs, settle } = sheet;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="mb-3 text-title-s">
        {words.title}
      </h2>
      <TextArea
        label={words.label}
        rows={6}
        maxLength={textLimits.projectNotes}
        value={sheet.words.text}
        onChange={(event) => sheet.write({ text: event.currentTarget.value })}
        onBlur={() => void sheet.save()}
      />
      <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
        {words.states[state]}
      </p>
      {theirs && (
        <div role="alert" className="mt-2 border-l-2 border-gold pl-4">
          <p>{words.conflict.text}</p>
          <p className="mt-3 max-h-48 overflow-y-auto text-sm whitespace-pre-line text-ink-soft">
            {theirs.text || words.conflict.empty}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => settle("theirs")}>
              {words.conflict.theirs}
            </Button>
            <Button variant="secondary" size="small" onClick={() => settle("mine")}>
              {words.conflict.mine}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
