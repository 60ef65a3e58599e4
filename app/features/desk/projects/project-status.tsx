import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { notify } from "#app/ui/notify.ts";
import { projectDesk } from "#content/desk-office.ts";
import type { StaffProject } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { projectStatuses } from "#domain/project.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskSelect } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = projectDesk.status;

/** Changing it writes to the author, so that it is asked for twice. */
export function ProjectStatus({ project }: { project: StaffProject }) {
  const queryClient = useQueryClient();
  // Until somebody chooses, it is the status of the project, whoever sets that.
  const [chosen, setChosen] = useState<string>();
  const wanted = chosen ?? project.status;
  const choices = [...new Set([...projectStatuses, ...words.houseStatuses, project.status])];

  const change = useDeskChange(
    () => askDesk("desk_change_project", { project: project.id, seenVersion: project.version, newStatus: wanted }),
    {
      onSuccess: ({ kind, project: stored }) => {
        setChosen(undefined);
        queryClient.setQueryData(deskQueries.project(project.id).queryKey, (now) => now && { ...now, project: stored });
        if (kind === "conflict") return void notify.error(words.conflict.title, words.conflict.text);
        void notify.success(words.saved.title, fillWords(words.saved.text, { email: project.authorEmail }));
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );

  const name = project.authorName || project.authorEmail;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DeskSelect
        label={words.label}
        options={choices.map((value) => ({ value, label: value }))}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        className="w-56"
      />
      <AskingButton
        variant="secondary"
        question={{
          ...words.question,
          title: fillWords(words.question.title, { title: project.title, status: wanted }),
          text: fillWords(words.question.text, { name, email: project.authorEmail }),
        }}
        disabled={wanted === project.status}
        isBusy={change.isPending}
        onConfirm={() => change.mutate()}
      >
        {words.submit}
      </AskingButton>
    </div>
  );
}
