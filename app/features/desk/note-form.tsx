import { useState } from "react";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { personPage } from "#content/desk.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "./ask-desk.ts";
import { DeskTextArea } from "./desk-fields.tsx";

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
  /** Stores the words once for each number, however often it is asked. */
  onSubmit: (text: string, requestId: string) => Promise<unknown>;
};

/** A few words that are stored as soon as the button is pressed, and stay in the box when they could not be. */
export function WordsForm({ words, onSubmit }: WordsFormProps) {
  const { keyFor, settle } = useIdempotencyKey();
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    setIsBusy(true);
    try {
      await onSubmit(text.trim(), keyFor(text.trim()));
      settle();
      setText("");
      void notify.success(words.added.title, words.added.text);
    } catch {
      void notify.error(words.failed.title, words.failed.text);
    }
    setIsBusy(false);
  };
  return (
    <form
      className="flex max-w-lead flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DeskTextArea
        label={words.label}
        help={words.help}
        rows={2}
        value={text}
        maxLength={textLimits.text}
        onChange={({ currentTarget: { value } }) => setText(value)}
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

export function NoteForm({ leadId, onAdded }: { leadId: string; onAdded: () => void }) {
  return (
    <WordsForm
      words={personPage.note}
      onSubmit={async (note, request_id) => {
        await askDesk("desk_add_note", { lead_id: leadId, note, request_id });
        onAdded();
      }}
    />
  );
}
