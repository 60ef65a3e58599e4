import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Busy } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { listWords } from "#content/desk.ts";
import { mergeWords } from "#content/desk-people.ts";
import type { Person } from "#domain/desk-persons.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

const words = mergeWords.dialog;

type MergeDialogProps = { person: Person; other: string; onClose: () => void };

/** What of the other person comes along, before it does. */
export function MergeDialog({ person, other, onClose }: MergeDialogProps) {
  const { data: moving } = useQuery(deskQueries.person(other));
  const [problem, setProblem] = useState<string>();
  const merge = useDeskChange(() => askDesk("desk_merge_persons", { kept: person.id, merged: other }), {
    onSuccess: () => {
      void notify.success(words.done);
      onClose();
    },
    onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
  });
  return (
    <Dialog
      title={fillWords(words.title, { name: person.name, other: moving?.name ?? "" })}
      description={words.text}
      onClose={onClose}
      focusesItself
    >
      {moving ? <WhatMoves moving={moving} /> : <Busy label={listWords.loading} />}
      {(person.author ?? moving?.author) && <p className="mt-3 text-sm font-semibold">{words.seen}</p>}
      <Problem text={problem} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button variant="secondary">{words.cancel}</Button>
        </DialogClose>
        <Button disabled={!moving} isBusy={merge.isPending} busyLabel={words.busy} onClick={() => merge.mutate()}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

function WhatMoves({ moving }: { moving: Person }) {
  const kinds = ["leads", "mails", "events", "codes", "addresses", "phones"] as const;
  const lines = kinds
    .filter((kind) => moving[kind].length > 0)
    .map((kind) => sayCount(words.counts[kind], moving[kind].length));
  if (moving.author) lines.push(words.account);
  return (
    <>
      <h3 className="text-title-s">{words.moves}</h3>
      <ul className="mt-2 list-disc pl-5">
        {(lines.length > 0 ? lines : [words.nothing]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm break-words text-ink-soft">
        {[...moving.addresses.map(({ address }) => address), ...moving.phones].join(", ")}
      </p>
    </>
  );
}
