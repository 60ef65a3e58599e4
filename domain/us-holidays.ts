import type { Temporal } from "temporal-polyfill";

const monday = 1;
const thursday = 4;

/** The federal holidays of the United States that fall on a date, and those that fall on a weekday of their month. */
const fixed = [
  { name: "New Year’s Day", month: 1, day: 1 },
  { name: "Juneteenth", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Christmas Day", month: 12, day: 25 },
] as const;
const floating = [
  { name: "Martin Luther King Jr. Day", month: 1, weekday: monday, place: 3 },
  { name: "Washington’s Birthday", month: 2, weekday: monday, place: 3 },
  { name: "Memorial Day", month: 5, weekday: monday, place: "last" },
  { name: "Labor Day", month: 9, weekday: monday, place: 1 },
  { name: "Columbus Day", month: 10, weekday: monday, place: 2 },
  { name: "Thanksgiving Day", month: 11, weekday: thursday, place: 4 },
] as const;

/** Which federal holiday a day is: the day itself, or the weekday on which offices keep one that falls on a weekend. */
export function findHoliday(day: Temporal.PlainDate): string | undefined {
  return (
    floating.find(({ month, weekday, place }) => day.month === month && isPlaced(day, weekday, place))?.name ??
    fixed.find((holiday) => isFixed(day, holiday) || isObserved(day, holiday))?.name
  );
}

function isPlaced(day: Temporal.PlainDate, weekday: number, place: number | "last"): boolean {
  if (day.dayOfWeek !== weekday) return false;
  return place === "last" ? day.day + 7 > day.daysInMonth : Math.ceil(day.day / 7) === place;
}

const isFixed = (date: Temporal.PlainDate, { month, day }: { month: number; day: number }) =>
  date.month === month && date.day === day;

/** A Saturday's is kept on the Friday before, a Sunday's on the Monday after. */
function isObserved(day: Temporal.PlainDate, holiday: { month: number; day: number }): boolean {
  if (day.dayOfWeek === 5) return isFixed(day.add({ days: 1 }), holiday);
  return day.dayOfWeek === monday && isFixed(day.subtract({ days: 1 }), holiday);
}
