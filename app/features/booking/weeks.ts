const dayLength = 24 * 3_600_000;

/** From the beginning of one time to that of the next. */
const longBreak = 90 * 60_000;

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

/**
 * The times of a day as people think of it: a group begins at noon, at five, and after every long
 * break. Its `part` is 0 in the morning, 2 in the evening; a second group of the same part has none.
 */
export function groupTimes<Time extends { at: string }>(times: readonly Time[], hourOf: (at: string) => number) {
  const partOf = ({ at }: Time) => Number(hourOf(at) >= 12) + Number(hourOf(at) >= 17);
  const groups: { part: number | undefined; times: Time[] }[] = [];
  for (const [place, time] of times.entries()) {
    const before = times[place - 1];
    const isSamePart = before !== undefined && partOf(before) === partOf(time);
    const isNext = before !== undefined && Date.parse(time.at) - Date.parse(before.at) < longBreak;
    if (!isSamePart || !isNext) groups.push({ part: isSamePart ? undefined : partOf(time), times: [] });
    groups.at(-1)?.times.push(time);
  }
  return groups;
}
