/** So many months after it was read, a figure of the trade is due for a second look. */
const freshMonths = 6;

/** "2026-11" or "2026" is taken as its first day, so that a vague date is never younger than it says. */
function firstDay(date: string): string {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${year}-${month}-${day}`;
}

/** Whether what was read on a day (or in a month, or a year) is older than it should be on another. */
export function isDueAgain(read: string, today: string): boolean {
  const [year = 0, month = 1, day = 1] = firstDay(read).split("-").map(Number);
  const due = new Date(Date.UTC(year, month - 1 + freshMonths, day)).toISOString().slice(0, 10);
  return due < today;
}
