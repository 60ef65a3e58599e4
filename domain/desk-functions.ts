import type { BoardBook, BookPage, BookTemplate, SentProof } from "./book-page.ts";
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
import type { ContentType } from "./file-content.ts";
import type { FileKind, Side, StageTemplate, Task, TaskWants } from "./production.ts";
import type { Snake } from "./snake-case.ts";

/** Every function of the staff desk that the database has. */
export type DeskFunction = Extract<keyof Stored, `desk_${string}`>;
type Stored = Database["public"]["Functions"];

/**
 * What the staff desk asks the house and what it hears: one database function for each question, named here with its
 * parameters and its answer, called by `askDesk(name, asks)`. All of them refuse whoever is not staff. The answers are JSON
 * that the functions build, which is as far as the generated types can see.
 */
export type DeskCalls = DeskCalendarCalls & {
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
  /** `book` is the number of its book, once it is in production. */
  desk_project: {
    asks: { project: number };
    hears: { project: StaffProject; book: number | null; notes: HouseNote[] } | null;
  };
  /** The author gets a mail. */
  desk_change_project: {
    asks: { project: number; seenVersion: number; newStatus: string };
    hears: { kind: "saved" | "conflict"; project: StaffProject };
  };
  /** Once for each `requestId`, which the browser makes. */
  desk_add_house_note: { asks: { project: number; note: string; requestId: string }; hears: HouseNote };
  desk_books: {
    asks: { search: string; after: number | null; pageSize: number };
    hears: { books: BoardBook[]; hasMore: boolean };
  };
  desk_book: { asks: { book: number }; hears: BookPage | null };
  /** Takes a project into production; asking again answers with the book that is there. */
  desk_open_book: {
    asks: { project: number; package: string; stages: NewStage[] };
    hears: { book: number; isNew: boolean };
  };
  /** Everything that moves at once, with one reason; the author gets one mail. */
  desk_move_stage: {
    asks: { book: number; seenVersion: number; moves: StageDates[]; reason: string; requestId: string };
    hears: BookChange;
  };
  desk_mark_stage: {
    asks: {
      book: number;
      seenVersion: number;
      stage: number;
      mark: "started" | "finished" | "reopened";
      onDay: Day;
      /** What a late end pushes on; then a reason is asked for. */
      moves: StageDates[];
      reason: string;
    };
    hears: BookChange;
  };
  desk_own_stage: { asks: { stage: number; newOwner: string | null }; hears: BookPage };
  desk_add_task: { asks: { book: number; task: NewTask; requestId: string }; hears: Task };
  desk_withdraw_task: { asks: { task: number }; hears: Task };
  /** The wording names the file by its hash, and is kept with the proof. */
  desk_send_proof: {
    asks: { version: string; wording: string; note: string; due: Day | null; requestId: string };
    hears: SentProof;
  };
  desk_close_book: { asks: { book: number; reason: string }; hears: BookPage };
  /** Only what the desk has changed; a package that is not among them follows the price book. */
  desk_templates: { asks: Record<string, never>; hears: BookTemplate[] };
  desk_save_template: {
    asks: { package: string; seenVersion: number; stages: StageTemplate[] };
    hears: { kind: "saved" | "conflict"; template: BookTemplate | null };
  };
  /** Threads that wait for an answer; with a search, what was said in any thread instead. */
  desk_book_messages: {
    asks: { search: string; onlyOverdue: boolean };
    hears: { waiting: WaitingThread[]; found: FoundMessage[] };
  };
  /** The message that waits needs no answer. */
  desk_settle_messages: { asks: { book: number }; hears: boolean };
  /** The chapters that came with some requests. */
  desk_request_files: { asks: { leads: string[] }; hears: RequestFile[] };
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

type StageDates = { id: number; start: Day; end: Day };
type NewStage = Pick<StageTemplate, "kind" | "side" | "waitsFor"> & {
  name: string;
  owner: string | null;
  start: Day;
  end: Day;
};
export type NewTask = {
  stageId: number | null;
  side: Side;
  title: string;
  why: string;
  minutes: number | null;
  due: Day | null;
  wants: TaskWants;
  fileKind: FileKind | null;
};
export type WaitingThread = { book: number; title: string; authorName: string; text: string; since: Time; dueAt: Time };
export type FoundMessage = {
  id: number;
  book: number;
  title: string;
  side: Side;
  who: string;
  text: string;
  at: Time;
};
type RequestFile = {
  leadId: string;
  name: string;
  size: number;
  type: ContentType;
  isScanned: boolean;
  at: Time;
};
type BookChange = { kind: "saved" | "conflict"; page: BookPage };

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
  desk_mails: true,
  desk_mail: true,
  desk_retry_mail: true,
  desk_suppressions: true,
  desk_suppress: true,
  desk_numbers: true,
  desk_export: true,
};
export const deskFunctionNames = Object.keys(named) as DeskFunction[];
