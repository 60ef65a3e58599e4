import { useState } from "react";
import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { DeskInput, DeskTextArea } from "#app/features/desk/frame/desk-fields.tsx";
import { useDeskDraft } from "#app/features/desk/frame/forms/use-desk-draft.ts";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { bookDesk } from "#content/desk-books.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Stage } from "#domain/production.ts";
import { finishStage, type Moved, moveStage } from "#domain/production-forecast.ts";
import { sayDay } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useBookChange } from "./book-desk-queries.ts";
import { tellConflict } from "./stage-actions.tsx";

const words = bookDesk.moving;

type MoveDialogProps = { page: BookPage; stage: Stage; isFinishing: boolean; today: Day; onClose: () => void };

/** New dates, what else moves, and the sentence that the author reads: shown before anything is stored. */
export function MoveDialog({ page, stage, isFinishing, today, onClose }: MoveDialogProps) {
  const { keyFor } = useIdempotencyKey();
  const [span, setSpan] = useState(stage.forecast);
  const { words: written, write, drop } = useDeskDraft(`move.${stage.id}`, { reason: "" });
  const { reason } = written;
  const answer: Moved = isFinishing
    ? { moves: finishStage(page.stages, stage.id, today) }
    : moveStage(page.stages, stage.id, span);
  const moves = "moves" in answer ? answer.moves : [];
  const dates = moves.map(({ id, to }) => ({ id, ...to }));
  const common = { book: page.book.id, seenVersion: page.book.version, moves: dates, reason: reason.trim() };
  const move = useBookChange(
    () =>
      isFinishing
        ? askDesk("desk_mark_stage", { ...common, stage: stage.id, mark: "finished", onDay: today })
        : askDesk("desk_move_stage", { ...common, requestId: keyFor(JSON.stringify(common)) }),
    {
      ...bookDesk.stages,
      onSuccess: (heard) => {
        // A timeline that was older has moved nothing: the reason is still needed.
        if (heard.kind === "saved") drop();
        tellConflict(heard);
        onClose();
      },
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => move.mutate(), isBusy: move.isPending });
  const nameOf = (id: number) => page.stages.find((one) => one.id === id)?.name ?? "";
  return (
    <Dialog title={fillWords(isFinishing ? words.late : words.title, { stage: stage.name })} onClose={onClose}>
      <form {...formProps} className="mt-4 grid gap-4">
        {!isFinishing && (
          <div className="grid grid-cols-2 gap-3">
            <DeskInput
              label={words.start}
              type="date"
              required
              value={span.start}
              disabled={stage.startedOn !== null}
              onChange={({ currentTarget: { value } }) => setSpan((was) => ({ ...was, start: value }))}
            />
            <DeskInput
              label={words.end}
              type="date"
              required
              value={span.end}
              onChange={({ currentTarget: { value } }) => setSpan((was) => ({ ...was, end: value }))}
            />
          </div>
        )}
        <div role="status" className="text-sm">
          {"refusal" in answer ? (
            <p className="text-danger">{words.refusals[answer.refusal]}</p>
          ) : moves.length === 0 ? (
            <p className="text-ink-soft">{words.alone}</p>
          ) : (
            <>
              <p className="font-semibold">{words.moves}</p>
              <ul className="figures">
                {moves.map(({ id, from, to }) => (
                  <li key={id}>
                    {fillWords(words.line, { name: nameOf(id), before: sayDay(from.end), after: sayDay(to.end) })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <DeskTextArea
          label={words.reason}
          required
          rows={2}
          value={reason}
          maxLength={textLimits.bookReason}
          onChange={({ currentTarget: { value } }) => write({ reason: value })}
        />
        <Button type="submit" disabled={moves.length === 0 || reason.trim().length < 3} isBusy={isBusy}>
          {words.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
