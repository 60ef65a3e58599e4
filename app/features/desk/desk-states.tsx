import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#app/ui/busy.tsx";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { listWords } from "#content/desk.ts";
import type { NavLink } from "#content/links.ts";

/** What stands where a list would: on its way, empty, out of reach, or gone. */

export function ListLoading({ rows = 8 }: { rows?: number }) {
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

export function OutOfReach({ onRetry, isBusy = false }: { onRetry: () => void; isBusy?: boolean }) {
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

type MoreProps = { hasMore: boolean; isLoading: boolean; hasFailed: boolean; onMore: () => void };

export function LoadMore({ hasMore, isLoading, hasFailed, onMore }: MoreProps) {
  if (!hasMore) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Button variant="secondary" size="small" isBusy={isLoading} busyLabel={listWords.loadingMore} onClick={onMore}>
        {hasFailed ? listWords.unavailable.action : listWords.more}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-danger">
          {listWords.unavailable.title}
        </p>
      )}
    </div>
  );
}
