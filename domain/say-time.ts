/** How days and moments are said where the reader is; domain/zoned-time.ts says them for somebody elsewhere. */

/** "9:30 a.m.", as the house writes it, where the browser has "9:30 AM" with a space of its own. */
export const writeClock = (said: string) =>
  said.replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}.m.`);

/** A calendar day without a clock: it must not move with the reader's time zone. */
export function sayDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** "Nov": of a calendar day. */
export function sayMonth(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });
}

/** The day of a moment. */
export function sayDate(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "medium" });
}

/** Day and hour of a moment. */
export function sayMoment(moment: string): string {
  return writeClock(new Date(moment).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }));
}

/** For lists: today by the clock, this year without the year. */
export function sayShortMoment(moment: string, now: number): string {
  const date = new Date(moment);
  const today = new Date(now);
  const clock = writeClock(date.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }));
  if (date.toDateString() === today.toDateString()) return clock;
  const isThisYear = date.getFullYear() === today.getFullYear();
  const day = date.toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return isThisYear ? `${day}, ${clock}` : day;
}

/** The whole of it, for a tooltip and for machines that read it aloud. */
export function sayExactly(moment: string): string {
  return writeClock(new Date(moment).toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" }));
}

/** The last day of an offer: it ends with a midnight in California, whatever the reader's clock says by then. */
export function sayLastDay(end: string): string {
  const last = new Date(Date.parse(end) - 1);
  return last.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "America/Los_Angeles" });
}
