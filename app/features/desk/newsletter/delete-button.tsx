import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { notify } from "#app/ui/notify.ts";
import { letterDesk, lettersPage } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { usePutLetter } from "./use-letter-draft.ts";

const words = letterDesk.remove;

export function DeleteButton({ letter }: { letter: Letter }) {
  const navigate = useNavigate();
  const putLetter = usePutLetter();
  const queryClient = useQueryClient();
  const subject = letter.subject || lettersPage.untitled;
  const remove = useDeskChange(
    () => askDesk("desk_delete_letter", { letter: letter.id, seenVersion: letter.version }),
    {
      onSuccess: (heard) => {
        if (heard.kind === "conflict") {
          putLetter(heard.letter);
          return void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
        }
        queryClient.setQueryData(
          deskQueries.letters().queryKey,
          (now) => now && { ...now, letters: now.letters.filter(({ id }) => id !== letter.id) },
        );
        void notify.success(words.done.title, fillWords(words.done.text, { subject }));
        void navigate(letterDesk.back.to, { replace: true });
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  return (
    <AskingButton
      question={{ ...words, text: fillWords(words.text, { subject }) }}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {words.open}
    </AskingButton>
  );
}
