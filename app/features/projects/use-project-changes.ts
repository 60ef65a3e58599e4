import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#app/ui/notify.ts";
import { projectNotices } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type Project, type ProjectDraft, rebaseDraft } from "#domain/project.ts";
import { addProject, hideProject, holdProjects, refreshProjects, showProject } from "./project-queries.ts";
import { changeProject, removeProject } from "./project-store.ts";

/** What the author is asked: for another wording, whether a project shall go, or which of two versions counts. */
type Question =
  | { kind: "edit"; project: Project; draft?: ProjectDraft }
  | { kind: "delete"; project: Project }
  | { kind: "conflict"; draft: ProjectDraft; disputed: readonly (keyof ProjectDraft)[]; theirs: Project };

const tell = (tone: "success" | "error", notice: { title: string; text: string }, { title }: { title: string }) =>
  void notify[tone](notice.title, fillWords(notice.text, { title }));

/**
 * Changes show at once (optimistic); when one fails it is rolled back, a notice says so, and the entries are back in the
 * form. A project that was changed elsewhere is a question for the author, never an answer of ours.
 */
export function useProjectChanges(onGone?: () => void) {
  const [question, ask] = useState<Question>();

  const { mutate: save } = useMutation({
    mutationFn: ({ before, draft }: { before: Project; draft: ProjectDraft }) => changeProject(before, draft),
    onMutate: async ({ before, draft }) => {
      ask(undefined);
      await holdProjects();
      showProject({ ...before, ...draft });
    },
    onSuccess: (change, { before, draft }) => {
      if (change.kind === "saved") {
        showProject(change.project);
        tell("success", projectNotices.saved, change.project);
      } else if (change.kind === "conflict") {
        const { theirs } = change;
        showProject(theirs);
        const rebased = rebaseDraft(before, draft, theirs);
        // Two changes to different fields are no question: both stay.
        if (rebased.disputed.length === 0) save({ before: theirs, draft: rebased.draft });
        else ask({ kind: "conflict", ...rebased, theirs });
      } else {
        hideProject(before);
        onGone?.();
        tell("error", projectNotices.gone, before);
      }
    },
    onError: (_, { before, draft }) => {
      showProject(before);
      ask({ kind: "edit", project: before, draft });
      tell("error", projectNotices.saveFailed, before);
    },
    onSettled: () => void refreshProjects(),
  });

  const { mutate: remove } = useMutation({
    mutationFn: (project: Project) => removeProject(project.id),
    onMutate: async (project) => {
      ask(undefined);
      await holdProjects();
      hideProject(project);
    },
    onSuccess: (_, project) => tell("success", projectNotices.deleted, project),
    onError: (_, project) => {
      addProject(project);
      tell("error", projectNotices.deleteFailed, project);
    },
    onSettled: () => void refreshProjects(),
  });

  return { question, ask, save, remove };
}
export type ProjectChanges = ReturnType<typeof useProjectChanges>;
