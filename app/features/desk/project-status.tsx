import { useState } from "react";
import { ConfirmDialog } from "#app/features/projects/confirm-dialog.tsx";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { projectDesk } from "#content/desk-office.ts";
import type { StaffProject } from "#domain/desk.ts";
import { projectStatuses } from "#domain/project.ts";
import { askDesk } from "./ask-desk.ts";
import { DeskSelect } from "./desk-fields.tsx";

const words = projectDesk.status;

type ProjectStatusProps = { project: StaffProject; onShow: (project: StaffProject) => void };

/** Changing it writes to the author, so that it is asked for twice. */
export function ProjectStatus({ project, onShow }: ProjectStatusProps) {
  const [wanted, setWanted] = useState(project.status);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const choices = [...new Set([...projectStatuses, ...words.houseStatuses, project.status])];

  const change = async () => {
    setIsAsked(false);
    setIsBusy(true);
    try {
      const heard = await askDesk("desk_change_project", {
        project: project.id,
        seen_version: project.version,
        new_status: wanted,
      });
      onShow(heard.project);
      if (heard.kind === "saved") {
        void notify.success(words.saved.title, fillWords(words.saved.text, { email: project.author_email }));
      } else {
        setWanted(heard.project.status);
        void notify.error(words.conflict.title, words.conflict.text);
      }
    } catch {
      void notify.error(words.failed.title, words.failed.text);
    }
    setIsBusy(false);
  };

  const name = project.author_name || project.author_email;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
      }}
    >
      <DeskSelect
        label={words.label}
        options={choices.map((value) => ({ value, label: value }))}
        value={wanted}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
        className="w-56"
      />
      <Button type="submit" variant="secondary" size="small" disabled={wanted === project.status} isBusy={isBusy}>
        {words.submit}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={fillWords(words.confirmTitle, { title: project.title, status: wanted })}
          text={fillWords(words.confirmText, { name, email: project.author_email })}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => void change()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </form>
  );
}
