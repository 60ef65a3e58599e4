import { Temporal } from "temporal-polyfill";
import { atWall, type Interval, type WorkingHours } from "./free-times.ts";
import { findHoliday } from "./us-holidays.ts";
import { weekOf } from "./weeks.ts";

/** Half an hour of somebody's week, by the clock on their wall. */
export type WeekCell = Interval & { day: string; time: string; isWorking: boolean };
export type WeekDay = { day: string; holiday?: string; cells: readonly WeekCell[] };

type Week = {
  /** Any day of it. */
  day: string;
  timeZone: string;
  hours: readonly WorkingHours[];
  daysOff: readonly string[];
  observesHolidays: boolean;
  /** What must be in sight, however early or late it is. */
  shown: readonly Interval[];
};

const halfHours = Array.from({ length: 48 }, (_, place) => sayTime(place * 30));

/** From Monday's first midnight to the next Monday's. */
export function spanOfWeek(day: string, timeZone: string): Interval {
  const monday = Temporal.PlainDate.from(weekOf(day));
  return { start: atWall(monday, "00:00", timeZone), end: atWall(monday.add({ days: 7 }), "00:00", timeZone) };
}

/** Seven days of half hours, from the earliest that anybody works or anything stands in to the latest. */
export function drawWeek({ day, timeZone, hours, daysOff, observesHolidays, shown }: Week): WeekDay[] {
  const walls = shown.map(({ start, end }) => [timeAt(start, timeZone), timeAt(end - 1, timeZone)] as const);
  const first = [...hours.map(({ opens }) => opens), ...walls.map(([from]) => from), "09:00"].toSorted()[0] ?? "00:00";
  const last =
    [...hours.map(({ closes }) => closes), ...walls.map(([, to]) => `${to}~`), "17:00"].toSorted().at(-1) ?? "24:00";
  const monday = Temporal.PlainDate.from(weekOf(day));
  return Array.from({ length: 7 }, (_, place) => {
    const date = monday.add({ days: place });
    const holiday = observesHolidays ? findHoliday(date) : undefined;
    const isOff = holiday !== undefined || daysOff.includes(date.toString());
    const own = hours.filter(({ weekday }) => weekday === date.dayOfWeek);
    const times = halfHours.filter((time) => addHalf(time) > first && time < last);
    const cells = times.map((time) => ({
      day: date.toString(),
      time,
      start: atWall(date, time, timeZone),
      end: atWall(date, addHalf(time), timeZone),
      isWorking: !isOff && own.some(({ opens, closes }) => opens <= time && addHalf(time) <= closes),
    }));
    // An hour that the day lacks has no cell.
    return {
      day: date.toString(),
      holiday,
      cells: cells.filter(({ start, time }) => timeAt(start, timeZone) === time),
    };
  });
}

function sayTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const addHalf = (time: string) => halfHours[halfHours.indexOf(time) + 1] ?? "24:00";

const timeAt = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
