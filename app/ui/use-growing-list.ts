import { useState } from "react";

/** A long list in pieces: the first at once, each further one on request. */
export function useGrowingList<Item>(items: readonly Item[], first: number, step: number) {
  const [length, setLength] = useState(first);
  return {
    shown: items.slice(0, length),
    /** How many the next request brings; none at the end of the list. */
    next: Math.min(step, Math.max(items.length - length, 0)),
    grow: () => setLength(length + step),
  };
}
