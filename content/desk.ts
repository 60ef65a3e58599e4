import type { LeadEvent, LeadKind, LeadStatus } from "#domain/desk.ts";
import type { NavLink } from "./links.ts";
import { consultation } from "./prices.ts";
import { site } from "./site.ts";

/** The words of the staff desk: its frame, the inbox, one person’s page. `{braces}` are filled by the page. */

/** Of a page that only the house’s own people see. */
export const deskMeta = (title: string) => ({ title, description: `The desk of ${site.name}, for its own people.` });

export const deskFrame = {
  name: "Desk",
  navigation: "Desk",
  site: "To the site",
  signOut: "Sign Out",
  signingOut: "Signing Out...",
  unanswered: { one: "{count} unanswered", many: "{count} unanswered" },
  overdue: { one: "{count} overdue", many: "{count} overdue" },
  replies: { one: "{count} waiting", many: "{count} waiting" },
  failedMails: "{count} failed",
  lost: "No connection. The desk shows what it knew last.",
} as const;

export const deskLinks: readonly (NavLink & { count?: "unanswered" | "replies" | "failedMails" })[] = [
  { label: "Today", to: "/staff" },
  { label: "Inbox", to: "/staff/inbox", count: "unanswered" },
  { label: "Replies", to: "/staff/replies", count: "replies" },
  { label: "People", to: "/staff/people" },
  { label: "Calendar", to: "/staff/calendar" },
  { label: "Projects", to: "/staff/projects" },
  { label: "Books", to: "/staff/books" },
  { label: "Codes", to: "/staff/codes" },
  { label: "Newsletter", to: "/staff/newsletter" },
  { label: "Mail", to: "/staff/mail", count: "failedMails" },
  { label: "Numbers", to: "/staff/numbers" },
  { label: "Team", to: "/staff/team" },
];

/** For whoever comes to the desk and does not work at it, or not yet. */
export const closedDesk = {
  meta: deskMeta("Staff desk"),
  stranger: {
    title: "This is the house’s desk",
    text: "It belongs to the people who work here. Your own books are on your dashboard.",
    action: { label: "To your dashboard", to: "/dashboard" },
    signedInAs: "You are signed in as {email}.",
  },
  secondFactor: {
    title: "One more lock before the desk opens",
    text: "The desk holds what people told us in confidence, so a password alone doesn’t open it. Add a passkey or an authenticator app to your account, then come back here. If you have a passkey already, use it now.",
    action: { label: "Add a passkey or an app", to: "/dashboard/account" },
  },
  unreachable: {
    title: "The desk could not be reached",
    text: "Nothing is lost. Please check your connection and try again.",
    action: "Try again",
  },
} as const satisfies Record<string, unknown>;

export const kindLabels = {
  consultation: "Consultation",
  callback: "Callback",
  offer: "Offer",
  newsletter: "Newsletter",
  hand: "By hand",
} as const satisfies Record<LeadKind, string>;

export const statusLabels = {
  new: "New",
  contacted: "Contacted",
  booked: "Booked",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
} as const satisfies Record<LeadStatus, string>;

/** Of somebody who asked for the newsletter and nothing else. */
export const subscribedLabel = "Subscribed";

/** What every list says while it is empty, on its way, or out of reach. */
export const listWords = {
  loading: "Loading...",
  more: "Load more",
  loadingMore: "Loading...",
  unavailable: {
    title: "This could not be loaded",
    text: "Nothing is lost. Please check your connection and try again.",
    action: "Try again",
  },
  nobody: "Nobody",
  formerColleague: "A former colleague",
  house: "The house",
  gone: "a request",
  direct: "direct",
} as const;

export const inboxPage = {
  meta: deskMeta("Inbox"),
  title: "Inbox",
  caption: "What the site brought in, newest first",
  columns: {
    name: "Name",
    kind: "Kind",
    summary: "What they wrote",
    source: "Source",
    status: "Status",
    owner: "Owner",
    due: "Reply",
    came: "Came in",
  },
  filter: {
    search: "Search names, addresses and words",
    kind: "Kind",
    anyKind: "All kinds",
    status: "Status",
    anyStatus: "All statuses",
    owner: "Owner",
    anyOwner: "Anybody",
    noOwner: "Nobody yet",
    mine: "Me",
    source: "Source",
    anySource: "All sources",
    overdue: "Overdue only",
    clear: "Clear choices",
    open: "Filters",
    openCount: "Filters ({count})",
  },
  shown: { one: "One lead shown", many: "{count} leads shown", more: "{count} leads shown, there are more" },
  fresh: { one: "1 new", many: "{count} new" },
  showFresh: "Show",
  noSummary: "No words",
  empty: {
    title: "Nobody has written yet",
    text: `Consultation requests, callbacks and offer leads appear here by themselves, and each of them is owed a reply within ${consultation.contactWithinHours} hours. So do subscribers, who are owed none.`,
  },
  none: { title: "No lead matches these choices", action: "Clear choices" },
  keys: {
    button: "Keys",
    title: "Keys of the inbox",
    list: [
      { keys: ["J", "↓"], text: "next lead" },
      { keys: ["K", "↑"], text: "lead before" },
      { keys: ["Enter"], text: "open it" },
      { keys: ["/"], text: "search" },
      { keys: ["?"], text: "this list" },
    ],
    single: "Use single letters as keys",
    singleHelp: "Turn this off if you dictate, or if keys get pressed by accident. The arrows stay.",
    or: "or",
  },
} as const;

export const personPage = {
  meta: deskMeta("Person"),
  back: { label: "Today", to: "/staff" },
  phoneOnly: "Only a phone number",
  leads: "Requests",
  came: "{when} · {source}",
  missing: {
    title: "Nobody is known by this address",
    text: "Perhaps everything about them was erased, or the link is cut short.",
    action: { label: "To the inbox", to: "/staff/inbox" },
  },
  work: {
    status: "Status",
    owner: "Owner",
    nobody: "Nobody",
    nextStep: "Next step",
    nextStepOn: "On",
    save: "Save next step",
    saving: "Saving...",
    take: "Take it",
  },
  saveFailed: { title: "Change not saved", text: "Nothing was changed. Please try again." },
  refused: { title: "Change not accepted", text: "{reason}" },
  conflict: {
    title: "A colleague has changed this",
    text: "It was changed after you opened this page. Nothing has been overwritten. Which should stay?",
    field: "Field",
    theirs: "Saved meanwhile",
    mine: "Your change",
    none: "empty",
    keepTheirs: "Keep what was saved",
    keepMine: "Save my change over it",
    labels: {
      status: "Status",
      owner: "Owner",
      nextStep: "Next step",
      nextStepOn: "On",
      wonPackage: "Package",
      wonAmount: "Amount",
      lostReason: "Reason",
      bookedFor: "Booked for",
    },
  },
  note: {
    label: "Add a note",
    help: "For colleagues only; it stays in the log.",
    submit: "Add note",
    busy: "Adding...",
    added: { title: "Note added", text: "It’s in the log." },
    failed: { title: "Note not added", text: "Your words are still here. Please try again." },
  },
  call: {
    label: "Log a call",
    help: "What was said. It counts as a reply, so the clock stops.",
    submit: "Log the call",
    busy: "Logging...",
    added: { title: "Call logged", text: "It’s in the log, and the clock has stopped." },
    failed: { title: "Call not logged", text: "Your words are still here. Please try again." },
  },
  answer: {
    open: "Reply by email",
    /** Something is written already. */
    goOn: "Reply by email: go on writing",
    title: "Reply to {name}",
    to: "To {email}. Their reply goes to the house’s mailbox.",
    toHere: "To {email}. Their reply comes in here.",
    template: "Begin with",
    blank: "An empty page",
    subject: "Subject",
    body: "Letter",
    bodyHelp: "Plain text: an empty line starts a paragraph. The house’s address and phone number are added below.",
    replace: { text: "This replaces what is written.", confirm: "Replace it", cancel: "Keep it" },
    gap: "There is a gap left to fill in: {gap}.",
    submit: "Send the letter",
    busy: "Sending...",
    later: "Keep for later",
    discard: "Throw it away",
    alsoOpen: "Also writing to them right now: {names}",
    answered: {
      text: {
        answer: "{who} has written to them since you began ({when}). Nothing of yours has been sent.",
        call: "{who} has called them since you began ({when}). Nothing of yours has been sent.",
      },
      confirm: "Send mine as well",
      cancel: "Don’t send it yet",
    },
    required: "Please write a subject and a letter.",
    sent: { title: "Letter on its way", text: "It goes to {email} now, and it’s in the log." },
    failed: "Not sent: we could not be reached. Your words are still here, and sending again will not send it twice.",
    onlySubscribed: "They asked for the newsletter and nothing else, so you can’t write to them from here.",
    noAddress: "They left no email address: call, then note what was said.",
  },
  timeline: {
    title: "What happened",
    empty: "Nothing yet.",
    what: {
      received: "Came in: {kind}",
      status: "Status: {before} → {after}",
      owner: "Owner: {before} → {after}",
      "next step": "Next step: {after}",
      note: "Note",
      answer: "Replied by email: {after}",
      reminder: "A reminder went to the house: the reply was overdue",
      "code redeemed": "Code {after} redeemed",
      project: "Project: {after}",
      booking: "Consultation. {after}",
      file: "A chapter came: {after}",
      "file opened": "Opened the file: {after}",
      call: "Call",
      address: "New way to reach them: {after}",
      merge: "Merged with {after}",
      outcome: "Agreed: {after}",
      reply: "No reply needed: {after}",
    } satisfies Record<LeadEvent["what"], string>,
    noStep: "none",
    address: { corrected: "Address corrected: {before} → {after}" },
    merge: { undone: "The merge with {before} was undone" },
    mail: {
      sent: "Email: {subject}",
      waiting: "Email waiting: {subject}",
      dead: "Email failed: {subject}",
      closed: "Email failed, settled: {subject}",
      bounced: "Email came back: {subject}",
    },
    unread: "Its text is not kept.",
    asItLooked: "As it looked",
    frame: "The email “{subject}” as it looked",
  },
  consents: {
    title: "Consents",
    empty: "None recorded.",
    given: "given {when}",
    withdrawn: "withdrawn {when}",
    wording: "wording {wording}",
  },
  codes: { title: "Codes", empty: "No code was issued." },
  author: {
    title: "As an author",
    none: "No account.",
    since: "Author since {when}",
    noProjects: "No projects yet.",
  },
} as const;
