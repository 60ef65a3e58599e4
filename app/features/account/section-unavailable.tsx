import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { accountPage } from "#content/account.ts";

/** One matter could not be fetched; the others stand. */
export function SectionUnavailable({ text, query }: { text: string; query: UseQueryResult }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{text}</p>
      <Button variant="secondary" size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {accountPage.retry}
      </Button>
    </div>
  );
}
