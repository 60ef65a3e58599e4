import type { UseInfiniteQueryResult, UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { Skeleton } from "#app/ui/busy.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { listWords } from "#content/desk.ts";
import type { NavLink } from "#content/links.ts";

/** What stands where a list would: on its way, empty, out of reach, or gone. */

function ListLoading({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" className="divide-y divide-rule border-y border-rule">
      <span className="sr-only">{listWords.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that stand for nothing in particular
        <div key={row} className="flex items-center gap-6 py-3.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}

export function ListEmpty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="border-y border-rule py-10 text-center">
      <h2 className="text-title-s">{title}</h2>
      {text && <p className="mx-auto mt-1.5 max-w-measure text-sm text-ink-soft">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}

/** When there is something, but not what was looked for. */
export function NothingFound({ title, action, onClear }: { title: string; action: string; onClear: () => void }) {
  return (
    <ListEmpty title={title}>
      <Button variant="secondary" size="small" onClick={onClear}>
        {action}
      </Button>
    </ListEmpty>
  );
}

/** Until there is an answer: on its way, or out of reach. */
export function Awaited({ query, rows }: { query: UseQueryResult | UseInfiniteQueryResult; rows?: number }) {
  if (!hasFailed(query)) return <ListLoading rows={rows} />;
  return <OutOfReach onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
}

function OutOfReach({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const { title, text, action } = listWords.unavailable;
  return (
    <div role="alert" className="border-y border-rule py-8">
      <h2 className="text-title-s">{title}</h2>
      <p className="mt-1.5 max-w-lead text-sm text-ink-soft">{text}</p>
      <Button size="small" className="mt-4" isBusy={isBusy} onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}

export function Missing({ title, text, action }: { title: string; text: string; action: NavLink }) {
  return (
    <div className="py-8">
      <h1 className="text-title-m">{title}</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
      <Link to={action.to} className={buttonClasses("primary", "small", "mt-5")}>
        {action.label}
      </Link>
    </div>
  );
}

export function LoadMore({ list }: { list: UseInfiniteQueryResult }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Button
        variant="secondary"
        size="small"
        isBusy={list.isFetchingNextPage}
        busyLabel={listWords.loadingMore}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchNextPageError ? listWords.unavailable.action : listWords.more}
      </Button>
      {list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {listWords.unavailable.title}
        </p>
      )}
    </div>
  );
}
