import type { Database } from "./database.ts";
import type {
  CodeAnswer,
  Day,
  DeskNumbers,
  HouseNote,
  InboxCursor,
  InboxFilter,
  Lead,
  LeadChange,
  LeadEvent,
  Letter,
  MailStatus,
  Person,
  QueuedMail,
  SentMail,
  StaffMember,
  StaffProject,
  Time,
} from "./desk.ts";
import type { DeskCalendarCalls } from "./desk-calendar.ts";
import type { DeskReplyCalls } from "./desk-replies.ts";
import type { Snake } from "./snake-case.ts";

/** Every function of the staff desk that the database has. */
export type DeskFunction = Extract<keyof Stored, `desk_${string}`>;
type Stored = Database["public"]["Functions"];

/**
 * What the staff desk asks the house and what it hears: one database function for each question, named here with its
 * parameters and its answer, called by `askDesk(name, asks)`. All of them refuse whoever is not staff. The answers are JSON
 * that the functions build, which is as far as the generated types can see.
 */
export type DeskCalls = DeskCalendarCalls &
  DeskReplyCalls & {
    /** Null for whoever is not staff; says whether the second factor is missing. */
    desk_me: { asks: Record<string, never>; hears: (StaffMember & { needsSecondFactor: boolean }) | null };
    desk_staff: { asks: Record<string, never>; hears: StaffMember[] };
    desk_inbox: {
      asks: { filter: InboxFilter; after: InboxCursor | null; pageSize: number };
      hears: { leads: Lead[]; hasMore: boolean };
    };
    /** For the filters' counters; `newest` changes when anything new came in, so that an open inbox can poll cheaply. */
    desk_counts: {
      asks: Record<string, never>;
      hears: {
        newest: Time | null;
        unanswered: number;
        overdue: number;
        mine: number;
        failedMails: number;
        sources: string[];
      };
    };
    desk_person: { asks: { key: string }; hears: Person | null };
    desk_change_lead: {
      asks: {
        leadId: string;
        seenVersion: number;
        changes: Partial<Pick<Lead, "status" | "owner" | "nextStep" | "nextStepOn">>;
      };
      hears: LeadChange;
    };
    /** Once for each `requestId`, which the browser makes. */
    desk_add_note: { asks: { leadId: string; note: string; requestId: string }; hears: LeadEvent };
    /** Through the outbox, from the house, with Reply-To the staff's mailbox; a lead that is new becomes contacted. */
    desk_send_answer: { asks: { leadId: string; mailId: string; subject: string; body: string }; hears: LeadChange };
    desk_projects: {
      asks: { search: string; after: { updatedAt: Time; id: number } | null; pageSize: number };
      hears: { projects: StaffProject[]; hasMore: boolean };
    };
    desk_project: { asks: { project: number }; hears: { project: StaffProject; notes: HouseNote[] } | null };
    /** The author gets a mail. */
    desk_change_project: {
      asks: { project: number; seenVersion: number; newStatus: string };
      hears: { kind: "saved" | "conflict"; project: StaffProject };
    };
    /** Once for each `requestId`, which the browser makes. */
    desk_add_house_note: { asks: { project: number; note: string; requestId: string }; hears: HouseNote };
    desk_code: { asks: { wanted: string }; hears: CodeAnswer };
    desk_redeem_code: { asks: { wanted: string }; hears: CodeAnswer & { redeemedNow: boolean } };
    desk_letters: { asks: Record<string, never>; hears: { letters: Letter[]; confirmedSubscribers: number } };
    desk_save_letter: {
      asks: { letter: string; seenVersion: number; subject: string; body: string };
      hears: { kind: "saved" | "conflict"; letter: Letter };
    };
    desk_test_letter: { asks: { letter: string; mailId: string }; hears: { recipient: string } };
    /** Starts the sending, once; asking again answers the same. */
    desk_send_letter: {
      asks: { letter: string; seenVersion: number };
      hears: { kind: "saved" | "conflict"; letter: Letter };
    };
    desk_mails: {
      asks: { wantedStatus: MailStatus; search: string; after: InboxCursor | null; pageSize: number };
      hears: { mails: QueuedMail[]; hasMore: boolean; counts: Record<MailStatus, number> };
    };
    desk_mail: { asks: { mailId: string }; hears: (SentMail & { recipient: string }) | null };
    desk_retry_mail: { asks: { mailId: string }; hears: QueuedMail };
    /** The list itself holds no addresses, only hashes: one can ask about an address, and count. */
    desk_suppressions: {
      asks: { address: string | null };
      hears: { count: number; isSuppressed: boolean | null; since: Time | null };
    };
    desk_suppress: { asks: { address: string }; hears: { count: number; isSuppressed: true; since: Time } };
    desk_numbers: { asks: { since: Day }; hears: DeskNumbers };
    /** One page of an export, in a stable order; the columns are those of the list, complete. */
    desk_export: {
      asks: { list: DeskExport; after: string | null; pageSize: number };
      hears: { columns: string[]; rows: (string | number | boolean | null)[][]; next: string | null; total: number };
    };
  };

/** As they go over the wire. */
export type DeskFunctions = Snake<DeskCalls>;

export const deskExports = [
  "leads",
  "consultations",
  "callbacks",
  "offers",
  "subscribers",
  "codes",
  "projects",
  "mails",
  "log",
] as const;
export type DeskExport = (typeof deskExports)[number];

type Names<Fields> = keyof Fields & string;
type AreSame<One extends string, Other extends string> = [One, Other] extends [Other, One] ? true : false;

/** A function that is missing here, that the database does not have, or that takes other arguments does not compile. */
const named: {
  [Name in DeskFunction]: AreSame<Names<DeskFunctions[Name]["asks"]>, Names<Stored[Name]["Args"]>>;
} = {
  desk_me: true,
  desk_staff: true,
  desk_inbox: true,
  desk_counts: true,
  desk_calendar: true,
  desk_calls: true,
  desk_save_hours: true,
  desk_block_time: true,
  desk_open_time: true,
  desk_move_call: true,
  desk_cancel_call: true,
  desk_close_call: true,
  desk_make_feed: true,
  desk_end_feed: true,
  desk_person: true,
  desk_change_lead: true,
  desk_add_note: true,
  desk_send_answer: true,
  desk_projects: true,
  desk_project: true,
  desk_change_project: true,
  desk_add_house_note: true,
  desk_code: true,
  desk_redeem_code: true,
  desk_letters: true,
  desk_save_letter: true,
  desk_test_letter: true,
  desk_send_letter: true,
  desk_mails: true,
  desk_mail: true,
  desk_retry_mail: true,
  desk_suppressions: true,
  desk_suppress: true,
  desk_numbers: true,
  desk_export: true,
  desk_reply_counts: true,
  desk_replies: true,
  desk_thread: true,
  desk_assign_reply: true,
  desk_put_reply_away: true,
  desk_reply_file: true,
  desk_bounces: true,
  desk_clear_bounce: true,
};
export const deskFunctionNames = Object.keys(named) as DeskFunction[];
