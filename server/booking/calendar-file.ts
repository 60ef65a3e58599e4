import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import { calendarWords } from "#content/booking.ts";
import { site } from "#content/site.ts";
import type { BookingWay } from "#domain/booking.ts";

/** What a calendar has to know of a call. */
export type CalendarCall = {
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  isCancelled: boolean;
  way: BookingWay;
  meetingUrl: string | null;
  consultant: string;
};

type Guest = { email: string; manageUrl: string };

const host = new URL(site.address).hostname;

/** One number for life: whatever is sent later is about the same event. */
const uidOf = (id: string) => `${id}@${host}`;

/**
 * The file of a mail: a request, also when the call has moved, and a cancellation of its own kind, because a calendar keeps
 * an event that is cancelled by a request. Times are in UTC, which every calendar shows in its owner's own zone.
 */
export function writeInvitation(call: CalendarCall, guest: Guest): string {
  const method = call.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return writeCalendar(method, [
    {
      ...eventOf(call, guest.manageUrl),
      organizer: { name: site.name, email: site.email },
      attendees: [
        {
          email: guest.email,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    },
  ]);
}

/** The file to be downloaded: an event without guests, which every calendar takes as it is. */
export const writeEventFile = (call: CalendarCall, manageUrl: string): string =>
  writeCalendar(ICalCalendarMethod.PUBLISH, [eventOf(call, manageUrl)]);

/** What a member of staff subscribes to: their calls, with whom and under which number. */
export function writeFeed(calls: readonly (CalendarCall & { name: string; phone: string | null })[]): string {
  const events = calls.map((call) => ({
    ...eventOf(call, undefined),
    summary: calendarWords.feedSummary.replace("{name}", () => call.name),
    description:
      call.way === "phone" ? calendarWords.phone.replace("{phone}", () => call.phone ?? "") : sayVideo(call.meetingUrl),
  }));
  return writeCalendar(ICalCalendarMethod.PUBLISH, events, calendarWords.feedName);
}

/** A day without an hour: the same day wherever its reader is. */
export type CalendarDay = {
  id: string;
  sequence: number;
  /** `2026-11-17` */
  day: string;
  changedAt: Date;
  summary: string;
  description: string;
};

/** A calendar of whole days to subscribe to. */
export function writeDays(days: readonly CalendarDay[], name: string, product: string): string {
  const events = days.map(({ id, sequence, day, changedAt, summary, description }) => ({
    id: uidOf(id),
    sequence,
    start: day,
    allDay: true,
    stamp: changedAt,
    summary,
    description,
  }));
  return writeCalendar(ICalCalendarMethod.PUBLISH, events, name, product);
}

function writeCalendar(
  method: ICalCalendarMethod,
  events: readonly ICalEventData[],
  name?: string,
  product = "Consultations",
): string {
  const prodId = { company: site.name, product, language: "EN" };
  const calendar = ical({ method, prodId, ...(name && { name, ttl: 15 * 60 }) });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}

function eventOf(call: CalendarCall, manageUrl: string | undefined): ICalEventData {
  const { id, sequence, startsAt, endsAt, changedAt, isCancelled, way, meetingUrl, consultant } = call;
  const how = way === "phone" ? calendarWords.byPhone : sayVideo(meetingUrl);
  const manage = manageUrl && calendarWords.manage.replace("{url}", () => manageUrl);
  return {
    id: uidOf(id),
    sequence,
    start: startsAt,
    end: endsAt,
    stamp: changedAt,
    lastModified: changedAt,
    summary: calendarWords.summary.replace("{consultant}", () => consultant),
    description: [how, manage].filter(Boolean).join("\n"),
    ...(way === "video" && meetingUrl && { location: meetingUrl }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

const sayVideo = (url: string | null) => calendarWords.byVideo.replace("{url}", () => url ?? "");
