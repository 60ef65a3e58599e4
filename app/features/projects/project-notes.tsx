import { TextArea } from "#app/forms/text-area.tsx";
import { Button } from "#app/ui/button.tsx";
import { projectPage } from "#content/dashboard.ts";
import { textLimits } from "#domain/text-limits.ts";
import type { Notes } from "./notes-store.ts";
import { useNotes } from "./use-notes.ts";

const words = projectPage.notes;

/** The author's own sheet beside the book. It saves itself, and says so. */
export function ProjectNotes({ projectId, loaded }: { projectId: number; loaded: Notes | null }) {
  const { text, state, theirs, write, save, settle } = useNotes(projectId, loaded);
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="mb-3 text-title-s">
        {words.title}
      </h2>
      <TextArea
        label={words.label}
        rows={6}
        maxLength={textLimits.projectNotes}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={save}
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
