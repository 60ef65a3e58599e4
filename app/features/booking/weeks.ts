const dayLength = 24 * 3_600_000;

/** The days since a Monday long ago. */
const countDays = (date: string) => Date.parse(date) / dayLength + 3;

/**
 * Where a day ("2026-11-17") stands on the sheet of its month: a column for each weekday from Monday on, a row for each week in
 * which there is a day at all. Sunday has a column only where it is needed, as in a zone where our Saturday has become it.
 */
export function layOutMonths(dates: readonly string[]) {
  const months = Map.groupBy(dates, (date) => date.slice(0, 7));
  return {
    columns: dates.some((date) => countDays(date) % 7 === 6) ? 7 : 6,
    months: [...months.values()].map((days) => {
      const weekOf = (date: string) => Math.floor(countDays(date) / 7);
      const weeks = [...new Set(days.map(weekOf))];
      return days.map((date) => ({ date, column: (countDays(date) % 7) + 1, row: weeks.indexOf(weekOf(date)) + 1 }));
    }),
  };
}
