import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { DeskInput, DeskSelect } from "#app/features/desk/frame/desk-fields.tsx";
import { useDeskDraft } from "#app/features/desk/frame/forms/use-desk-draft.ts";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { bookDesk } from "#content/desk-books.ts";
import { fileWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import type { NewTask } from "#domain/desk-books.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type FileKind, fileKinds, type Side, sides } from "#domain/production.ts";
import { currentStages } from "#domain/production-ball.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useBookChange } from "./book-desk-queries.ts";

const words = bookDesk.task;
const settlements = [
  { value: "", label: words.wantsTick },
  ...fileKinds.map((kind) => ({ value: kind, label: fillWords(words.wantsFile, { kind: fileWords[kind] }) })),
];

/** Something that one side owes the other; the author gets a mail about their own. */
export function TaskForm({ page }: { page: BookPage }) {
  const { keyFor, settle } = useIdempotencyKey();
  const blank: Record<"side" | "title" | "why" | "minutes" | "due" | "wants" | "stage", string> = {
    side: "author",
    title: "",
    why: "",
    minutes: "",
    due: "",
    wants: "",
    stage: currentStage(page),
  };
  const { words: draft, write: set, drop } = useDeskDraft(`task.${page.book.id}`, blank);
  const add = useBookChange(
    () => {
      const task: NewTask = {
        stageId: draft.stage ? Number(draft.stage) : null,
        side: draft.side as Side,
        title: draft.title.trim(),
        why: draft.why.trim(),
        minutes: draft.minutes ? Number(draft.minutes) : null,
        due: draft.due || null,
        wants: draft.wants ? "file" : "tick",
        fileKind: (draft.wants || null) as FileKind | null,
      };
      return askDesk("desk_add_task", { book: page.book.id, task, requestId: keyFor(JSON.stringify(task)) });
    },
    {
      failed: words.failed,
      onSuccess: () => {
        settle();
        drop();
      },
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => add.mutate(), isBusy: add.isPending });
  return (
    <form {...formProps} className="grid gap-3 sm:grid-cols-2">
      <DeskInput
        className="sm:col-span-2"
        label={words.what}
        required
        maxLength={textLimits.line}
        value={draft.title}
        onChange={({ currentTarget: { value } }) => set({ title: value })}
      />
      <DeskInput
        className="sm:col-span-2"
        label={words.why}
        maxLength={textLimits.bookReason}
        value={draft.why}
        onChange={({ currentTarget: { value } }) => set({ why: value })}
      />
      <DeskSelect
        label={words.side}
        value={draft.side}
        options={sides.map((side) => ({ value: side, label: words.sides[side] }))}
        onChange={({ currentTarget: { value } }) => set({ side: value })}
      />
      <DeskSelect
        label={words.stage}
        value={draft.stage}
        placeholder={words.noStage}
        options={page.stages.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => set({ stage: value })}
      />
      <DeskInput
        label={words.due}
        type="date"
        value={draft.due}
        onChange={({ currentTarget: { value } }) => set({ due: value })}
      />
      <DeskInput
        label={words.minutes}
        type="number"
        min={1}
        value={draft.minutes}
        onChange={({ currentTarget: { value } }) => set({ minutes: value })}
      />
      <DeskSelect
        label={words.wants}
        value={draft.wants}
        options={settlements}
        onChange={({ currentTarget: { value } }) => set({ wants: value })}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="self-end justify-self-start"
        disabled={draft.title.trim() === ""}
        isBusy={isBusy}
      >
        {words.add}
      </Button>
    </form>
  );
}

const currentStage = ({ stages }: BookPage) => String(currentStages(stages)[0]?.id ?? "");
