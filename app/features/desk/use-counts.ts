import { useCallback, useEffect, useState } from "react";
import { askDesk } from "./ask-desk.ts";
import type { Counts } from "./desk-context.ts";
import { useVisibleInterval } from "./use-visible-interval.ts";

const pause = 10_000;

/** The counters of the header, looked up every ten seconds. `isLost` while the last look failed. */
export function useCounts() {
  const [counts, setCounts] = useState<Counts>();
  const [isLost, setIsLost] = useState(false);
  const refreshCounts = useCallback(() => {
    askDesk("desk_counts", {}).then(
      (heard) => {
        setIsLost(false);
        // The same figures stay the same object, so that nobody looks again for nothing.
        setCounts((before) => (JSON.stringify(before) === JSON.stringify(heard) ? before : heard));
      },
      () => setIsLost(true),
    );
  }, []);
  useEffect(refreshCounts, [refreshCounts]);
  useVisibleInterval(refreshCounts, pause);
  return { counts, isLost, refreshCounts };
}
