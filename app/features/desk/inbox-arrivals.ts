import type { Lead, Time } from "#domain/desk.ts";

/** How far an open list had come: what was its newest lead at first, and what is the newest that was let in since. */
export type Arrivals = { opened: Time; letIn: Time };

type Dated = Pick<Lead, "id" | "created_at">;

export const newestOf = (leads: readonly Dated[]): Time => leads[0]?.created_at ?? "";

/** Of a list with the newest first: what is shown, what of that is new, and how many wait to be let in. */
export function sortArrivals<Row extends Dated>(leads: readonly Row[], { opened, letIn }: Arrivals) {
  const shown = leads.filter(({ created_at }) => created_at <= letIn);
  const fresh = shown.filter(({ created_at }) => created_at > opened);
  return { shown, freshIds: new Set(fresh.map(({ id }) => id)), waitingCount: leads.length - shown.length };
}
