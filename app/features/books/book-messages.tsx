import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookMessage, BookPage } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { textLimits } from "#domain/text-limits.ts";
import { askBook } from "./ask-book.ts";
import { bookLists, refreshBooks } from "./book-queries.ts";
import { MessageForm } from "./message-form.tsx";
import { OpenFile } from "./vault/open-file-button.tsx";

const words = bookPage.messages;

/** As many as the page brings along; a thread that has more has a search. */
const shownAtOnce = 20;
const fewMessages = 5;

/** One thread, newest first, with a box to answer above it. Seeing it marks it as read. */
export function BookMessages({ page, canWrite }: { page: BookPage; canWrite: boolean }) {
  const { id } = page.book;
  const thread = useRef<HTMLDivElement>(null);
  const fresh = useFresh(page);
  useReadWhenSeen(page, thread);
  const [search, setSearch] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const isSearching = search !== "";
  const list = useInfiniteQuery({ ...bookLists.messages(id, search), enabled: isWhole || isSearching });
  const shown = isSearching ? list.data : isWhole ? (list.data ?? page.messages) : page.messages;
  const hasMore = isWhole || isSearching ? list.hasNextPage : page.messages.length === shownAtOnce;
  return (
    <div ref={thread} className="@container">
      <div className="grid gap-x-14 gap-y-6 @min-[56rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="empty:hidden">
          {canWrite && <MessageForm page={page} />}
          {page.messages.length > fewMessages && <ThreadSearch onSearch={setSearch} />}
        </div>
        <div className="min-w-0">
          {page.messages.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
          {isSearching && (
            <p role="status" className="mb-4 text-ink-soft empty:hidden">
              {list.isError ? words.searchFailed : !shown ? words.searching : shown.length === 0 ? words.none : null}
            </p>
          )}
          <ol className="flex flex-col gap-5">
            {shown?.map((message) => (
              <Message key={message.id} message={message} isNew={fresh.has(message.id)} />
            ))}
          </ol>
          {hasMore && (
            <Button
              variant="quiet"
              size="small"
              className="mt-3"
              isBusy={list.isFetching}
              onClick={() => (isWhole || isSearching ? void list.fetchNextPage() : setIsWhole(true))}
            >
              {words.older}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The messages of the other side that were unread when they came: they stay marked until the page is left. */
function useFresh({ role, messages, unread }: BookPage): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const mine = role === "staff" ? "house" : "author";
  const coming = messages.filter(({ side }) => side !== mine).slice(0, unread);
  const missing = coming.filter(({ id }) => !fresh.has(id));
  if (missing.length > 0) setFresh(new Set([...fresh, ...missing.map(({ id }) => id)]));
  return fresh;
}

/** What stands far below has not been read because the page was opened. */
function useReadWhenSeen({ book: { id }, messages, unread }: BookPage, thread: React.RefObject<HTMLElement | null>) {
  const newest = messages[0]?.id;
  useEffect(() => {
    if (unread === 0 || newest === undefined || !thread.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      // If nobody hears of it, it stays unread, and is said to be the next time.
      void askBook("read_book_messages", { book: id, lastMessage: newest }).then(refreshBooks, () => {});
    });
    watch.observe(thread.current);
    return () => watch.disconnect();
  }, [id, newest, unread, thread]);
}

function ThreadSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const { formProps } = useForm({ send: async (entries) => onSearch(entry(entries, "search").trim()) });
  return (
    <search className="mt-4 block max-w-lead">
      <form {...formProps} className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-48 flex-1"
          type="search"
          name="search"
          label={words.search}
          maxLength={textLimits.line}
        />
        <Button type="submit" variant="secondary">
          {words.searchButton}
        </Button>
      </form>
    </search>
  );
}

function Message({ message: { kind, side, who, text, at, files }, isNew }: { message: BookMessage; isNew: boolean }) {
  return (
    <li className={classNames("border-l-2 pl-4", side === "house" ? "border-gold" : "border-rule-strong")}>
      <p className="figures text-sm text-ink-soft">
        <span className="font-semibold text-ink">{who}</span>
        {`, ${sayMoment(at)}`}
        {isNew && (
          <Badge tone="gold" className="ml-2">
            {words.isNew}
          </Badge>
        )}
      </p>
      <p className="mt-0.5 max-w-measure wrap-anywhere whitespace-pre-line">
        {kind === "status" ? fillWords(words.status, { change: text }) : text}
      </p>
      {files.length > 0 && (
        <ul aria-label={words.files} className="mt-1.5 flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id} className="max-w-full">
              <OpenFile version={file.id} label={fillWords(words.file, { name: file.name, number: file.number })} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
