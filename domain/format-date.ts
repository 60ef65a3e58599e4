// Spelled out here, because the first use of Intl costs a phone more than all else that a page's scripts do at once.
const months = "January February March April May June July August September October November December".split(" ");

/** "2024-01-16" -> "January 16, 2024"; "2026-11" -> "November 2026"; "2022" stays. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const name = months[Number(month) - 1];
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
