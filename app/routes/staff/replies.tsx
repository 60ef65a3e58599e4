import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty, LoadMore } from "#app/features/desk/frame/desk-states.tsx";
import { MailboxState } from "#app/features/desk/replies/mailbox-state.tsx";
import { ReplyList } from "#app/features/desk/replies/reply-list.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { repliesPage as words } from "#content/desk-replies.ts";
import { type ReplyList as List, replyLists } from "#domain/desk-replies.ts";
import { formatCount } from "#domain/money.ts";

export const title = words.meta.title;

export default function RepliesPage() {
  const [params] = useSearchParams();
  const wanted = replyLists.find((one) => one === params.get("list")) ?? "waiting";
  const list = useInfiniteQuery(deskQueries.replies(wanted));
  const now = useNow();
  return (
    <>
      <h1 className="mb-3 text-title-m">{words.title}</h1>
      <ListLinks current={wanted} />
      <MailboxState now={now} />
      {!list.data ? (
        <Awaited query={list} />
      ) : list.data.rows.length === 0 ? (
        <ListEmpty {...words.empty[wanted]} />
      ) : (
        <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-55" : undefined}>
          <ReplyList replies={list.data.rows} now={now} />
        </div>
      )}
      <LoadMore list={list} />
    </>
  );
}

function ListLinks({ current }: { current: List }) {
  const { data: counts } = useQuery(deskQueries.replyCounts());
  const countOf: Partial<Record<List, number>> = { waiting: counts?.waiting, tray: counts?.tray };
  return (
    <nav aria-label={words.listsLabel} className="mb-4 border-b border-rule">
      <ul className="flex gap-x-6 overflow-x-auto">
        {replyLists.map((one) => (
          <li key={one}>
            <Link
              to={`/staff/replies?list=${one}`}
              replace
              preventScrollReset
              aria-current={one === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words.lists[one]}
              {countOf[one] !== undefined && (
                <span className="figures text-ink-soft">{formatCount(countOf[one] ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
