import { askDesk } from "#app/features/desk/frame/ask-desk.ts";
import { DeskTextArea } from "#app/features/desk/frame/desk-fields.tsx";
import { useDeskDraft } from "#app/features/desk/frame/forms/use-desk-draft.ts";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { AskingButton } from "#app/ui/asking-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookDesk } from "#content/desk-books.ts";
import type { BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useBookChange } from "./book-desk-queries.ts";

const words = bookDesk.deletion;

/** The author has asked to have the project deleted, and waits for a word. Nothing stands here otherwise. */
export function DeletionDecision({ page: { book } }: { page: BookPage }) {
  return book.deletionAskedAt && <Decision book={book} askedAt={book.deletionAskedAt} />;
}

function Decision({ book: { id, title, authorName }, askedAt }: { book: BookPage["book"]; askedAt: string }) {
  const { keyFor, settle } = useIdempotencyKey();
  const { words: written, write, drop } = useDeskDraft(`deletion.${id}`, { answer: "" });
  const answer = written.answer.trim();
  const decide = useBookChange(
    (agreed: boolean) =>
      askDesk("desk_decide_deletion", { book: id, agreed, answer, requestId: keyFor(`${agreed} ${answer}`) }),
    {
      failed: words.failed,
      onSuccess: ({ kind }) => {
        settle();
        if (kind === "conflict") return void notify.error(words.conflict.title, words.conflict.text);
        drop();
        void notify.success(words.decided.title, fillWords(words.decided.text, { name: authorName }));
      },
    },
  );
  const { formProps, isBusy } = useForm({ send: async () => decide.mutate(false), isBusy: decide.isPending });
  const isReady = answer.length >= 3;
  return (
    <section aria-labelledby="deletion" className="mt-4 max-w-lead border-l-2 border-danger pl-4">
      <h2 id="deletion" className="text-title-s">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {fillWords(words.text, { name: authorName, moment: sayMoment(askedAt) })}
      </p>
      <form {...formProps} className="mt-3 flex flex-col gap-3">
        <DeskTextArea
          label={words.answer}
          rows={3}
          maxLength={textLimits.text}
          value={written.answer}
          onChange={({ currentTarget: { value } }) => write({ answer: value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" size="small" disabled={!isReady} isBusy={isBusy}>
            {words.keep}
          </Button>
          <AskingButton
            question={{ ...words.confirm, title: fillWords(words.confirm.title, { title }), confirm: words.agree }}
            disabled={!isReady || isBusy}
            onConfirm={() => decide.mutate(true)}
          >
            {words.agree}
          </AskingButton>
        </div>
      </form>
    </section>
  );
}
