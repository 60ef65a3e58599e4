import { fillWords } from "#app/text/fill-words.ts";
import { ConflictDialog, ConflictTable } from "#app/ui/conflict-dialog.tsx";
import { projectConflict as words } from "#content/dashboard.ts";
import { formatWords, type Project, type ProjectDraft } from "#domain/project.ts";

type ProjectConflictDialogProps = {
  draft: ProjectDraft;
  theirs: Project;
  onKeepTheirs: () => void;
  onKeepMine: () => void;
};

const fields = ["title", "genre", "status", "wordCount", "targetWords", "description"] as const;
const say = (value: string | number) => (typeof value === "number" ? formatWords(value) : value || words.none);

/** Two versions of a project side by side, as far as they differ. */
export function ProjectConflictDialog({ draft, theirs, ...choices }: ProjectConflictDialogProps) {
  const differing = fields
    .filter((field) => draft[field] !== theirs[field])
    .map((field) => ({ label: words.labels[field], theirs: say(theirs[field]), mine: say(draft[field]) }));
  return (
    <ConflictDialog title={fillWords(words.title, { title: theirs.title })} words={words} width="wide" {...choices}>
      {differing.length === 0 ? <p>{words.same}</p> : <ConflictTable words={words} fields={differing} />}
    </ConflictDialog>
  );
}
