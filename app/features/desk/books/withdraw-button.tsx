import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { bookDesk } from "#content/desk-books.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Task } from "#domain/production.ts";
import { useBookChange } from "./book-desk-queries.ts";

const words = bookDesk.task.withdrawal;

/** Takes back what one side was asked for. */
export function WithdrawButton({ task: { id, title } }: { task: Task }) {
  const withdraw = useBookChange(() => askDesk("desk_withdraw_task", { task: id }), words);
  return (
    <AskingButton
      variant="quiet"
      aria-label={fillWords(words.label, { title })}
      question={{ ...words.asking, text: fillWords(words.asking.text, { title }) }}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    >
      {words.action}
    </AskingButton>
  );
}
