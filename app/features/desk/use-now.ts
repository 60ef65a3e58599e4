import { useState } from "react";
import { useVisibleInterval } from "./use-visible-interval.ts";

/** The time, looked at twice a minute: enough for clocks that count in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useVisibleInterval(() => setNow(Date.now()), 30_000);
  return now;
}
