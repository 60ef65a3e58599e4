import type { TodayItem } from "#domain/today.ts";
import { personPath } from "../person-path.ts";

/** Where a thing that waits is done: at its book, or on the person's page. */
export function todayPath({ kind, bookId, person, leadId }: Pick<TodayItem, "kind" | "bookId" | "person" | "leadId">) {
  if (bookId !== null) return `/staff/books/${bookId}${kind === "message" ? "#messages" : ""}`;
  const key = person ?? leadId;
  return key ? personPath(key) : undefined;
}
