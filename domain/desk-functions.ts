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
  Person,
  QueuedMail,
  SentMail,
  StaffMember,
  StaffProject,
  Time,
} from "./desk.ts";

/**
 * What the staff desk asks the house and what it hears: one database function for each question, named here with its
 * parameters and its answer, called by `supabase.rpc(name, asks)`. All of them refuse whoever is not staff.
 */
export type DeskFunctions = {
  /** Null for whoever is not staff; says whether the second factor is missing. */
  desk_me: { asks: Record<string, never>; hears: (StaffMember & { needs_second_factor: boolean }) | null };
  desk_staff: { asks: Record<string, never>; hears: StaffMember[] };
  desk_inbox: {
    asks: { filter: InboxFilter; after: InboxCursor | null; page_size: number };
    hears: { leads: Lead[]; has_more: boolean };
  };
  /** For the filters' counters; `newest` changes when anything new came in, so that an open inbox can poll cheaply. */
  desk_counts: {
    asks: Record<string, never>;
    hears: {
      newest: Time | null;
      unanswered: number;
      overdue: number;
      mine: number;
      failed_mails: number;
      sources: string[];
    };
  };
  desk_person: { asks: { key: string }; hears: Person | null };
  desk_change_lead: {
    asks: {
      lead_id: string;
      seen_version: number;
      changes: Partial<Pick<Lead, "status" | "owner" | "next_step" | "next_step_on">>;
    };
    hears: LeadChange;
  };
  /** Once for each `request_id`, which the browser makes. */
  desk_add_note: { asks: { lead_id: string; note: string; request_id: string }; hears: LeadEvent };
  /** Through the outbox, from the house, with Reply-To the staff's mailbox; a lead that is new becomes contacted. */
  desk_send_answer: { asks: { lead_id: string; mail_id: string; subject: string; body: string }; hears: LeadChange };
  desk_projects: {
    asks: { search: string; after: { updated_at: Time; id: number } | null; page_size: number };
    hears: { projects: StaffProject[]; has_more: boolean };
  };
  desk_project: { asks: { project: number }; hears: { project: StaffProject; notes: HouseNote[] } | null };
  /** The author gets a mail. */
  desk_change_project: {
    asks: { project: number; seen_version: number; new_status: string };
    hears: { kind: "saved" | "conflict"; project: StaffProject };
  };
  /** Once for each `request_id`, which the browser makes. */
  desk_add_house_note: { asks: { project: number; note: string; request_id: string }; hears: HouseNote };
  desk_code: { asks: { wanted: string }; hears: CodeAnswer };
  desk_redeem_code: { asks: { wanted: string }; hears: CodeAnswer & { redeemed_now: boolean } };
  desk_letters: { asks: Record<string, never>; hears: { letters: Letter[]; confirmed_subscribers: number } };
  desk_save_letter: {
    asks: { letter: string; seen_version: number; subject: string; body: string };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  desk_test_letter: { asks: { letter: string; mail_id: string }; hears: { recipient: string } };
  /** Starts the sending, once; asking again answers the same. */
  desk_send_letter: {
    asks: { letter: string; seen_version: number };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  desk_mails: {
    asks: { wanted_status: "waiting" | "sent" | "dead"; search: string; after: InboxCursor | null; page_size: number };
    hears: { mails: QueuedMail[]; has_more: boolean; counts: Record<"waiting" | "sent" | "dead", number> };
  };
  desk_mail: { asks: { mail_id: string }; hears: (SentMail & { recipient: string }) | null };
  desk_retry_mail: { asks: { mail_id: string }; hears: QueuedMail };
  /** The list itself holds no addresses, only hashes: one can ask about an address, and count. */
  desk_suppressions: {
    asks: { address: string | null };
    hears: { count: number; is_suppressed: boolean | null; since: Time | null };
  };
  desk_suppress: { asks: { address: string }; hears: { count: number; is_suppressed: true; since: Time } };
  desk_numbers: { asks: { since: Day }; hears: DeskNumbers };
  /** One page of an export, in a stable order; the columns are those of the list, complete. */
  desk_export: {
    asks: { list: DeskExport; after: string | null; page_size: number };
    hears: { columns: string[]; rows: (string | number | boolean | null)[][]; next: string | null; total: number };
  };
};

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

export const deskFunctionNames = [
  "desk_me",
  "desk_staff",
  "desk_inbox",
  "desk_counts",
  "desk_person",
  "desk_change_lead",
  "desk_add_note",
  "desk_send_answer",
  "desk_projects",
  "desk_project",
  "desk_change_project",
  "desk_add_house_note",
  "desk_code",
  "desk_redeem_code",
  "desk_letters",
  "desk_save_letter",
  "desk_test_letter",
  "desk_send_letter",
  "desk_mails",
  "desk_mail",
  "desk_retry_mail",
  "desk_suppressions",
  "desk_suppress",
  "desk_numbers",
  "desk_export",
] as const satisfies readonly (keyof DeskFunctions)[];
