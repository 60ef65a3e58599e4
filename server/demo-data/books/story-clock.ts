import type { Day } from "#domain/desk.ts";
import { addDays } from "#domain/weeks.ts";
import { addWorkdays, isWorkday } from "#domain/workdays.ts";
import { dayOf } from "../demo-year.ts";
import type { Lived } from "./live-through.ts";
import type { When } from "./stories.ts";

export type Clock = (when: When | { day: Day; at: string }) => Date;

/** Days of a story as moments; what would lie ahead of now happened just before it. */
export function clockOf({ stages, startsOn }: Lived, now: Date): Clock {
  const today = dayOf(now);
  const dayIn = (when: When | { day: Day }): Day => {
    if ("day" in when) return when.day;
    if ("ago" in when) return workday(today, -when.ago);
    const stage = stages.find(({ kind }) => kind === when.stage);
    const day = when.end === "started" ? stage?.startedOn : stage?.finishedOn;
    return day ?? startsOn;
  };
  return (when) => {
    const moment = new Date(`${dayIn(when)}T${when.at}:00Z`);
    return moment < now ? moment : new Date(now.getTime() - 600_000 + (moment.getTime() % 540_000));
  };
}

/** So many workdays from a day on, or before it. */
export function workday(day: Day, count: number): Day {
  if (count >= 0) return addWorkdays(day, count);
  let found = day;
  for (let left = -count; left > 0; ) {
    found = addDays(found, -1);
    if (isWorkday(found)) left -= 1;
  }
  return found;
}
