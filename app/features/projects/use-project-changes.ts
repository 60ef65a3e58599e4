import { useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { projectNotices } from "#content/dashboard.ts";
import type { Project, ProjectDraft } from "#domain/project.ts";
import { fillWords } from "./fill-words.ts";
import { changeProject, removeProject } from "./project-store.ts";

export type Conflict = { draft: ProjectDraft; theirs: Project };
export type EditedProject = { project: Project; draft?: ProjectDraft };

type Effects = {
  /** Shows the project so, at once or when the server has spoken. */
  show: (project: Project) => void;
  /** It is gone from the list. */
  hide: (project: Project) => void;
  /** It is back. */
  restore: (project: Project) => void;
};

const tell = (tone: "success" | "error", notice: { title: string; text: string }, { title }: { title: string }) =>
  void notify[tone](notice.title, fillWords(notice.text, { title }));

/**
 * Changes show at once; when one fails, the project stands as it did, a notice says so, and the entries are back in the
 * form. A project that was changed elsewhere is a question for the author, never an answer of ours.
 */
export function useProjectChanges({ show, hide, restore }: Effects) {
  const [edited, setEdited] = useState<EditedProject>();
  const [doomed, setDoomed] = useState<Project>();
  const [conflict, setConflict] = useState<Conflict>();

  const save = async (before: Project, draft: ProjectDraft) => {
    setEdited(undefined);
    setConflict(undefined);
    show({ ...before, ...draft });
    try {
      const change = await changeProject(before, draft);
      if (change.kind === "saved") {
        show(change.project);
        tell("success", projectNotices.saved, change.project);
      } else if (change.kind === "conflict") {
        show(change.theirs);
        setConflict({ draft, theirs: change.theirs });
      } else {
        hide(before);
        tell("error", projectNotices.gone, before);
      }
    } catch {
      // Not stored, as far as we can know: back to how it was, and to the form.
      show(before);
      setEdited({ project: before, draft });
      tell("error", projectNotices.saveFailed, before);
    }
  };

  const remove = async (project: Project) => {
    setDoomed(undefined);
    hide(project);
    try {
      await removeProject(project.id);
      tell("success", projectNotices.deleted, project);
    } catch {
      restore(project);
      tell("error", projectNotices.deleteFailed, project);
    }
  };

  return { edited, doomed, conflict, edit: setEdited, doom: setDoomed, setConflict, save, remove };
}
export type ProjectChanges = ReturnType<typeof useProjectChanges>;
