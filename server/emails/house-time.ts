import { site } from "#content/site.ts";
import { writeClock } from "#domain/say-time.ts";

const moment = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: site.timeZone,
  timeZoneName: "short",
});

/** A moment as the house says it, in its own time zone and with the zone's name: "Monday, November 16 at 3:05 p.m. PST". */
export function houseTime(at: Date | string): string {
  return writeClock(moment.format(new Date(at)));
}
