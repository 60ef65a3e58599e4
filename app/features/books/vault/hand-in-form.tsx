import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { ownDraft } from "#app/forms/own-drafts.ts";
import { TextArea } from "#app/forms/text-area.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { useKeptWords } from "#app/forms/use-kept-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import { fileWords } from "#content/production.ts";
import type { BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook, sayFault } from "../ask-book.ts";
import { refreshBooks } from "../book-queries.ts";
import { listUnhanded } from "./list-unhanded.ts";

const words = bookPage.handIn;

/** The house hears of files when they are handed in: the newest of each document that is new since the last time. */
export function HandInForm({ page }: { page: BookPage }) {
  const { keyFor, settle } = useIdempotencyKey();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { words: written, write, drop } = useKeptWords(`${ownDraft}hand-in-${page.book.id}`, { note: "" });
  const { note } = written;
  const fresh = listUnhanded(page);
  const handIn = useMutation({
    mutationFn: () => {
      const versions = fresh.map(({ newest }) => newest.id);
      return askBook("hand_in", {
        book: page.book.id,
        versions,
        checklist: [...ticked],
        note: note.trim(),
        requestId: keyFor(JSON.stringify([versions, note])),
      });
    },
    onSuccess: () => {
      settle();
      setTicked([]);
      drop();
      void notify.success(words.done.title, words.done.text);
    },
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  const { formProps, isBusy } = useForm({ send: async () => handIn.mutate(), isBusy: handIn.isPending });
  if (fresh.length === 0) {
    const { handedInAt } = page.book;
    return (
      <p className="text-ink-soft">
        {handedInAt ? fillWords(words.last, { day: sayDate(handedInAt) }) : words.nothing}
      </p>
    );
  }
  return (
    <form {...formProps} className="grid max-w-lead gap-3">
      <p>{words.text}</p>
      <ul className="list-disc pl-5">
        {fresh.map(({ id, kind, newest }) => (
          <li key={id} className="wrap-anywhere">
            {fillWords(words.file, { name: newest.name, kind: fileWords[kind], number: newest.number })}
          </li>
        ))}
      </ul>
      {words.checklist.map((line) => (
        <CheckboxField
          key={line}
          label={line}
          checked={ticked.includes(line)}
          onChange={({ currentTarget: { checked } }) =>
            setTicked((was) => (checked ? [...was, line] : was.filter((one) => one !== line)))
          }
        />
      ))}
      <TextArea
        label={words.note}
        isOptional
        rows={2}
        value={note}
        maxLength={textLimits.text}
        onChange={({ currentTarget: { value } }) => write({ note: value })}
      />
      <Button
        type="submit"
        size="small"
        className="justify-self-start"
        disabled={ticked.length < words.checklist.length}
        isBusy={isBusy}
      >
        {words.button}
      </Button>
    </form>
  );
}
