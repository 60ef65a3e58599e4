import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { InboxFilter } from "#domain/desk.ts";
import { useDesk } from "../frame/desk-context.ts";
import { deskQueries } from "../frame/desk-queries.ts";
import { type Arrivals, newestOf, sortArrivals } from "./inbox-arrivals.ts";

/** Further down somebody reads, and rows that push in from above would take their place away. */
const isAtTop = () => window.scrollY < 160;

/** The inbox under a filter: at the top new leads come in by themselves, further down they wait behind a button. */
export function useInbox(filter: InboxFilter) {
  const list = useInfiniteQuery(deskQueries.inbox(filter));
  useLookWhenCountersMove(list);
  const leads = list.data?.rows ?? [];
  const newest = newestOf(leads);

  const key = JSON.stringify(filter);
  const [arrivals, setArrivals] = useState<Arrivals & { key: string }>();
  const isReady = list.data !== undefined && !list.isPlaceholderData;
  // Before the page is painted: a lead that comes in by itself is never seen waiting.
  useLayoutEffect(() => {
    if (!isReady) return;
    setArrivals((now) => {
      if (now?.key !== key) return { key, opened: newest, letIn: newest };
      return newest > now.letIn && isAtTop() ? { ...now, letIn: newest } : now;
    });
  }, [key, newest, isReady]);

  const current = arrivals?.key === key ? arrivals : { opened: newest, letIn: newest };
  return {
    list,
    ...sortArrivals(leads, current),
    showWaiting: () => {
      setArrivals({ ...current, key, letIn: newest });
      window.scrollTo({ top: 0 });
    },
  };
}

/** The counters are polled, and cheap; the list is fetched again when one of them has moved, and nothing is under way. */
function useLookWhenCountersMove({ data, isFetching, refetch }: ReturnType<typeof useInfiniteQuery>) {
  const { counts } = useDesk();
  const looked = useRef(counts);
  const hasList = data !== undefined;
  useEffect(() => {
    if (looked.current === counts || isFetching || !hasList) return;
    looked.current = counts;
    void refetch();
  }, [counts, isFetching, hasList, refetch]);
}
