import type { BookingStatus, BookingWay } from "./booking.ts";
import type { Day, Time } from "./desk.ts";
import type { BookingRules } from "./free-times.ts";

/** What the desk's calendar speaks of. */

/** A member of staff who can be booked. */
export type Consultant = BookingRules & {
  id: string;
  name: string;
  meetingUrl: string | null;
  feedMadeAt: Time | null;
  /** Grows with every change; a change names the version it was made on. */
  version: number;
  /** The demonstration's hours, until somebody saves their own. */
  isSample: boolean;
};

/** What is saved of it; names and numbers are the house's own. */
export type ConsultantRules = Omit<Consultant, "id" | "name" | "feedMadeAt" | "version" | "isSample">;

export type Call = {
  id: string;
  leadId: string;
  consultant: string;
  consultantName: string;
  startsAt: Time;
  endsAt: Time;
  way: BookingWay;
  meetingUrl: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** The visitor's. */
  timeZone: string;
  status: BookingStatus;
  /** Grows whenever it is moved or cancelled; a change names the one it was made on. */
  sequence: number;
  reason: string | null;
  createdAt: Time;
};

export type BlockedTime = { id: string; consultant: string; startsAt: Time; endsAt: Time };

type DeskCalendar = { consultants: Consultant[]; bookings: Call[]; blocks: BlockedTime[] };

type HoursChange = { kind: "saved" | "conflict"; consultant: Consultant };

type CallClosing = {
  outcome: Exclude<BookingStatus, "booked" | "cancelled">;
  nextStep: string;
  nextStepOn: Day | null;
};

/** The functions of the desk that are about its calendar; domain/desk-functions.ts lists them with the others. */
export type DeskCalendarCalls = {
  desk_calendar: { asks: { since: Time; until: Time }; hears: DeskCalendar };
  /** The calls of some leads, the latest first. */
  desk_calls: { asks: { leads: string[] }; hears: Call[] };
  /** The first time, `seenVersion` is 0. */
  desk_save_hours: {
    asks: { consultant: string; seenVersion: number; rules: ConsultantRules };
    hears: HoursChange;
  };
  /** Once for each `block`, which the browser makes. */
  desk_block_time: { asks: { block: string; consultant: string; startsAt: Time; endsAt: Time }; hears: { id: string } };
  desk_open_time: { asks: { block: string }; hears: { id: string } };
  /** The visitor gets the reason by mail. */
  desk_move_call: {
    asks: { call: string; seenSequence: number; consultant: string; startsAt: Time; reason: string };
    hears: Call;
  };
  desk_cancel_call: { asks: { call: string; seenSequence: number; reason: string }; hears: Call };
  desk_close_call: { asks: { call: string } & CallClosing; hears: Call };
  /** One's own; the token is shown once, and ends the one before. */
  desk_make_feed: { asks: Record<string, never>; hears: { token: string } };
  desk_end_feed: { asks: Record<string, never>; hears: { ended: boolean } };
};
