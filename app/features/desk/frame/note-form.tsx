import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import { personLetter } from "#content/desk-people.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "./ask-desk.ts";
import { DeskTextArea } from "./desk-fields.tsx";
import { useDeskDraft } from "./forms/use-desk-draft.ts";
import { useDeskChange } from "./use-desk-change.ts";

type Words = {
  label: string;
  help: string;
  submit: string;
  busy: string;
  added: { title: string; text: string };
  failed: { title: string; text: string };
};

type WordsFormProps = {
  words: Words;
  /** What they are kept under until they are stored. */
  name: string;
  /** Stores the words once for each number, however often it is asked. */
  onSubmit: (text: string, requestId: string) => Promise<unknown>;
};

/** A few words that are stored as soon as the button is pressed, and stay in the box when they could not be. */
export function WordsForm({ words, name, onSubmit }: WordsFormProps) {
  const { keyFor, settle } = useIdempotencyKey();
  const {
    words: { text },
    write,
    drop,
  } = useDeskDraft(name, { text: "" });
  const submit = useDeskChange(() => onSubmit(text.trim(), keyFor(text.trim())), {
    onSuccess: () => {
      settle();
      drop();
      void notify.success(words.added.title, words.added.text);
    },
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  const { formProps, isBusy } = useForm({ send: async () => submit.mutate(), isBusy: submit.isPending });
  return (
    <form {...formProps} className="flex max-w-lead flex-col items-start gap-2">
      <DeskTextArea
        label={words.label}
        description={words.help}
        rows={2}
        value={text}
        maxLength={textLimits.text}
        onChange={({ currentTarget: { value } }) => write({ text: value })}
        className="w-full"
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        disabled={text.trim() === ""}
        isBusy={isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
    </form>
  );
}

export function PersonNoteForm({ person }: { person: string }) {
  return (
    <WordsForm
      words={{ ...personPage.note, label: personLetter.note }}
      name={`note.${person}`}
      onSubmit={(note, requestId) => askDesk("desk_note_person", { person, note, requestId })}
    />
  );
}

export function CallForm({ leadId }: { leadId: string }) {
  return (
    <WordsForm
      words={personPage.call}
      name={`call.${leadId}`}
      onSubmit={(note, requestId) => askDesk("desk_log_call", { leadId, note, requestId })}
    />
  );
}

export function NoteForm({ leadId }: { leadId: string }) {
  return (
    <WordsForm
      words={personPage.note}
      name={`note.${leadId}`}
      onSubmit={(note, requestId) => askDesk("desk_add_note", { leadId, note, requestId })}
    />
  );
}
