import { projectDeletion } from "#content/dashboard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { fillWords } from "./fill-words.ts";
import { ProjectDialog } from "./project-dialog.tsx";
import type { ProjectChanges } from "./use-project-changes.ts";

/** Whichever question a change of a project has led to. */
export function ProjectChangeDialogs({ changes }: { changes: ProjectChanges }) {
  const { edited, doomed, conflict } = changes;
  return (
    <>
      {edited && (
        <ProjectDialog
          kind="edit"
          values={edited.draft ?? edited.project}
          status={edited.project.status}
          onClose={() => changes.edit(undefined)}
          onSubmit={async (draft) => {
            void changes.save(edited.project, draft);
            return true;
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={fillWords(projectDeletion.title, { title: doomed.title })}
          text={projectDeletion.text}
          confirm={projectDeletion.confirm}
          cancel={projectDeletion.cancel}
          onConfirm={() => void changes.remove(doomed)}
          onClose={() => changes.doom(undefined)}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onKeepTheirs={() => changes.setConflict(undefined)}
          onKeepMine={() => void changes.save(conflict.theirs, conflict.draft)}
        />
      )}
    </>
  );
}
