import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { DeleteButton } from "./delete-button.tsx";
import { ScheduleButton } from "./schedule-button.tsx";
import { usePutLetter } from "./use-letter-draft.ts";

type LetterActionsProps = {
  letter: Letter;
  hasWords: boolean;
  /** Everything typed is stored first; null when that did not work. */
  onSave: () => Promise<Letter | null>;
};

/** A test to oneself, the sending itself, which names how many it goes to, now or at an hour, and the way out. */
export function LetterActions(props: LetterActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {props.letter.version > 0 && <DeleteButton letter={props.letter} />}
      <TestButton {...props} />
      <ScheduleButton letterId={props.letter.id} isDisabled={!props.hasWords} onSave={props.onSave} />
      <Button size="small" disabled={!props.hasWords} onClick={() => setIsAsked(true)}>
        {letterDesk.send.open}
      </Button>
      {!props.hasWords && <p className="text-sm text-ink-soft">{letterDesk.send.needsWords}</p>}
      {isAsked && <SendDialog {...props} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function TestButton({ letter, hasWords, onSave }: LetterActionsProps) {
  const words = letterDesk.test;
  const { keyFor, settle } = useIdempotencyKey();
  const test = useDeskChange(
    async () => {
      const saved = await onSave();
      return saved && askDesk("desk_test_letter", { letter: letter.id, mailId: keyFor(String(saved.version)) });
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

function SendDialog({ letter, onSave, onClose }: LetterActionsProps & { onClose: () => void }) {
  const words = letterDesk.send;
  const { data } = useQuery(deskQueries.segments(letter.segment));
  const readers = data?.count ?? 0;
  const isPart = Object.keys(letter.segment).length > 0;
  const putLetter = usePutLetter();
  const [problem, setProblem] = useState<string>();
  const send = useDeskChange(
    async () => {
      const saved = await onSave();
      return saved && askDesk("desk_send_letter", { letter: letter.id, seenVersion: saved.version });
    },
    {
      onSuccess: (heard) => {
        onClose();
        if (!heard) return;
        putLetter(heard.letter);
        if (heard.kind === "saved") void notify.success(words.started.title, words.started.text);
        else void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
      },
      onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
    },
  );
  return (
    <Dialog
      title={sayCount(words.title, readers)}
      description={readers === 0 ? (data?.served ? words.served : words.nobody) : isPart ? words.part : words.text}
      onClose={onClose}
      focusesItself
    >
      <Problem text={problem} className="mb-4" />
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
