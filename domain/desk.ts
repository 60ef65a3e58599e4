/** What the staff desk speaks of. What it can ask the house about it is in desk-functions.ts. */

export const leadKinds = ["consultation", "callback", "offer", "newsletter"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "booked", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Times are ISO strings of UTC, days are `2026-11-15`. */
export type Time = string;
export type Day = string;

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
  /** From this day on the server counts the pages that it sends; before, each page called it once it was open. */
  server_counts_since: Day;
};

/** A change that was made on an older version changes nothing, and hears what stands there now. */
export type LeadChange = { kind: "saved"; lead: Lead } | { kind: "conflict"; lead: Lead };
