/** What the staff desk speaks of. What it can ask the house about it is in desk-functions.ts. */

export const leadKinds = ["consultation", "callback", "offer", "newsletter", "hand"] as const;
export type LeadKind = (typeof leadKinds)[number];

export const leadStatuses = ["new", "contacted", "booked", "won", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What somebody can be won for: a package, or services by themselves. */
export const wonPackages = ["launch", "pro", "endorsed", "services"] as const;
export type WonPackage = (typeof wonPackages)[number];

export const lostReasons = ["price", "timing", "elsewhere", "silence", "declined", "other"] as const;
export type LostReason = (typeof lostReasons)[number];

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
  "file",
  "file opened",
  "call",
  "address",
  "merge",
  "outcome",
  "reply",
] as const;

/** Where a mail of the outbox stands, as far as the desk hears of it. */
export const mailStatuses = ["waiting", "sent", "dead", "closed", "bounced"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const letterStates = ["draft", "scheduled", "sending", "stopped", "sent"] as const;

/** Times are ISO strings of UTC, days are `2026-11-15`. */
export type Time = string;
export type Day = string;

export const staffRoles = ["owner", "member"] as const;
export type StaffRole = (typeof staffRoles)[number];

export type StaffMember = {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  /** An IANA name; null is the house's own. */
  timeZone: string | null;
  /** A small JPEG as a data URL. */
  portrait: string | null;
  addedAt: Time;
  /** Has never signed in. */
  isInvited: boolean;
  hasFactor: boolean;
};

/** A line of the inbox. Newsletter subscribers are owed no answer: their `dueAt` is null. */
export type Lead = {
  id: string;
  kind: LeadKind;
  /** Whose it is. */
  person: string;
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
  /** What it was won for, in dollars; why it was lost; when the call is. Null where nobody has said. */
  wonPackage: WonPackage | null;
  wonAmount: number | null;
  lostReason: LostReason | null;
  bookedFor: Time | null;
  /** When it was won or lost. */
  decidedAt: Time | null;
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
  /** Addresses of the site's documents that went along. */
  attachments: string[];
};

export type PersonCode = {
  code: string;
  campaign: string;
  percent: number;
  createdAt: Time;
  expiresAt: Time;
  redeemedAt: Time | null;
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

/** A part of the readers: whence they came, the page on which they signed up, both, or with neither everybody. */
export type Segment = { source?: string; interest?: string };

export const letterTasks = ["schedule", "unschedule", "stop", "resume"] as const;

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
  scheduledAt: Time | null;
  segment: Segment;
  /** Null unless it is shown on the site now, at /letters/ and its slug. */
  publishedAt: Time | null;
  slug: string | null;
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

export type DeskOutcomes = {
  /** `2026-11`, where the house is. `unsaid` of them have no amount. */
  wonByMonth: { month: string; count: number; value: number; unsaid: number }[];
  lostByReason: { reason: LostReason | "unsaid"; count: number }[];
  wonBySource: { source: string; leads: number; won: number; value: number }[];
};

/** The last letter or logged call to a lead. */
export type LastAnswer = { id: number; what: "answer" | "call"; who: string | null; at: Time };

/** Sending asks first where a colleague has answered since. */
export type SentAnswer = LeadChange | { kind: "answered"; lead: Lead; last: LastAnswer };

/** A change that was made on an older version changes nothing, and hears what stands there now. */
export type LeadChange = { kind: "saved"; lead: Lead } | { kind: "conflict"; lead: Lead };
