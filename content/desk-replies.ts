import type { FileRefusal, MailboxTrouble, Reply, ReplyList } from "#domain/desk-replies.ts";
import { deskMeta } from "./desk.ts";
import { consultation } from "./prices.ts";

/** The words around mail that comes in: its page, the tray, a person’s thread, addresses that mail cannot reach. */

export const repliesPage = {
  meta: deskMeta("Replies"),
  title: "Replies",
  lists: { waiting: "Waiting", tray: "Tray", automatic: "Automatic", away: "Put away" } satisfies Record<
    ReplyList,
    string
  >,
  listsLabel: "Which email",
  empty: {
    waiting: {
      title: "Nobody waits for a reply",
      text: "What people write back to our email appears here by itself.",
    },
    tray: { title: "The tray is empty", text: "Email that fits no thread waits here until somebody says whose it is." },
    automatic: {
      title: "Nothing automatic",
      text: "Absence notes and reports that fit no thread lie here. They start no clock.",
    },
    away: { title: "Nothing was put away" },
  } satisfies Record<ReplyList, { title: string; text?: string }>,
  notRead: {
    title: "Replies go to the house’s mailbox",
    text: "This desk does not read it. Whoever runs the server can change that with the setting IMAP_URL; until then, look into the mailbox as before.",
  },
  trouble: {
    unreachable:
      "The mailbox can’t be reached at the moment, and is tried again every minute. Nothing is lost: replies wait in it.",
    refused: "The mailbox refuses our sign-in. Please tell whoever runs the server. Replies wait in it.",
    "no folder": "The mailbox has no folder by the name we were given. Please tell whoever runs the server.",
  } satisfies Record<MailboxTrouble, string>,
  readAt: "Last looked into the mailbox {when}.",
} as const;

export const replyWords = {
  from: "{name}, {address}",
  nobody: "A sender without an address",
  noSubject: "Without a subject",
  empty: "It has no words.",
  unreadable: "This email could not be taken apart. Open it in the mailbox.",
  quoted: "What they quoted",
  unproven:
    "Anybody can put this address on an email, and nothing proves that this one came from it. Before you act on it, ask them another way.",
  waits: "Reply waits",
  waiting: {
    title: "They wrote back",
    text: `A reply is owed within ${consultation.contactWithinHours} hours, like any request.`,
  },
  kinds: {
    letter: "They wrote: {subject}",
    automatic: "Automatic email: {subject}",
    bounce: "Came back: {subject}",
  } satisfies Record<Reply["kind"], string>,
  subject: "Re: {subject}",
  done: "No reply needed",
  doing: "Noting...",
  toPerson: "Open their page",
  byHand: "They can’t be written to from here. Write to {email} from your email program.",
  why: {
    unknown: "Nobody is known by this address.",
    "other thread": "It answers our email to {answers}, but comes from another address.",
    "our address": "It claims to come from an address of ours.",
    unproven: "The sender’s own domain says that it is not from there.",
    unreadable: "It could not be taken apart. Open it in the mailbox.",
  } satisfies Record<NonNullable<Reply["why"]>, string>,
  assign: {
    label: "Whose is it? Their email address",
    submit: "Put it into their thread",
    busy: "Moving...",
    done: { title: "In their thread", text: "A reply to {name} is due within 24 hours of their email." },
    failed: { title: "Not moved", text: "{reason}" },
    lost: "We could not be reached. Please try again.",
  },
  away: {
    submit: "Put it away",
    busy: "Putting away...",
    failed: { title: "Not put away", text: "We could not be reached. Please try again." },
  },
  files: {
    title: "Attached",
    download: "Download {name}",
    failed: { title: "Not downloaded", text: "The file could not be fetched. Please try again." },
    kept: "{name}, {size}",
    unscanned: "Not scanned for viruses.",
    notKept: "{name}: not kept, {reason}. It is still in the mailbox.",
    reasons: {
      empty: "it is empty",
      unknown: "it is a kind we do not take",
      macros: "it contains macros",
      locked: "it is locked with a password",
      "strange archive": "it is an archive that holds more than documents and pictures",
      "too large": "it is too large",
      "too many": "there were more than 20 files",
      "cut off": "it did not come whole",
      infected: "the virus scanner warns of it",
      unchecked: "the virus scanner could not be asked",
      "no place": "there was no place to keep it",
      "no room": "this sender has sent more than we keep by email",
    } satisfies Record<FileRefusal, string>,
  },
} as const;

export const bouncedAddresses = {
  title: "Addresses that email can’t reach",
  text: "A mail server has told us that these don’t exist. The newsletter no longer goes there, and email that failed or came back is settled. If somebody tells you that their address works again, clear the mark.",
  none: "None at the moment.",
  line: "{address}, since {when}",
  more: "And {count} more.",
  clear: "Clear the mark",
  clearing: "Clearing...",
  cleared: { title: "Mark cleared", text: "If {address} has the newsletter, it goes there again." },
  failed: { title: "Not cleared", text: "We could not be reached. Please try again." },
} as const;
