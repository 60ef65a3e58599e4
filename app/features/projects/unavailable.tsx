import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { dashboardPage } from "#content/dashboard.ts";

const words = dashboardPage.unavailable;

/** The author is known, their rows could not be fetched. */
export function Unavailable({ query: { refetch, isFetching } }: { query: UseQueryResult }) {
  return (
    <div role="alert" className="mt-8 border-y border-rule py-10">
      <h2 className="text-title-m">{words.title}</h2>
      <p className="mt-2 max-w-lead text-ink-soft">{words.text}</p>
      <Button className="mt-5" isBusy={isFetching} onClick={() => void refetch()}>
        {words.action}
      </Button>
    </div>
  );
}
