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
import type { BookPage } from "#domain/book-page.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook, sayFault } from "./ask-book.ts";
import { refreshBooks } from "./book-queries.ts";

const words = bookPage.messages;

/** As many as the house takes with one message. */
const mostFiles = 20;

/** A message to the other side; it may point at files that are in the vault. */
export function MessageForm({ page }: { page: BookPage }) {
  const { keyFor, settle } = useIdempotencyKey();
  const { words: written, write, drop } = useKeptWords(`${ownDraft}message-${page.book.id}`, { text: "" });
  const { text } = written;
  const [versions, setVersions] = useState<readonly string[]>([]);
  const send = useMutation({
    mutationFn: () => {
      const message = { book: page.book.id, text: text.trim(), versions: [...versions] };
      return askBook("send_book_message", { ...message, requestId: keyFor(JSON.stringify(message)) });
    },
    onSuccess: () => {
      settle();
      drop();
      setVersions([]);
    },
    // What was written stays in the box.
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  const { formProps, isBusy } = useForm({ send: async () => send.mutate(), isBusy: send.isPending });
  return (
    <form {...formProps} className="flex max-w-lead flex-col items-start gap-2">
      <TextArea
        label={page.role === "staff" ? words.writeToAuthor : words.write}
        rows={3}
        value={text}
        maxLength={textLimits.text}
        onChange={({ currentTarget: { value } }) => write({ text: value })}
        className="w-full"
      />
      {page.files.length > 0 && (
        <details className="w-full">
          <summary className="w-fit cursor-pointer text-sm font-semibold">
            {versions.length === 0 ? words.attach : sayCount(words.attached, versions.length)}
          </summary>
          <div className="mt-2 grid max-h-60 gap-1.5 overflow-y-auto text-sm">
            {page.files.map(({ id, name, newest }) => (
              <CheckboxField
                key={id}
                label={fillWords(words.file, { name, number: newest.number })}
                checked={versions.includes(newest.id)}
                disabled={versions.length >= mostFiles && !versions.includes(newest.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setVersions((was) => (checked ? [...was, newest.id] : was.filter((one) => one !== newest.id)))
                }
              />
            ))}
          </div>
        </details>
      )}
      <Button type="submit" size="small" disabled={text.trim() === ""} isBusy={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
