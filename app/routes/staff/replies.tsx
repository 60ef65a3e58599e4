import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { deskQueries } from "#app/features/desk/frame/desk-queries.ts";
import { Awaited, ListEmpty, LoadMore } from "#app/features/desk/frame/desk-states.tsx";
import { ListLinks } from "#app/features/desk/frame/list-links.tsx";
import { MailboxState } from "#app/features/desk/replies/mailbox-state.tsx";
import { ReplyList } from "#app/features/desk/replies/reply-list.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { repliesPage as words } from "#content/desk-replies.ts";
import { type ReplyList as List, replyLists } from "#domain/desk-replies.ts";

export const title = words.meta.title;

export default function RepliesPage() {
  const [params] = useSearchParams();
  const wanted = replyLists.find((one) => one === params.get("list")) ?? "waiting";
  const list = useInfiniteQuery(deskQueries.replies(wanted));
  const now = useNow();
  return (
    <>
      <h1 className="mb-3 text-title-m">{words.title}</h1>
      <ReplyLinks current={wanted} />
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

function ReplyLinks({ current }: { current: List }) {
  const { data: counts } = useQuery(deskQueries.replyCounts());
  const countOf: Partial<Record<List, number>> = { waiting: counts?.waiting, tray: counts?.tray };
  const links = replyLists.map((one) => ({
    to: `/staff/replies?list=${one}`,
    label: words.lists[one],
    isCurrent: one === current,
    count: countOf[one],
  }));
  return <ListLinks label={words.listsLabel} links={links} className="mb-4" />;
}
