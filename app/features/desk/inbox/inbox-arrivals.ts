import type { Lead, Time } from "#domain/desk.ts";

/** How far an open list had come: what was its newest lead at first, and what is the newest that was let in since. */
export type Arrivals = { opened: Time; letIn: Time };

type Dated = Pick<Lead, "id" | "createdAt">;

export const newestOf = (leads: readonly Dated[]): Time => leads[0]?.createdAt ?? "";

/** Of a list with the newest first: what is shown, what of that is new, and how many wait to be let in. */
export function sortArrivals<Row extends Dated>(leads: readonly Row[], { opened, letIn }: Arrivals) {
  const shown = leads.filter(({ createdAt }) => createdAt <= letIn);
  const fresh = shown.filter(({ createdAt }) => createdAt > opened);
  return { shown, freshIds: new Set(fresh.map(({ id }) => id)), waitingCount: leads.length - shown.length };
}
