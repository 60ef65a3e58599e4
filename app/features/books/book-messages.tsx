import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TextArea } from "#app/forms/text-area.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { useIdempotencyKey } from "#app/forms/use-idempotency-key.ts";
import { fillWords, sayMoment } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookMessage, BookPage } from "#domain/book-page.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook } from "./ask-book.ts";
import { bookLists, refreshBooks } from "./book-queries.ts";

const words = bookPage.messages;

/** One thread, newest first, with a box to answer above it. Reading it marks it as read. */
export function BookMessages({ page, canWrite }: { page: BookPage; canWrite: boolean }) {
  const { id } = page.book;
  const [search, setSearch] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const list = useInfiniteQuery({ ...bookLists.messages(id, search.trim()), enabled: isWhole || search.trim() !== "" });
  const shown = isWhole || search.trim() ? (list.data ?? []) : page.messages;
  const newest = page.messages[0]?.id;
  useEffect(() => {
    if (page.unread === 0 || newest === undefined) return;
    void askBook("read_book_messages", { book: id, lastMessage: newest }).then(refreshBooks);
  }, [id, newest, page.unread]);
  const hasMore = isWhole ? list.hasNextPage : page.messages.length === 20 && !search.trim();

  return (
    <>
      {canWrite && <MessageForm page={page} />}
      {page.messages.length === 20 && (
        <TextField
          className="mt-4 max-w-lead"
          type="search"
          label={words.search}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      )}
      {shown.length === 0 ? (
        <p className="mt-4 text-ink-soft">{search.trim() ? words.none : words.empty}</p>
      ) : (
        <ol className="mt-5 flex flex-col gap-5">
          {shown.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          isBusy={list.isFetching}
          onClick={() => (isWhole ? void list.fetchNextPage() : setIsWhole(true))}
        >
          {words.older}
        </Button>
      )}
    </>
  );
}

function Message({ message: { kind, side, who, text, at } }: { message: BookMessage }) {
  return (
    <li className={classNames("border-l-2 pl-4", side === "house" ? "border-gold" : "border-action")}>
      <p className={classNames("max-w-measure break-words whitespace-pre-line", kind === "status" && "text-ink-soft")}>
        {text}
      </p>
      <p className="figures mt-1 text-sm text-ink-soft">{fillWords(words.signed, { who, moment: sayMoment(at) })}</p>
    </li>
  );
}

function MessageForm({ page }: { page: BookPage }) {
  const { keyFor, settle } = useIdempotencyKey();
  const [text, setText] = useState("");
  const send = useMutation({
    mutationFn: () =>
      askBook("send_book_message", {
        book: page.book.id,
        text: text.trim(),
        versions: [],
        requestId: keyFor(text.trim()),
      }),
    onSuccess: () => {
      settle();
      setText("");
    },
    // What was written stays in the box.
    onError: (fault) => void notify.error(words.failed.title, fault.message),
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
        onChange={({ currentTarget: { value } }) => setText(value)}
        className="w-full"
      />
      <Button type="submit" size="small" disabled={text.trim() === ""} isBusy={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
