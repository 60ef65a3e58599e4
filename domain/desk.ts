/** What the staff desk speaks of. What it can ask the house about it is in desk-functions.ts. */

export const leadKinds = ["consultation", "callback", "offer", "newsletter"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "booked", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadEventKinds = [
  "received",
  "status",
  "owner",
  "next step",
  "note",
  "answer",
  "reminder",
  "code redeemed",
  "project",
  "booking",
  "reply",
] as const;

/** Where a mail of the outbox stands, as far as the desk hears of it. */
export const mailStatuses = ["waiting", "sent", "dead", "bounced"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const letterStates = ["draft", "sending", "sent"] as const;

/** Times are ISO strings of UTC, days are `2026-11-15`. */
export type Time = string;
export type Day = string;

export type StaffMember = { id: string; email: string; name: string };

/** A line of the inbox. Newsletter subscribers are owed no answer: their `dueAt` is null. */
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
  createdAt: Time;
  dueAt: Time | null;
  /** When its status left "new"; null again once it is back there. The promise is kept if that was before `dueAt`. */
  answeredAt: Time | null;
  nextStep: string | null;
  nextStepOn: Day | null;
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
export type InboxCursor = { createdAt: Time; id: string };

export type LeadEvent = {
  id: number;
  leadId: string | null;
  at: Time;
  /** The name, on that day, of whoever did it; null where the house's own machinery did. */
  who: string | null;
  what: (typeof leadEventKinds)[number];
  /** What it was and what it became, or the note's or mail's text. */
  before: string | null;
  after: string | null;
};

export type SentMail = {
  id: string;
  template: string;
  subject: string;
  status: MailStatus;
  createdAt: Time;
  sentAt: Time | null;
  lastError: string | null;
  /** As it was sent, with tokens in links struck; null while it waits, and for account mails, whose text is not kept. */
  text: string | null;
  html: string | null;
};

type PersonCode = {
  code: string;
  campaign: string;
  percent: number;
  createdAt: Time;
  expiresAt: Time;
  redeemedAt: Time | null;
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
  consents: { what: string; wording: string | null; at: Time; withdrawnAt: Time | null }[];
  author: { id: string; since: Time; projects: StaffProject[] } | null;
};

export type StaffProject = {
  id: number;
  authorEmail: string;
  authorName: string;
  title: string;
  genre: string;
  status: string;
  wordCount: number;
  targetWords: number;
  updatedAt: Time;
  version: number;
};

export type HouseNote = { id: number; projectId: number; who: string; text: string; createdAt: Time };

export type CodeAnswer =
  | { found: false }
  | (PersonCode & { found: true; email: string; state: "valid" | "expired" | "redeemed"; redeemedBy: string | null });

export type Letter = {
  id: string;
  subject: string;
  /** Markdown. */
  body: string;
  state: (typeof letterStates)[number];
  version: number;
  createdAt: Time;
  startedAt: Time | null;
  finishedAt: Time | null;
  recipients: number;
  queued: number;
  sent: number;
  failed: number;
};

export type QueuedMail = Omit<SentMail, "text" | "html"> & {
  recipient: string;
  attempts: number;
  nextAttemptAt: Time;
};

/** Spam is nobody's: it counts in the funnel alone. */
export type DeskNumbers = {
  /** Weeks begin on Monday, in UTC. */
  leadsByWeek: { week: Day; kind: LeadKind; count: number }[];
  leadsBySource: { source: string; count: number }[];
  /** Of the leads that are owed an answer, like the promise. */
  funnel: { status: LeadStatus; count: number }[];
  promise: { kept: number; broken: number; open: number; overdue: number; medianHours: number | null };
  newsletterByWeek: { week: Day; confirmed: number; left: number; total: number }[];
  pages: { page: string; views: number }[];
  viewsByDay: { day: Day; views: number }[];
  /** From this day on the server counts the pages that it sends; before, each page called it once it was open. */
  serverCountsSince: Day;
};

/** A change that was made on an older version changes nothing, and hears what stands there now. */
export type LeadChange = { kind: "saved"; lead: Lead } | { kind: "conflict"; lead: Lead };
