import { useState } from "react";
import { fillWords } from "#app/features/projects/fill-words.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { askDesk, DeskRefusal } from "./ask-desk.ts";
import { sayCount } from "./count-words.ts";

type LetterActionsProps = {
  letterId: string;
  readers: number;
  hasWords: boolean;
  /** Everything typed is stored first; false when that did not work. */
  onSave: () => Promise<boolean>;
  versionOf: () => number;
  onShow: (letter: Letter) => void;
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

function TestButton({ letterId, hasWords, onSave, versionOf }: LetterActionsProps) {
  const words = letterDesk.test;
  const { keyFor, settle } = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const test = async () => {
    setIsBusy(true);
    try {
      if (await onSave()) {
        const mail_id = keyFor(String(versionOf()));
        const { recipient } = await askDesk("desk_test_letter", { letter: letterId, mail_id });
        settle();
        void notify.success(words.sent.title, fillWords(words.sent.text, { email: recipient }));
      }
    } catch {
      void notify.error(words.failed.title, words.failed.text);
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!hasWords}
      isBusy={isBusy}
      busyLabel={words.busy}
      onClick={() => void test()}
    >
      {words.submit}
    </Button>
  );
}

function SendDialog({
  letterId,
  readers,
  onSave,
  versionOf,
  onShow,
  onClose,
}: LetterActionsProps & { onClose: () => void }) {
  const words = letterDesk.send;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setIsBusy(true);
    try {
      if (!(await onSave())) return onClose();
      const heard = await askDesk("desk_send_letter", { letter: letterId, seen_version: versionOf() });
      onShow(heard.letter);
      if (heard.kind === "saved") void notify.success(words.started.title, words.started.text);
      else void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
      onClose();
    } catch (fault) {
      setProblem(fault instanceof DeskRefusal ? fault.message : words.failed);
      setIsBusy(false);
    }
  };
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
          <Button isBusy={isBusy} busyLabel={words.busy} onClick={() => void send()}>
            {words.confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
