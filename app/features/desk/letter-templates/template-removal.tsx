import { useState } from "react";
import { useNavigate } from "react-router";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { templateDesk } from "#content/desk-templates.ts";
import type { Template } from "#domain/desk-templates.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = templateDesk.remove;

type TemplateRemovalProps = { template: Template; onConflict: (theirs: Template) => void };

export function TemplateRemoval({ template, onConflict }: TemplateRemovalProps) {
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useDeskChange(
    () => askDesk("desk_remove_letter_template", { template: template.id, seenVersion: template.version }),
    {
      onSuccess: ({ kind, template: now }) => {
        if (kind === "conflict") return onConflict(now);
        void notify.success(words.done.title, fillWords(words.done.text, { name: template.name }));
        void navigate(templateDesk.back.to, { replace: true });
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  return (
    <>
      <Button variant="danger" size="small" isBusy={remove.isPending} onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={fillWords(words.title, { name: template.name })}
          text={words.text}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => {
            setIsAsked(false);
            remove.mutate();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
