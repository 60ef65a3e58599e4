import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets: how long it takes says nothing of how much of them is right, nor of how long they are. */
export function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
