import { ConflictDialog, ConflictTable } from "#app/ui/conflict-dialog.tsx";
import { projectConflict as words } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import type { Project, ProjectDraft } from "#domain/project.ts";

type ProjectConflictDialogProps = {
  draft: ProjectDraft;
  /** What both have changed. */
  disputed: readonly (keyof ProjectDraft)[];
  theirs: Project;
  onKeepTheirs: () => void;
  onKeepMine: () => void;
};

const say = (value: string | number) => (typeof value === "number" ? formatCount(value) : value || words.none);

/** Two versions of a project side by side, as far as both have changed. */
export function ProjectConflictDialog({ draft, disputed, theirs, ...choices }: ProjectConflictDialogProps) {
  const differing = disputed.map((field) => ({
    label: words.labels[field],
    theirs: say(theirs[field]),
    mine: say(draft[field]),
  }));
  return (
    <ConflictDialog title={fillWords(words.title, { title: theirs.title })} words={words} width="wide" {...choices}>
      <ConflictTable words={words} fields={differing} />
    </ConflictDialog>
  );
}
