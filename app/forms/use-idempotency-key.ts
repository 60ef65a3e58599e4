import { useRef } from "react";
import { makeUuid } from "./make-uuid.ts";

/**
 * The number that makes a retry harmless (idempotency key): the same words sent again, by a second press or after a lost
 * answer, carry the same number, and the house stores them once. Other words are another request, and so are the same
 * words once they are stored.
 */
export function useIdempotencyKey() {
  const last = useRef<{ words: string; key: string }>(undefined);
  return {
    keyFor(words: string): string {
      if (last.current?.words !== words) last.current = { words, key: makeUuid() };
      return last.current.key;
    },
    /** They are stored: whoever says the same again means it. */
    settle() {
      last.current = undefined;
    },
  };
}
