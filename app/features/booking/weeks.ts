const dayLength = 24 * 3_600_000;

/** From the beginning of one time to that of the next. */
const longBreak = 90 * 60_000;

/** The days since a Monday long ago. */
const countDays = (date: string) => Date.parse(date) / dayLength + 3;

const dateOf = (days: number) => new Date((days - 3) * dayLength).toISOString().slice(0, 10);

/**
 * The weeks in which there is a free day ("2026-11-17") at all, each whole from Monday on, whatever month its days are in.
 * Sunday has a column only where it is needed, as in a zone where our Saturday has become it.
 */
export function layOutWeeks(free: readonly string[]) {
  const columns = free.some((date) => countDays(date) % 7 === 6) ? 7 : 6;
  const weeks = [...new Set(free.map((date) => Math.floor(countDays(date) / 7)))];
  const dates = weeks.flatMap((week) => Array.from({ length: columns }, (_, day) => dateOf(week * 7 + day)));
  const monthOf = (date = "") => date.slice(0, 7);
  return {
    columns,
    /** The first day that is shown of each month. */
    months: dates.filter((date, place) => monthOf(date) !== monthOf(dates[place - 1])),
    days: dates.map((date, place) => ({
      date,
      isFree: free.includes(date),
      beginsMonth: place > 0 && monthOf(date) !== monthOf(dates[place - 1]),
    })),
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
