export type ListPage<Row> = { rows: Row[]; hasMore: boolean };

/**
 * A list that was read on to some point, under its first page as it is now: what is new stands in front, what has changed
 * is up to date, what no longer belongs is gone, and everything further down stays.
 */
export function mergePage<Row>(
  shown: ListPage<Row>,
  first: ListPage<Row>,
  idOf: (row: Row) => string | number,
): ListPage<Row> {
  const last = first.rows.at(-1);
  if (!last || !first.hasMore) return first;
  const seam = shown.rows.findIndex((row) => idOf(row) === idOf(last));
  // Nothing in common any more: too much came in between to join the two.
  if (seam === -1) return first;
  const fresh = new Set(first.rows.map(idOf));
  const further = shown.rows.slice(seam + 1).filter((row) => !fresh.has(idOf(row)));
  return { rows: [...first.rows, ...further], hasMore: shown.hasMore };
}

/** How many of the first page nobody has been shown yet. */
export function countUnseen<Row>(
  shown: readonly Row[],
  first: ListPage<Row>,
  idOf: (row: Row) => string | number,
): number {
  const known = new Set(shown.map(idOf));
  return first.rows.filter((row) => !known.has(idOf(row))).length;
}
