import { site } from "#content/site.ts";

const moment = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: site.timeZone,
  timeZoneName: "short",
});

/** A moment as the house says it, in its own time zone and with the zone's name: "Monday, November 16 at 3:05 PM PST". */
export function houseTime(at: Date | string): string {
  return moment.format(new Date(at));
}
