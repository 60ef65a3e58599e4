const oneDay = 86_400_000;

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** The Monday on or before a day. */
export function weekOf(day: string): string {
  const moment = momentOf(day);
  const afterMonday = (new Date(moment).getUTCDay() + 6) % 7;
  return toDay(moment - afterMonday * oneDay);
}

/** Every week from one day's to another's, so that a week in which nothing happened has its place too. */
export function listWeeks(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = weekOf(from); week <= weekOf(to); week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

export function addDays(day: string, days: number): string {
  return toDay(momentOf(day) + days * oneDay);
}

export const daysBetween = (from: string, to: string) => (momentOf(to) - momentOf(from)) / oneDay;

export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
