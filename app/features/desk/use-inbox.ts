import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { InboxFilter, Lead } from "#domain/desk.ts";
import { askDesk } from "./ask-desk.ts";
import { useDesk } from "./desk-context.ts";
import { countUnseen, type ListPage } from "./merge-page.ts";
import { usePages } from "./use-pages.ts";

const pageSize = 50;
const idOf = (lead: Lead) => lead.id;
/** Further down somebody reads, and rows that push in from above would take their place away. */
const isAtTop = () => window.scrollY < 160;

type Waiting = { key: string; page: ListPage<Lead>; count: number };
const nothingFresh: ReadonlySet<string> = new Set();

/** The inbox under a filter. When the counters move it looks again: at the top new leads come in by themselves, further
 * down they wait behind a button. */
export function useInbox(filter: InboxFilter) {
  const { counts } = useDesk();
  const key = JSON.stringify(["inbox", filter]);
  const list = usePages<Lead>({
    key,
    idOf,
    load: async (after) => {
      const cursor = after && { created_at: after.created_at, id: after.id };
      const heard = await askDesk("desk_inbox", { filter, after: cursor, page_size: pageSize });
      return { rows: heard.leads, hasMore: heard.has_more };
    },
  });
  const { rows, peek, apply } = list;
  const [waiting, setWaiting] = useState<Waiting>();
  const [fresh, setFresh] = useState({ key, ids: nothingFresh });

  const insert = useCallback(
    (page: ListPage<Lead>, shown: readonly Lead[]) => {
      const known = new Set(shown.map(idOf));
      const ids = new Set(page.rows.map(idOf).filter((id) => !known.has(id)));
      if (ids.size > 0)
        setFresh((before) => ({ key, ids: new Set([...(before.key === key ? before.ids : []), ...ids]) }));
      setWaiting(undefined);
      apply(page);
    },
    [key, apply],
  );

  const receive = useEffectEvent((page: ListPage<Lead>) => {
    if (!rows) return;
    const count = countUnseen(rows, page, idOf);
    if (count === 0 || isAtTop()) insert(page, rows);
    else setWaiting({ key, page, count });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counters say when; what is shown by then is looked at then
  useEffect(() => {
    if (counts && rows) void peek().then((page) => page && receive(page));
  }, [counts]);

  const isWaiting = waiting?.key === key;
  const freshIds = fresh.key === key ? fresh.ids : nothingFresh;
  return {
    ...list,
    freshIds,
    /** How many have come in and are not shown yet. */
    waitingCount: isWaiting ? waiting.count : 0,
    showWaiting: () => {
      if (isWaiting && rows) insert(waiting.page, rows);
      window.scrollTo({ top: 0 });
    },
  };
}
