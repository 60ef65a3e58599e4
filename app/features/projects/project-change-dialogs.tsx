import { ownDraft } from "#app/forms/own-drafts.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { projectDeletion } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { ProjectConflictDialog } from "./project-conflict-dialog.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import type { ProjectChanges } from "./use-project-changes.ts";

/** Whichever question a change of a project has led to. */
export function ProjectChangeDialogs({ changes: { question, ask, save, remove } }: { changes: ProjectChanges }) {
  const close = () => ask(undefined);
  switch (question?.kind) {
    case undefined:
      return null;
    case "edit": {
      const { project, draft } = question;
      return (
        <ProjectDialog
          // A project that was changed since begins anew.
          draft={`${ownDraft}project-${project.id}-${project.version}`}
          kind="edit"
          values={draft ?? project}
          status={project.status}
          onClose={close}
          onSubmit={async (changed) => {
            save({ before: project, draft: changed });
            return true;
          }}
        />
      );
    }
    case "delete":
      return (
        <ConfirmDialog
          title={fillWords(projectDeletion.title, { title: question.project.title })}
          text={projectDeletion.text}
          confirm={projectDeletion.confirm}
          cancel={projectDeletion.cancel}
          onConfirm={() => remove(question.project)}
          onClose={close}
        />
      );
    case "conflict": {
      const { draft, disputed, theirs } = question;
      return (
        <ProjectConflictDialog
          draft={draft}
          disputed={disputed}
          theirs={theirs}
          onKeepTheirs={close}
          onKeepMine={() => save({ before: theirs, draft })}
        />
      );
    }
  }
}
