import { useState } from "react";
import { type Asks, askDesk, type Hears } from "#app/features/desk/frame/ask-desk.ts";
import { useDesk } from "#app/features/desk/frame/desk-context.ts";
import { DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookDesk } from "#content/desk-books.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import type { Stage } from "#domain/production.ts";
import { finishStage } from "#domain/production-forecast.ts";
import { sayDay } from "#domain/say-time.ts";
import { useBookChange } from "./book-desk-queries.ts";
import { MoveDialog } from "./move-dialog.tsx";

const words = bookDesk.stages;

/** Says that the page was older than the timeline; what it shows is looked up again anyway. */
export function tellConflict({ kind }: Hears<"desk_move_stage">) {
  if (kind === "conflict") void notify.error(words.conflict.title, words.conflict.text);
}

/** What the desk does with the stages: who has it, begun, done, moved. */
export function StageActions({ page, today }: { page: BookPage; today: Day }) {
  const [moved, setMoved] = useState<{ stage: Stage; isFinishing: boolean }>();
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {page.stages.map((stage) => (
          <li
            key={stage.id}
            className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-1 2xl:grid-cols-[minmax(0,1fr)_19rem]"
          >
            <p>
              <strong className="font-semibold">{stage.name}</strong>
              <span className="figures ml-2 text-ink-soft">
                {sayDay(stage.startedOn ?? stage.forecast.start)} – {sayDay(stage.finishedOn ?? stage.forecast.end)}
              </span>
            </p>
            <span className="flex flex-wrap items-center gap-2">
              {stage.side === "house" && !stage.finishedOn && <StageOwner stage={stage} />}
              {stage.side === "author" && !stage.finishedOn && <span className="w-36">{words.author}</span>}
              <MarkButtons
                page={page}
                stage={stage}
                today={today}
                onLate={() => setMoved({ stage, isFinishing: true })}
              />
              {!stage.finishedOn && (
                <Button variant="quiet" size="small" onClick={() => setMoved({ stage, isFinishing: false })}>
                  {words.move}
                  <OfStage stage={stage} />
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {moved && <MoveDialog page={page} today={today} {...moved} onClose={() => setMoved(undefined)} />}
    </>
  );
}

function StageOwner({ stage }: { stage: Stage }) {
  const { staff } = useDesk();
  const change = useBookChange(
    (newOwner: string | null) => askDesk("desk_own_stage", { stage: stage.id, newOwner }),
    words,
  );
  return (
    <DeskSelect
      label={fillWords(words.owner, { stage: stage.name })}
      hidesLabel
      value={stage.owner ?? ""}
      placeholder={words.nobody}
      options={staff.map(({ id, name, email }) => ({ value: id, label: name || email }))}
      disabled={change.isPending}
      onChange={({ currentTarget: { value } }) => change.mutate(value || null)}
      className="w-36"
    />
  );
}

/** Ten buttons of one name are told apart by whoever hears them. */
const OfStage = ({ stage: { name } }: { stage: Stage }) => <span className="sr-only">: {name}</span>;

type MarkProps = { page: BookPage; stage: Stage; today: Day; onLate: () => void };

function MarkButtons({ page, stage, today, onLate }: MarkProps) {
  const mark = useBookChange(
    (what: Asks<"desk_mark_stage">["mark"]) =>
      askDesk("desk_mark_stage", {
        book: page.book.id,
        seenVersion: page.book.version,
        stage: stage.id,
        mark: what,
        onDay: today,
        moves: [],
        reason: "",
      }),
    { ...words, onSuccess: tellConflict },
  );
  // What ends late pushes others on, and then the author is owed a reason.
  const finish = () => (finishStage(page.stages, stage.id, today).length > 0 ? onLate() : mark.mutate("finished"));
  if (stage.finishedOn) {
    return (
      <Button variant="quiet" size="small" isBusy={mark.isPending} onClick={() => mark.mutate("reopened")}>
        {words.reopen}
        <OfStage stage={stage} />
      </Button>
    );
  }
  return (
    <>
      {stage.startedOn ? (
        <Button variant="secondary" size="small" isBusy={mark.isPending} onClick={finish}>
          {words.finish}
          <OfStage stage={stage} />
        </Button>
      ) : (
        <Button variant="secondary" size="small" isBusy={mark.isPending} onClick={() => mark.mutate("started")}>
          {words.begin}
          <OfStage stage={stage} />
        </Button>
      )}
    </>
  );
}
