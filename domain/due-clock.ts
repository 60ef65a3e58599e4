import type { Lead } from "./desk.ts";

/** Where a lead stands against the promise of an answer within a day. */
export type DueClock =
  | { kind: "none" }
  | { kind: "due" | "soon" | "overdue"; text: string }
  | { kind: "kept" | "late"; text: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From here on a lead deserves to be looked at next. */
const soon = 3 * hour;

/** Newsletter subscribers are owed no answer; everybody else has a clock, weekends included. */
export function readDueClock({ dueAt, answeredAt }: Pick<Lead, "dueAt" | "answeredAt">, now: number): DueClock {
  if (!dueAt) return { kind: "none" };
  const due = Date.parse(dueAt);
  if (answeredAt) {
    const late = Date.parse(answeredAt) - due;
    return late <= 0
      ? { kind: "kept", text: "answered in time" }
      : { kind: "late", text: `answered ${sayDuration(late)} late` };
  }
  const left = due - now;
  if (left < 0) return { kind: "overdue", text: `overdue by ${sayDuration(-left)}` };
  return { kind: left < soon ? "soon" : "due", text: `due in ${sayDuration(left)}` };
}

/** Whole units, rounded down, as people say them: nobody plans by "1 day 3 hours 12 minutes". */
export function sayDuration(milliseconds: number): string {
  if (milliseconds < minute) return "less than a minute";
  if (milliseconds < hour) return count(milliseconds / minute, "minute");
  if (milliseconds < 2 * day) return count(milliseconds / hour, "hour");
  return count(milliseconds / day, "day");
}

function count(exact: number, unit: string): string {
  const whole = Math.floor(exact);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
