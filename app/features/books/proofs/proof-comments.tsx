import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ownDraft } from "#app/forms/own-drafts.ts";
import { TextArea } from "#app/forms/text-area.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { useKeptWords } from "#app/forms/use-kept-words.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { ProofComment } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook, sayFault } from "../ask-book.ts";
import { refreshBooks } from "../book-queries.ts";
import type { Place } from "./marks.tsx";

const words = bookPage.proof.comments;

type CommentListProps = {
  proof: string;
  comments: readonly ProofComment[];
  canWrite: boolean;
  isPicture: boolean;
  onPage: (page: number) => void;
};

/** Every comment with its answers, in the order of the pages. */
export function CommentList({ proof, comments, canWrite, isPicture, onPage }: CommentListProps) {
  const [answered, setAnswered] = useState<number>();
  const first = comments
    .filter(({ answers }) => answers === null)
    .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || a.id - b.id);
  if (first.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <ol className="flex flex-col gap-5">
      {first.map((comment) => (
        <li key={comment.id} className="border-l-2 border-gold pl-4">
          {comment.page !== null && (
            <button type="button" className="text-link text-sm" onClick={() => onPage(comment.page ?? 1)}>
              {sayPlace(comment, comments, isPicture)}
            </button>
          )}
          <Said comment={comment} />
          {comments
            .filter(({ answers }) => answers === comment.id)
            .map((answer) => (
              <div key={answer.id} className="mt-3 border-l border-rule-strong pl-3">
                <Said comment={answer} />
              </div>
            ))}
          {canWrite &&
            (answered === comment.id ? (
              <CommentForm
                proof={proof}
                label={words.answer}
                about={{ answers: comment.id }}
                onStored={() => setAnswered(undefined)}
              />
            ) : (
              <Button variant="quiet" size="small" onClick={() => setAnswered(comment.id)}>
                {words.answer}
              </Button>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Those that point at a place of a page, in the order in which their marks are counted. */
export const markedOn = (page: number, comments: readonly ProofComment[]) =>
  comments.filter((comment) => comment.page === page && comment.placeX !== null && comment.placeY !== null);

function sayPlace(comment: ProofComment, comments: readonly ProofComment[], isPicture: boolean): string {
  const page = comment.page ?? 1;
  const mark = markedOn(page, comments).indexOf(comment) + 1;
  if (isPicture) return fillWords(words.onPicture, { mark });
  return mark > 0 ? fillWords(words.onMark, { page, mark }) : fillWords(words.onPage, { page });
}

function Said({ comment: { text, passage, whoName, at } }: { comment: ProofComment }) {
  return (
    <>
      {passage && <blockquote className="text-sm text-ink-soft">{passage}</blockquote>}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="figures text-sm text-ink-soft">
        {fillWords(words.signed, { who: whoName, moment: sayMoment(at) })}
      </p>
    </>
  );
}

type CommentFormProps = {
  proof: string;
  label: string;
  about: { answers?: number; page?: number; place?: Place; passage?: string };
  onStored: () => void;
};

export function CommentForm({ proof, label, about, onStored }: CommentFormProps) {
  const { keyFor, settle } = useIdempotencyKey();
  // One box for every page: what was begun goes along when somebody turns over.
  const {
    words: written,
    write,
    drop,
  } = useKeptWords(`${ownDraft}comment-${proof}-${about.answers ?? "new"}`, {
    text: "",
  });
  const { text } = written;
  const add = useMutation({
    mutationFn: () => {
      const { answers, page, place, passage } = about;
      const comment = { answers, page, placeX: place?.x, placeY: place?.y, passage, text: text.trim() };
      return askBook("comment_on_proof", { proof, comment, requestId: keyFor(JSON.stringify(comment)) });
    },
    onSuccess: () => {
      settle();
      drop();
      onStored();
    },
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
    onSettled: () => void refreshBooks(),
  });
  const { formProps, isBusy } = useForm({ send: async () => add.mutate(), isBusy: add.isPending });
  return (
    <form {...formProps} className="mt-3 flex flex-col items-start gap-2">
      <TextArea
        label={label}
        rows={2}
        value={text}
        maxLength={textLimits.text}
        onChange={({ currentTarget: { value } }) => write({ text: value })}
        className="w-full"
      />
      <Button type="submit" variant="secondary" size="small" disabled={text.trim() === ""} isBusy={isBusy}>
        {words.add}
      </Button>
    </form>
  );
}
