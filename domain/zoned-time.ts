import { writeClock } from "./say-time.ts";

/** How a moment is said in somebody's own time zone. Zones are IANA names: "America/Phoenix". */

export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name === "" || name.length > 100) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    // The only way a browser or Node says that it does not know a zone.
    return false;
  }
}

/** "America/Los Angeles" */
export const sayZone = (timeZone: string) => timeZone.replaceAll("_", " ");

/** Every zone that this machine knows, and the one somebody has, which may bear an older name. */
export function listZones(own: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf("timeZone");
  const zones = known.includes(own) ? known : [own, ...known];
  return zones.map((value) => ({ value, label: sayZone(value) }));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is dear to make and a page shows hundreds of times. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** "Tuesday, November 17" */
export const sayDayIn = (at: string | number, timeZone: string) =>
  format(timeZone, { weekday: "long", month: "long", day: "numeric" }).format(new Date(at));

/** "9:30 a.m.", with an ordinary space, as it is typed. */
export const sayClockIn = (at: string | number, timeZone: string) =>
  writeClock(format(timeZone, { hour: "numeric", minute: "2-digit" }).format(new Date(at)));

/** "Tue 9:30 a.m.": what the clock on somebody's wall says. */
export const sayHourIn = (at: string | number, timeZone: string) =>
  writeClock(format(timeZone, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(new Date(at)));

/** "2026-11-17": what days are sorted and told apart by. */
export function dayIn(at: string | number, timeZone: string): string {
  const parts = format(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(new Date(at));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${read("year")}-${read("month")}-${read("day")}`;
}

/** "Pacific Standard Time": as it is called on that day, summer or winter. */
export function nameZone(at: string | number, timeZone: string): string {
  const parts = format(timeZone, { timeZoneName: "long" }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** "Tuesday, November 17, 2026 at 9:30 a.m. Pacific Standard Time (America/Los_Angeles)" */
export function sayWhen(at: string | number, timeZone: string): string {
  const day = format(timeZone, { weekday: "long", month: "long", day: "numeric", year: "numeric" }).format(
    new Date(at),
  );
  return `${day} at ${sayClockIn(at, timeZone)} ${nameZone(at, timeZone)} (${sayZone(timeZone)})`;
}

/** The moment at which a clock in that zone shows "2026-11-17T09:30"; the earlier one where it shows it twice. */
export function momentIn(local: string, timeZone: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (at: number) => Date.parse(`${localIn(at, timeZone)}Z`) - Math.floor(at / 60_000) * 60_000;
  const hours = 3_600_000;
  const moments = [offsetAt(asUtc - 24 * hours), offsetAt(asUtc + 24 * hours)].map((offset) => asUtc - offset);
  // An hour that the clock skips in spring is on no clock: then the later reading counts.
  const shown = moments.filter((at) => localIn(at, timeZone) === local);
  return new Date(Math.min(...(shown.length > 0 ? shown : [Math.max(...moments)]))).toISOString();
}

/** "2026-11-17T09:30": what the clock there shows, as a field for a time takes it. */
export function localIn(at: string | number, timeZone: string): string {
  const clock = format(timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
  return `${dayIn(at, timeZone)}T${clock}`;
}
