import type { Day, leadEventKinds, StaffMember, StaffRole, Time } from "./desk.ts";

/** What staff do that belongs to no lead; the database has the same list. */
export const deskEventKinds = [
  "invited",
  "renamed",
  "removed",
  "role changed",
  "factor reset",
  "profile saved",
  "template saved",
  "template removed",
  "letter begun",
  "letter sent",
  "letter scheduled",
  "letter unscheduled",
  "letter stopped",
  "letter resumed",
  "letter deleted",
  "letter published",
  "letter withdrawn",
  "hours saved",
  "time blocked",
  "time opened",
  "mail retried",
  "mail closed",
  "list exported",
  "reply put away",
  "file opened",
] as const;

type AuditKind = (typeof deskEventKinds)[number] | (typeof leadEventKinds)[number];

export type AuditLine = {
  /** Together with the number it is the line's own. */
  source: "lead" | "desk";
  id: number;
  at: Time;
  who: string | null;
  what: AuditKind;
  about: string;
  /** The beginning of what it was and what it became. */
  before: string | null;
  after: string | null;
};

/** Days are the house's; all of it can be left out. */
export type AuditFilter = { who?: string; what?: string; since?: Day; until?: Day };
export type AuditCursor = Pick<AuditLine, "at" | "source" | "id">;

export type Me = StaffMember & { signature: string };

/** What an owner asks of the server itself, because it reaches into the sign-in service: `/functions/v1/staff-seat`. */
export type SeatRequest =
  | { task: "invite"; email: string; name: string; role: StaffRole }
  | { task: "reset-factor"; member: string };
export type SeatOutcome = "added" | "invited" | "there already" | "reset";

/** The functions of the desk that are about its own people; domain/desk-functions.ts lists them with the others. */
export type DeskStaffCalls = {
  /** Null for whoever is not staff; says whether the second factor is missing. */
  desk_me: { asks: Record<string, never>; hears: (Me & { needsSecondFactor: boolean }) | null };
  desk_staff: { asks: Record<string, never>; hears: StaffMember[] };
  desk_save_profile: {
    asks: { name: string; signature: string; timeZone: string; portrait: string | null };
    hears: Me;
  };
  /** Refuses whoever is no owner, and with 428 an owner whose second step is not fresh. */
  desk_prove_owner: { asks: Record<string, never>; hears: { id: string; name: string } };
  desk_rename_staff: { asks: { member: string; name: string }; hears: StaffMember };
  desk_change_role: { asks: { member: string; newRole: StaffRole }; hears: StaffMember };
  desk_remove_staff: { asks: { member: string }; hears: { removed: string } };
  desk_audit: {
    asks: { filter: AuditFilter; after: AuditCursor | null; pageSize: number };
    hears: { lines: AuditLine[]; hasMore: boolean };
  };
};
