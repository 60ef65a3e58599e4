import type { DeskNumbers } from "./desk.ts";

export type ReaderWeek = DeskNumbers["newsletterByWeek"][number];

/**
 * Every week of a period with its readers. The house names only weeks in which somebody came or left: the others have as
 * many as the week before, and those before the first have what that one began with.
 */
export function fillReaderWeeks(weeks: readonly string[], moves: readonly ReaderWeek[]): ReaderWeek[] {
  const byWeek = new Map(moves.map((move) => [move.week, move]));
  const [first] = moves;
  let total = first ? first.total - first.confirmed + first.left : 0;
  return weeks.map((week) => {
    const move = byWeek.get(week);
    total = move?.total ?? total;
    return { week, confirmed: move?.confirmed ?? 0, left: move?.left ?? 0, total };
  });
}
