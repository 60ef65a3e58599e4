import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { InboxFilter } from "#domain/desk.ts";
import { readInboxFilter, writeInboxFilter } from "#domain/inbox-filter.ts";

/** The filter as the address has it. A choice shows at once: the address follows it a moment later. */
export function useFilterAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has arrived, or somebody went back
  useEffect(() => setChosen(undefined), [address]);
  const choose = (filter: InboxFilter) => {
    const next = writeInboxFilter(filter);
    setChosen(next.toString());
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [readInboxFilter(new URLSearchParams(chosen ?? address)), choose] as const;
}
