import { useState } from "react";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { bookDesk } from "#content/desk-books.ts";
import type { Task } from "#domain/production.ts";
import { useBookChange } from "./book-desk-queries.ts";

const words = bookDesk.task.withdrawal;

/** Takes back what one side was asked for. */
export function WithdrawButton({ task: { id, title } }: { task: Task }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useBookChange(() => askDesk("desk_withdraw_task", { task: id }), words);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={fillWords(words.label, { title })}
        isBusy={withdraw.isPending}
        onClick={() => setIsAsking(true)}
      >
        {words.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.asking.title}
          text={fillWords(words.asking.text, { title })}
          confirm={words.asking.confirm}
          cancel={words.asking.cancel}
          onConfirm={() => {
            setIsAsking(false);
            withdraw.mutate();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
