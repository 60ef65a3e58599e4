import ical from "ical-generator";
import { site } from "#content/site.ts";

type CalendarDay = { id: string; day: string; label: string; note: string };

/** One entry for each day, all day long. The numbers follow from the date, so that taking it in twice changes entries and doubles none. */
export function writeCalendar(name: string, publication: string, days: readonly CalendarDay[]): string {
  const calendar = ical({ name, prodId: { company: site.name, product: "Count back" } });
  for (const { id, day, label, note } of days) {
    calendar.createEvent({
      id: `${id}-${publication}@${new URL(site.address).hostname}`,
      start: new Date(`${day}T12:00:00Z`),
      allDay: true,
      summary: label,
      description: note,
    });
  }
  return calendar.toString();
}
