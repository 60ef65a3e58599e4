import type { Lead, LeadEvent, PersonCode, SentMail, StaffProject, Time } from "./desk.ts";

/** What the desk knows of people. A person is not an address: see docs/decisions. */

/** How somebody came who did not come by the site. */
export const waysIn = ["call", "fair", "letter", "email", "other"] as const;
export type WayIn = (typeof waysIn)[number];

/** Where an address or a number came from, which decides how long it is kept. */
export const addressOrigins = ["form", "account", "desk"] as const;
export const phoneOrigins = ["form", "desk"] as const;

/** Why two persons might be one. */
export type LikenessReason = "name" | "phone" | "account";

type Likeness = { id: string; name: string; email: string | null; reasons: LikenessReason[] };

export type PersonAddress = {
  address: string;
  origin: (typeof addressOrigins)[number];
  /** Where they are written to. */
  isMain: boolean;
  /** Proven by an account, whose owner alone can change it. */
  isAccount: boolean;
};

export type Person = {
  key: string;
  id: string;
  /** Null where there is only a telephone number. */
  email: string | null;
  name: string;
  addresses: PersonAddress[];
  phones: string[];
  /** Whoever asked for the newsletter and nothing else is not written to. */
  canBeWrittenTo: boolean;
  leads: (Lead & { details: Record<string, unknown> })[];
  events: LeadEvent[];
  mails: SentMail[];
  codes: PersonCode[];
  consents: { what: string; wording: string | null; at: Time; withdrawnAt: Time | null }[];
  likenesses: Likeness[];
  /** Those that can still be undone. */
  merges: { id: string; name: string; who: string | null; at: Time }[];
  author: { id: string; since: Time; projects: StaffProject[] } | null;
};

export type PersonLine = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  isAuthor: boolean;
  createdAt: Time;
};

/** What somebody types in of a call, a talk or a letter. */
export type TypedIn = {
  cameBy: WayIn;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** They have been talked to already, so that nobody waits. */
  isAnswered: boolean;
  /** Where it is clear whose it is. */
  person: string | null;
};

/** The functions of the desk that are about people; domain/desk-functions.ts lists them with the others. */
export type DeskPersonCalls = {
  /** By the person's number, one of their leads' numbers, or any of their addresses. */
  desk_person: { asks: { key: string }; hears: Person | null };
  /** The newest without words; fifty at most. */
  desk_people: { asks: { search: string }; hears: { people: PersonLine[] } };
  desk_change_person: {
    asks: {
      person: string;
      changes: Partial<{ name: string; newAddress: string; newPhone: string; mainAddress: string }>;
    };
    hears: { id: string };
  };
  /** A mistyped address, wherever it was typed in. */
  desk_correct_address: { asks: { person: string; was: string; becomes: string }; hears: { id: string } };
  desk_note_person: { asks: { person: string; note: string; requestId: string }; hears: LeadEvent };
  /** Once for each `mailId`, which the browser makes. */
  desk_write_person: { asks: { person: string; mailId: string; subject: string; body: string }; hears: { id: string } };
  /** Once for each `lead`, which the browser makes. */
  desk_type_in: { asks: { lead: string; given: TypedIn }; hears: Lead };
  desk_merge_persons: { asks: { kept: string; merged: string }; hears: { id: string } };
  /** Within a day. */
  desk_undo_merge: { asks: { merge: string }; hears: { id: string } };
};
