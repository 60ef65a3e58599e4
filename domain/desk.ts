/**
 * What the staff desk asks the house and what it hears: one database function for each question, named here with its
 * parameters and its answer. All of them refuse whoever is not staff.
 */

export const leadKinds = ["consultation", "callback", "offer", "newsletter"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "booked", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Times are ISO strings of UTC, days are `2026-11-15`. */
type Time = string;
type Day = string;

export type StaffMember = { id: string; email: string; name: string };

/** A line of the inbox. Newsletter subscribers are owed no answer: their `due_at` is null. */
export type Lead = {
  id: string;
  kind: LeadKind;
  name: string;
  /** Null for a callback by telephone alone. */
  email: string | null;
  phone: string | null;
  /** The first words of what they wrote, or what they asked for. */
  summary: string;
  /** utm_source, else the referrer's host, else "direct". */
  source: string;
  page: string | null;
  status: LeadStatus;
  owner: string | null;
  created_at: Time;
  due_at: Time | null;
  /** When its status left "new"; null again once it is back there. The promise is kept if that was before `due_at`. */
  answered_at: Time | null;
  next_step: string | null;
  next_step_on: Day | null;
  /** Grows with every change; a change names the version it was made on. */
  version: number;
};

export type InboxFilter = {
  search?: string;
  kinds?: LeadKind[];
  statuses?: LeadStatus[];
  /** A staff member's id, or "none". */
  owner?: string;
  overdue?: boolean;
  source?: string;
};

/** Newest first; `after` is the last line already shown. */
export type InboxCursor = { created_at: Time; id: string };

export type LeadEvent = {
  id: number;
  lead_id: string | null;
  at: Time;
  /** The name, on that day, of whoever did it; null where the house's own machinery did. */
  who: string | null;
  what: "received" | "status" | "owner" | "next step" | "note" | "answer" | "reminder" | "code redeemed" | "project";
  /** What it was and what it became, or the note's or mail's text. */
  before: string | null;
  after: string | null;
};

export type SentMail = {
  id: string;
  template: string;
  subject: string;
  status: "waiting" | "sent" | "dead";
  created_at: Time;
  sent_at: Time | null;
  last_error: string | null;
  /** As it was sent, with tokens in links struck; null while it waits, and for account mails, whose text is not kept. */
  text: string | null;
  html: string | null;
};

export type PersonCode = {
  code: string;
  campaign: string;
  percent: number;
  created_at: Time;
  expires_at: Time;
  redeemed_at: Time | null;
};

export type Person = {
  /** The address, or the lead's id where there is only a telephone. */
  key: string;
  email: string | null;
  name: string;
  leads: (Lead & { details: Record<string, unknown> })[];
  events: LeadEvent[];
  mails: SentMail[];
  codes: PersonCode[];
  consents: { what: string; wording: string | null; at: Time; withdrawn_at: Time | null }[];
  author: { id: string; since: Time; projects: StaffProject[] } | null;
};

export type StaffProject = {
  id: number;
  author_email: string;
  author_name: string;
  title: string;
  genre: string;
  status: string;
  word_count: number;
  target_words: number;
  updated_at: Time;
  version: number;
};

export type HouseNote = { id: number; project_id: number; who: string; text: string; created_at: Time };

export type CodeAnswer =
  | { found: false }
  | (PersonCode & { found: true; email: string; state: "valid" | "expired" | "redeemed"; redeemed_by: string | null });

export type Letter = {
  id: string;
  subject: string;
  /** Markdown. */
  body: string;
  state: "draft" | "sending" | "sent";
  version: number;
  created_at: Time;
  started_at: Time | null;
  finished_at: Time | null;
  recipients: number;
  queued: number;
  sent: number;
  failed: number;
};

export type QueuedMail = Omit<SentMail, "text" | "html"> & {
  recipient: string;
  attempts: number;
  next_attempt_at: Time;
};

/** Spam is nobody's: it counts in the funnel alone. */
export type DeskNumbers = {
  /** Weeks begin on Monday, in UTC. */
  leads_by_week: { week: Day; kind: LeadKind; count: number }[];
  leads_by_source: { source: string; count: number }[];
  /** Of the leads that are owed an answer, like the promise. */
  funnel: { status: LeadStatus; count: number }[];
  promise: { kept: number; broken: number; open: number; overdue: number; median_hours: number | null };
  newsletter_by_week: { week: Day; confirmed: number; left: number; total: number }[];
  pages: { page: string; views: number }[];
  views_by_day: { day: Day; views: number }[];
};

/** A change that was made on an older version changes nothing, and hears what stands there now. */
export type LeadChange = { kind: "saved"; lead: Lead } | { kind: "conflict"; lead: Lead };

/** Every function of the desk: `supabase.rpc(name, asks)`. */
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
  desk_add_note: { asks: { lead_id: string; note: string }; hears: LeadEvent };
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
  desk_add_house_note: { asks: { project: number; note: string }; hears: HouseNote };
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
