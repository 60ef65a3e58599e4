import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { waitingWords as words } from "#content/book-notices.ts";
import type { InboxFilter } from "#domain/desk.ts";
import type { FoundMessage, WaitingThread } from "#domain/desk-books.ts";
import { fillWords, sayCount } from "#domain/fill-words.ts";
import { askDesk, retryDesk } from "../frame/ask-desk.ts";
import { deskKey } from "../frame/desk-queries.ts";
import { DueLabel } from "../frame/lead-badges.tsx";
import { Moment } from "../frame/moment.tsx";
import { useDeskChange } from "../frame/use-desk-change.ts";

const messagesQuery = (search: string, onlyOverdue: boolean) =>
  queryOptions({
    retry: retryDesk,
    queryKey: [...deskKey, "desk_book_messages", search, onlyOverdue] as const,
    queryFn: ({ signal }) => askDesk("desk_book_messages", { search, onlyOverdue }, signal),
    refetchInterval: 10_000,
    refetchIntervalInBackground: false,
  });

type WaitingAuthorsProps = { filter: InboxFilter; now: number };

/**
 * Authors who have written about a book and wait for an answer, above the leads and under the same clock; with a search,
 * what was said in any book's thread. A filter of leads leaves no room for them.
 */
export function WaitingAuthors({ filter, now }: WaitingAuthorsProps) {
  const { search = "", overdue = false, ...others } = filter;
  const { data } = useQuery({ ...messagesQuery(search, overdue), enabled: Object.keys(others).length === 0 });
  if (!data || Object.keys(others).length > 0) return null;
  return (
    <>
      {data.waiting.length > 0 && (
        <section aria-labelledby="waiting-authors" className="mt-4">
          <h2 id="waiting-authors" className="text-title-s">
            {sayCount(words.title, data.waiting.length)}
          </h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule text-sm">
            {data.waiting.map((thread) => (
              <Waiting key={thread.book} thread={thread} now={now} />
            ))}
          </ul>
        </section>
      )}
      {data.found.length > 0 && <FoundMessages found={data.found} now={now} />}
    </>
  );
}

function Waiting({ thread, now }: { thread: WaitingThread; now: number }) {
  const { book, title, authorName, text, dueAt } = thread;
  const settle = useDeskChange(() => askDesk("desk_settle_messages", { book }), {
    onSuccess: () => void notify.success(words.settled),
    onError: (fault) => void notify.error(words.failed.title, fault.message),
  });
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <Link to={`/staff/books/${book}#messages`} className="font-semibold hover:underline" data-lead={`book-${book}`}>
        {fillWords(words.line, { who: authorName, title })}
      </Link>
      <span className="min-w-0 flex-1 truncate text-ink-soft">{text}</span>
      <DueLabel lead={{ dueAt, answeredAt: null }} now={now} />
      <Button
        variant="quiet"
        size="small"
        aria-label={fillWords(words.settleNamed, { title })}
        isBusy={settle.isPending}
        onClick={() => settle.mutate()}
      >
        {words.settle}
      </Button>
    </li>
  );
}

function FoundMessages({ found, now }: { found: readonly FoundMessage[]; now: number }) {
  return (
    <section aria-labelledby="found-messages" className="mt-4">
      <h2 id="found-messages" className="text-title-s">
        {words.found}
      </h2>
      <ul className="mt-2 divide-y divide-rule border-y border-rule text-sm">
        {found.map(({ id, book, title, who, text, at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Link to={`/staff/books/${book}#messages`} className="font-semibold hover:underline">
              {fillWords(words.line, { who, title })}
            </Link>
            <span className="min-w-0 flex-1 truncate text-ink-soft">{text}</span>
            <span className="text-ink-soft">
              <Moment at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
