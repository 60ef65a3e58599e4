import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { mergeWords as words } from "#content/desk-people.ts";
import type { Person } from "#domain/desk-persons.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayShortMoment } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskInput } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { MergeDialog } from "./merge-dialog.tsx";

/** Who might be the same person, who was merged today, and whom somebody at the desk knows to be the same. */
export function MergePanel({ person, now }: { person: Person; now: number }) {
  const [other, setOther] = useState<string>();
  const undo = useDeskChange((merge: string) => askDesk("desk_undo_merge", { merge }), {
    onSuccess: () => void notify.success(words.undone),
    onError: (fault) => void notify.error(fault.message),
  });
  return (
    <section aria-labelledby="same">
      <h2 id="same" className="mb-2 text-title-s">
        {words.title}
      </h2>
      <ul className="flex flex-col gap-3">
        {person.likenesses.map(({ id, name, reasons }) => (
          <li key={id}>
            <p className="break-words">
              {fillWords(words.line, { name, reasons: reasons.map((reason) => words.reasons[reason]).join(", ") })}
            </p>
            <Button variant="secondary" size="small" className="mt-1" onClick={() => setOther(id)}>
              {words.compare}
            </Button>
          </li>
        ))}
        {person.merges.map(({ id, name, who, at }) => (
          <li key={id}>
            <p className="break-words text-ink-soft">
              {fillWords(words.merged, { name, who: who ?? "", when: sayShortMoment(at, now) })}
            </p>
            <Button variant="quiet" size="small" className="-ml-3" onClick={() => undo.mutate(id)}>
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
      <OtherPerson person={person} onChoose={setOther} />
      {other && <MergeDialog person={person} other={other} onClose={() => setOther(undefined)} />}
    </section>
  );
}

function OtherPerson({ person, onChoose }: { person: Person; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState("");
  const { data } = useQuery({ ...deskQueries.people(search.trim()), enabled: search.trim().length > 1 });
  const others = (data?.people ?? []).filter(({ id }) => id !== person.id).slice(0, 8);
  return (
    <details className="mt-3">
      <summary className="min-h-6 cursor-pointer text-ink-soft hover:text-ink">{words.other}</summary>
      <DeskInput
        label={words.search}
        type="search"
        value={search}
        maxLength={textLimits.line}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        className="mt-2"
      />
      {data && search.trim().length > 1 && (
        <ul className="mt-2 flex flex-col gap-1" aria-live="polite">
          {others.map(({ id, name, email, phone }) => (
            <li key={id} className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 break-words">
                {name} <span className="block break-all text-ink-soft">{email ?? phone}</span>
              </span>
              <Button variant="quiet" size="small" aria-label={`${words.choose}: ${name}`} onClick={() => onChoose(id)}>
                {words.choose}
              </Button>
            </li>
          ))}
          {others.length === 0 && <li className="text-ink-soft">{words.nobody}</li>}
        </ul>
      )}
    </details>
  );
}
