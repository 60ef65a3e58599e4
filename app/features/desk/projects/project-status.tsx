import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "#app/forms/use-form.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { projectDesk } from "#content/desk-office.ts";
import type { StaffProject } from "#domain/desk.ts";
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
  const [isAsked, setIsAsked] = useState(false);
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

  const { formProps, isBusy } = useForm({ send: async () => setIsAsked(true), isBusy: change.isPending });
  const name = project.authorName || project.authorEmail;
  return (
    <form {...formProps} className="flex flex-wrap items-end gap-3">
      <DeskSelect
        label={words.label}
        options={choices.map((value) => ({ value, label: value }))}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        className="w-56"
      />
      <Button type="submit" variant="secondary" size="small" disabled={wanted === project.status} isBusy={isBusy}>
        {words.submit}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={fillWords(words.confirmTitle, { title: project.title, status: wanted })}
          text={fillWords(words.confirmText, { name, email: project.authorEmail })}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => {
            setIsAsked(false);
            change.mutate();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  );
}
