/** What everybody who deals with a booked consultation speaks of: the pages, the mails, the desk and the database. */

export const bookingWays = ["phone", "video"] as const;
export type BookingWay = (typeof bookingWays)[number];

export const bookingStatuses = ["booked", "cancelled", "held", "no-show", "follow-up"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What became of a call once its time had come. */
export const bookingOutcomes = ["held", "no-show", "follow-up"] as const satisfies readonly BookingStatus[];
export type BookingOutcome = (typeof bookingOutcomes)[number];

/** A time that can be chosen, in UTC, and whether somebody who is free then can be met by video. */
export type OfferedTime = { at: string; video: boolean };

/** A booked call as whoever booked it sees it. */
export type BookedCall = {
  id: string;
  startsAt: string;
  endsAt: string;
  status: BookingStatus;
  way: BookingWay;
  consultant: string;
  /** The house's zone for this call, and the visitor's own. */
  consultantZone: string;
  timeZone: string;
  meetingUrl: string | null;
  /** The last two digits of the number that we call. */
  phoneEnd: string;
  /** Addresses of our own, with the token in them. */
  links: { view: string; move: string; cancel: string; calendar: string };
};

/** Whether somebody finds a time within two weeks; otherwise they are told, and that the house will be in touch. */
export const hasTimeSoon = (times: readonly OfferedTime[], now: number): boolean =>
  times.some(({ at }) => Date.parse(at) <= now + 14 * 24 * 3_600_000);

/** How many other times somebody hears of whose time has just been taken. */
const nearestTimes = 3;

/** The next ones after a time, or the last ones before it where the calendar ends. */
export function findNext(times: readonly OfferedTime[], wanted: string): OfferedTime[] {
  const later = times.filter(({ at }) => Date.parse(at) >= Date.parse(wanted));
  return (later.length > 0 ? later : times.slice(-nearestTimes)).slice(0, nearestTimes);
}

/** What the house knows already of whoever books: nobody is asked twice. */
export type Known = { name: boolean; email: boolean; phone: boolean };

export const nothingKnown: Known = { name: false, email: false, phone: false };
