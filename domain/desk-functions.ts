import type { Database } from "./database.ts";
import type {
  CodeAnswer,
  Day,
  DeskNumbers,
  DeskOutcomes,
  HouseNote,
  InboxCursor,
  InboxFilter,
  LastAnswer,
  Lead,
  LeadChange,
  LeadEvent,
  MailStatus,
  QueuedMail,
  SentAnswer,
  SentMail,
  StaffProject,
  Time,
} from "./desk.ts";
import type { DeskBookCalls } from "./desk-books.ts";
import type { DeskCalendarCalls } from "./desk-calendar.ts";
import type { DeskLetterCalls } from "./desk-letters.ts";
import type { DeskPersonCalls } from "./desk-persons.ts";
import type { DeskReplyCalls } from "./desk-replies.ts";
import type { DeskStaffCalls } from "./desk-staff.ts";
import type { DeskTemplateCalls } from "./desk-templates.ts";
import type { ContentType } from "./file-content.ts";
import type { SameNames, Snake } from "./snake-case.ts";
import type { DeskTodayCalls } from "./today.ts";

/** Every function of the staff desk that the database has. */
export type DeskFunction = Extract<keyof Stored, `desk_${string}`>;
type Stored = Database["public"]["Functions"];

/** Those that have a file of their own. */
type Elsewhere = DeskBookCalls &
  DeskCalendarCalls &
  DeskLetterCalls &
  DeskPersonCalls &
  DeskReplyCalls &
  DeskStaffCalls &
  DeskTemplateCalls &
  DeskTodayCalls;

/**
 * What the staff desk asks the house and what it hears: one database function for each question, named here with its
 * parameters and its answer, called by `askDesk(name, asks)`. All of them refuse whoever is not staff. The answers are JSON
 * that the functions build, which is as far as the generated types can see.
 */
export type DeskCalls = Elsewhere & {
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
  desk_change_lead: {
    asks: {
      leadId: string;
      seenVersion: number;
      changes: Partial<
        Pick<
          Lead,
          "status" | "owner" | "nextStep" | "nextStepOn" | "wonPackage" | "wonAmount" | "lostReason" | "bookedFor"
        >
      >;
    };
    hears: LeadChange;
  };
  /** Once for each `requestId`, which the browser makes. */
  desk_add_note: { asks: { leadId: string; note: string; requestId: string }; hears: LeadEvent };
  /** Through the outbox, from the house, with Reply-To the staff's mailbox; a lead that is new becomes contacted. */
  desk_send_answer: {
    /** `seenAnswer` is the last one that the writer knows of, 0 for none; without it nobody is asked. */
    asks: { leadId: string; mailId: string; subject: string; body: string; seenAnswer?: number };
    hears: SentAnswer;
  };
  /** Says that one has an answer open, or has closed it. Whoever does not say so for a minute has closed it. */
  desk_open_answer: {
    asks: { leadId: string; isOpen: boolean };
    hears: { others: string[]; last: LastAnswer | null };
  };
  /** A call that was made: it answers as a letter does. Once for each `requestId`. */
  desk_log_call: { asks: { leadId: string; note: string; requestId: string }; hears: LeadChange };
  desk_projects: {
    asks: { search: string; after: { updatedAt: Time; id: number } | null; pageSize: number };
    hears: { projects: StaffProject[]; hasMore: boolean };
  };
  /** `book` is the number of its book, once it is in production. */
  desk_project: {
    asks: { project: number };
    hears: { project: StaffProject; book: number | null; notes: HouseNote[] } | null;
  };
  /** Only of a project that is in production; until then it is the author's own. The author gets a mail. */
  desk_change_project: {
    asks: { project: number; seenVersion: number; newStatus: string };
    hears: { kind: "saved" | "conflict"; project: StaffProject };
  };
  /** Once for each `requestId`, which the browser makes. */
  desk_add_house_note: { asks: { project: number; note: string; requestId: string }; hears: HouseNote };
  /** The chapters that came with some requests. */
  desk_request_files: { asks: { leads: string[] }; hears: RequestFile[] };
  desk_code: { asks: { wanted: string }; hears: CodeAnswer };
  /** `givenOn`: for a code that has ended, the day on which its owner gave it to us. */
  desk_redeem_code: { asks: { wanted: string; givenOn?: Day }; hears: CodeAnswer & { redeemedNow: boolean } };
  desk_mails: {
    asks: { wantedStatus: MailStatus; search: string; after: InboxCursor | null; pageSize: number };
    hears: { mails: QueuedMail[]; hasMore: boolean; counts: Record<MailStatus, number> };
  };
  desk_mail: { asks: { mailId: string }; hears: (SentMail & { recipient: string }) | null };
  /** A mail that failed and is not needed any more. */
  desk_close_mail: { asks: { mailId: string }; hears: QueuedMail };
  /** Once for each `newMail`, which the browser makes. `corrects`: the address was mistyped everywhere. */
  desk_send_elsewhere: {
    asks: { mailId: string; newMail: string; address: string; corrects: boolean };
    hears: QueuedMail;
  };
  desk_retry_mail: { asks: { mailId: string }; hears: QueuedMail };
  /** The list itself holds no addresses, only hashes: one can ask about an address, and count. */
  desk_suppressions: {
    asks: { address: string | null };
    hears: { count: number; isSuppressed: boolean | null; since: Time | null };
  };
  desk_suppress: { asks: { address: string }; hears: { count: number; isSuppressed: true; since: Time } };
  desk_numbers: { asks: { since: Day }; hears: DeskNumbers };
  desk_outcomes: { asks: { since: Day }; hears: DeskOutcomes };
  /** One page of an export, in a stable order; the columns are those of the list, complete. */
  desk_export: {
    asks: { list: DeskExport; after: string | null; pageSize: number };
    hears: { columns: string[]; rows: (string | number | boolean | null)[][]; next: string | null; total: number };
  };
};

type RequestFile = {
  leadId: string;
  name: string;
  size: number;
  type: ContentType;
  isScanned: boolean;
  at: Time;
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
  "calls",
  "people",
  "hand",
] as const;
export type DeskExport = (typeof deskExports)[number];

/** A function that is missing here, that the database does not have, or that takes other arguments does not compile. */
const named: {
  [Name in DeskFunction]: SameNames<DeskFunctions[Name]["asks"], Stored[Name]["Args"]>;
} = {
  desk_me: true,
  desk_staff: true,
  desk_reply_counts: true,
  desk_replies: true,
  desk_thread: true,
  desk_assign_reply: true,
  desk_put_reply_away: true,
  desk_bounces: true,
  desk_clear_bounce: true,
  desk_save_profile: true,
  desk_prove_owner: true,
  desk_rename_staff: true,
  desk_change_role: true,
  desk_remove_staff: true,
  desk_audit: true,
  desk_letter_templates: true,
  desk_save_letter_template: true,
  desk_remove_letter_template: true,
  desk_letter_template_history: true,
  desk_attach: true,
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
  desk_people: true,
  desk_change_person: true,
  desk_correct_address: true,
  desk_note_person: true,
  desk_write_person: true,
  desk_type_in: true,
  desk_merge_persons: true,
  desk_undo_merge: true,
  desk_today: true,
  desk_take_next: true,
  desk_morning_mail: true,
  desk_change_lead: true,
  desk_add_note: true,
  desk_send_answer: true,
  desk_open_answer: true,
  desk_log_call: true,
  desk_projects: true,
  desk_project: true,
  desk_change_project: true,
  desk_add_house_note: true,
  desk_books: true,
  desk_book: true,
  desk_open_book: true,
  desk_move_stage: true,
  desk_mark_stage: true,
  desk_own_stage: true,
  desk_add_task: true,
  desk_withdraw_task: true,
  desk_send_proof: true,
  desk_close_book: true,
  desk_decide_deletion: true,
  desk_templates: true,
  desk_save_template: true,
  desk_book_messages: true,
  desk_settle_messages: true,
  desk_request_files: true,
  desk_code: true,
  desk_redeem_code: true,
  desk_letters: true,
  desk_save_letter: true,
  desk_test_letter: true,
  desk_send_letter: true,
  desk_direct_letter: true,
  desk_delete_letter: true,
  desk_target_letter: true,
  desk_segments: true,
  desk_publish_letter: true,
  desk_mails: true,
  desk_mail: true,
  desk_retry_mail: true,
  desk_close_mail: true,
  desk_send_elsewhere: true,
  desk_suppressions: true,
  desk_suppress: true,
  desk_numbers: true,
  desk_outcomes: true,
  desk_export: true,
};
export const deskFunctionNames = Object.keys(named) as DeskFunction[];
