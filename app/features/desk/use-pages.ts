import { useCallback, useEffect, useState } from "react";
import { useNewest } from "#app/use-newest.ts";
import { type ListPage, mergePage } from "./merge-page.ts";

type Shown<Row> = ListPage<Row> & { key: string };

/** Kept for the way back from one of its rows: the list stands as it was left. Gone with the page's next load. */
const kept = new Map<string, Shown<unknown>>();

type Pages<Row> = {
  /** Names the question: another key is another list. */
  key: string;
  idOf: (row: Row) => string | number;
  load: (after: Row | null) => Promise<ListPage<Row>>;
};

/** A long list, fetched page by page after the last row already shown. */
export function usePages<Row>({ key, idOf, load }: Pages<Row>) {
  const [state, setState] = useState<Shown<Row>>();
  const [fault, setFault] = useState<{ key: string; part: "first" | "more" }>();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const shown = state?.key === key ? state : (kept.get(key) as Shown<Row> | undefined);

  const newest = useNewest({ key, idOf, load, shown });

  /** Answers nothing when it failed, or when another list has been asked for meanwhile. */
  const fetchPage = useCallback(async (part: "first" | "more") => {
    const { key: asked, load: loadPage, shown: before } = newest.current;
    try {
      const page = await loadPage(part === "more" ? (before?.rows.at(-1) ?? null) : null);
      if (newest.current.key !== asked) return undefined;
      setFault(undefined);
      return page;
    } catch {
      if (newest.current.key === asked) setFault({ key: asked, part });
      return undefined;
    }
  }, []);

  const put = useCallback((page: ListPage<Row>) => {
    const next = { key: newest.current.key, ...page };
    kept.set(next.key, next);
    newest.current.shown = next;
    setState(next);
  }, []);

  /** Shows a first page over what is there. */
  const apply = useCallback(
    (first: ListPage<Row>) => {
      const { shown: before, idOf: id } = newest.current;
      put(before ? mergePage(before, first, id) : first);
    },
    [put],
  );

  const peek = useCallback(() => fetchPage("first"), [fetchPage]);
  const refresh = useCallback(async () => {
    const first = await peek();
    if (first) apply(first);
  }, [peek, apply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another list, which has to be begun
  useEffect(() => {
    void refresh();
  }, [key, refresh]);

  const loadMore = async () => {
    if (isLoadingMore) return;
    setIsLoadingMore(true);
    const page = await fetchPage("more");
    const before = newest.current.shown;
    if (page && before) {
      const known = new Set(before.rows.map(idOf));
      put({ rows: [...before.rows, ...page.rows.filter((row) => !known.has(idOf(row)))], hasMore: page.hasMore });
    }
    setIsLoadingMore(false);
  };

  return {
    /** Undefined until the first page has come. */
    rows: shown?.rows,
    /** The list before, to be shown until this one has come. */
    staleRows: state?.rows,
    hasMore: shown?.hasMore ?? false,
    fault: fault?.key === key ? fault.part : undefined,
    isLoadingMore,
    loadMore,
    refresh,
    peek,
    apply,
  };
}
