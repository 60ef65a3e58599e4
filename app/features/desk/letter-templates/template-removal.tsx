import { useNavigate } from "react-router";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { notify } from "#app/ui/notify.ts";
import { templateDesk } from "#content/desk-templates.ts";
import type { Template } from "#domain/desk-templates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = templateDesk.remove;

type TemplateRemovalProps = { template: Template; onConflict: (theirs: Template) => void };

export function TemplateRemoval({ template, onConflict }: TemplateRemovalProps) {
  const navigate = useNavigate();
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
    <AskingButton
      question={{ ...words, title: fillWords(words.title, { name: template.name }) }}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {words.open}
    </AskingButton>
  );
}
