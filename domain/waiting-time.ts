/** 40 -> "a minute", 700 -> "12 minutes", 5000 -> "2 hours": rounded up, so that whoever waits that long is let in. */
export function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3600);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
