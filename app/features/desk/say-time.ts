/** A moment where the reader is: today by the clock, this year without the year. */
export function sayMoment(moment: string, now: number): string {
  const date = new Date(moment);
  const today = new Date(now);
  const clock = date.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
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
  return new Date(moment).toLocaleString("en-US", { dateStyle: "full", timeStyle: "short" });
}
