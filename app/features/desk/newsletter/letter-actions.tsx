import { useState } from "react";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { sayCount } from "#app/text/count-words.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { askDesk, DeskRefusal } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { usePutLetter } from "./use-letter-draft.ts";

type LetterActionsProps = {
  letterId: string;
  readers: number;
  hasWords: boolean;
  /** Everything typed is stored first; null when that did not work. */
  onSave: () => Promise<Letter | null>;
};

/** A test to oneself, and the sending itself, which names how many it goes to. */
export function LetterActions(props: LetterActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TestButton {...props} />
      <Button size="small" disabled={!props.hasWords} onClick={() => setIsAsked(true)}>
        {letterDesk.send.open}
      </Button>
      {!props.hasWords && <p className="text-sm text-ink-soft">{letterDesk.send.needsWords}</p>}
      {isAsked && <SendDialog {...props} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function TestButton({ letterId, hasWords, onSave }: LetterActionsProps) {
  const words = letterDesk.test;
  const { keyFor, settle } = useIdempotencyKey();
  const test = useDeskChange(
    async () => {
      const saved = await onSave();
      return saved && askDesk("desk_test_letter", { letter: letterId, mailId: keyFor(String(saved.version)) });
    },
    {
      onSuccess: (sent) => {
        if (!sent) return;
        settle();
        void notify.success(words.sent.title, fillWords(words.sent.text, { email: sent.recipient }));
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!hasWords}
      isBusy={test.isPending}
      busyLabel={words.busy}
      onClick={() => test.mutate()}
    >
      {words.submit}
    </Button>
  );
}

function SendDialog({ letterId, readers, onSave, onClose }: LetterActionsProps & { onClose: () => void }) {
  const words = letterDesk.send;
  const putLetter = usePutLetter();
  const [problem, setProblem] = useState<string>();
  const send = useDeskChange(
    async () => {
      const saved = await onSave();
      return saved && askDesk("desk_send_letter", { letter: letterId, seenVersion: saved.version });
    },
    {
      onSuccess: (heard) => {
        onClose();
        if (!heard) return;
        putLetter(heard.letter);
        if (heard.kind === "saved") void notify.success(words.started.title, words.started.text);
        else void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
      },
      onError: (fault) => setProblem(fault instanceof DeskRefusal ? fault.message : words.failed),
    },
  );
  return (
    <Dialog
      title={sayCount(words.title, readers)}
      description={readers > 0 ? words.text : words.nobody}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusesItself
    >
      {problem && (
        <p role="alert" className="mb-4 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{words.cancel}</Button>
        </DialogClose>
        {readers > 0 && (
          <Button isBusy={send.isPending} busyLabel={words.busy} onClick={() => send.mutate()}>
            {words.confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
