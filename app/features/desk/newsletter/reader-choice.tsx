import { useQuery } from "@tanstack/react-query";
import { notify } from "#app/ui/notify.ts";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter, Segment } from "#domain/desk.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskSelect } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { usePutLetter } from "./use-letter-draft.ts";

const words = letterDesk.readers;

type ReaderChoiceProps = { letter: Letter; onSave: () => Promise<Letter | null> };

/** Everybody, or a part of them, with its count. Chosen is stored at once, with what is written so far. */
export function ReaderChoice({ letter, onSave }: ReaderChoiceProps) {
  const putLetter = usePutLetter();
  const { data } = useQuery(deskQueries.segments(letter.segment));
  const choose = useDeskChange(
    async (segment: Segment) => {
      const saved = await onSave();
      return saved && askDesk("desk_target_letter", { letter: letter.id, seenVersion: saved.version, segment });
    },
    {
      onSuccess: (heard) => {
        if (!heard) return;
        putLetter(heard.letter);
        if (heard.kind === "conflict") void notify.error(letterDesk.conflict.title, letterDesk.conflict.text);
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  const optionsOf = (parts: readonly { value: string; count: number }[] = [], chosen?: string) => {
    // Nobody may be left of a part that was chosen a while ago.
    const listed =
      chosen && !parts.some(({ value }) => value === chosen) ? [...parts, { value: chosen, count: 0 }] : parts;
    return listed.map(({ value, count }) => ({
      value,
      label: fillWords(words.option, { value, count: formatCount(count) }),
    }));
  };
  const fields = [
    { name: "source", label: words.source, any: words.anySource, parts: data?.sources },
    { name: "interest", label: words.interest, any: words.anyInterest, parts: data?.interests },
  ] as const;
  return (
    <fieldset disabled={choose.isPending} className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{words.title}</legend>
      {fields.map(({ name, label, any, parts }) => (
        <DeskSelect
          key={name}
          label={label}
          placeholder={any}
          options={optionsOf(parts, letter.segment[name])}
          value={letter.segment[name] ?? ""}
          onChange={({ currentTarget: { value } }) => choose.mutate({ ...letter.segment, [name]: value || undefined })}
          className="w-56"
        />
      ))}
      <p role="status" className="figures min-h-8 py-1.5 text-sm text-ink-soft">
        {data && sayCount(words.count, data.count)}
        {data && data.served > 0 && `; ${sayCount(words.served, data.served)}`}
      </p>
    </fieldset>
  );
}
