import { addDays } from "./weeks.ts";

/** Monday to Friday. The house promises no dates on which nobody works; holidays are the desk's to think of. */

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

export const isWorkday = (day: string) => weekday(day) !== 0 && weekday(day) !== 6;

/** The day itself, or the Monday after it. */
export function onWorkday(day: string): string {
  let found = day;
  while (!isWorkday(found)) found = addDays(found, 1);
  return found;
}

/** So many workdays later; the first one counted is the day after. A Saturday counts as the Monday after it. */
export function addWorkdays(day: string, count: number): string {
  let found = onWorkday(day);
  for (let left = count; left > 0; left -= 1) found = onWorkday(addDays(found, 1));
  return found;
}

/** How many workdays lie in a span, its first and its last day included; none where it ends before it starts. */
export function countWorkdays(start: string, end: string): number {
  let count = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) if (isWorkday(day)) count += 1;
  return count;
}
