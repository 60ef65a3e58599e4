import { useState } from "react";

/** What was last fetched: a look that failed must not take away what somebody is working on. */
export function useLastKnown<Value>(value: Value | null | undefined): Value | null | undefined {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
