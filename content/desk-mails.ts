import type { TodayKind } from "#domain/today.ts";
import { consultation } from "./prices.ts";
import { site } from "./site.ts";

/** Under every issue of the newsletter. */
export const letterWords = {
  why: `You’re getting ${site.newsletter} because you confirmed that you want it.`,
  leave: "Unsubscribe",
} as const;

/** A reply written at the desk: the words are the staff's own, the house only says who writes. */
export const answerWords = {
  preview: `A reply from ${site.name}`,
  reply: "Reply to this email to reach us. A person reads it.",
} as const;

/** To an author whose project the house has moved on. */
export const projectStatusWords = {
  subject: "“{title}” is now: {status}",
  preview: "What that means, and what happens next.",
  title: "Your project has moved on",
  text: "We changed the status of “{title}” from “{before}” to “{status}”.",
  button: "Open the project",
  reply: "If you have a question about it, reply to this email.",
  meaning: "What it means",
  next: "What happens next",
  waiting: "Who is waiting for whom",
} as const;

/**
 * What a status means to the author who reads it: what is done now, what comes next and whose turn it is. A status that is
 * not here is one the desk made up for the occasion; then the email says where to ask.
 */
export type StatusMeaning = { meaning: string; next: string; waiting: string };

export const statusMeanings: Readonly<Record<string, StatusMeaning>> = {
  "In Progress": {
    meaning: "The manuscript is still being written.",
    next: "When you have a complete draft, add it under Files on the book’s page and hand it in.",
    waiting: "We are waiting for you. There is no deadline unless we have agreed on one.",
  },
  "First Draft Complete": {
    meaning: "There is a whole draft, from the first page to the last.",
    next: "We read it, and the editing that your agreement names begins. If we think it needs more than that, we say so and you decide.",
    waiting: "You are waiting for us. If you have not heard in two weeks, reply to this email.",
  },
  Editing: {
    meaning: "An editor is working on your text.",
    next: "You get the edited file and a letter about it, and you decide on every change.",
    waiting: "You are waiting for your editor, who will name a date for the file.",
  },
  "In Design": {
    meaning: "The text is settled, and the cover and the pages are being designed.",
    next: "You get the first sketches of the cover, then sample pages. Nothing is final until you approve it.",
    waiting: "You are waiting for your designer, who will name a date for the sketches.",
  },
  "In Review": {
    meaning: "Somebody here is reading what you sent us.",
    next: "You will hear what we found, and what we propose to do next.",
    waiting: "You are waiting for us. If you have not heard in two weeks, reply to this email.",
  },
  "On Hold": {
    meaning: "Work on the book has stopped for now.",
    next: "Nothing, until the reason is settled. If you don’t know the reason, ask us.",
    waiting: "Your project editor will tell you who is waiting for whom.",
  },
  "At the Printer": {
    meaning: "The files you approved have gone to the printer.",
    next: "A printed proof is made. We check it with you, and you sign it off.",
    waiting: "We are both waiting for the printer.",
  },
  Published: {
    meaning: "The book can be bought.",
    next: "We watch the listings in the first weeks and correct what is wrong in them. If you see something first, tell us.",
    waiting: "Nobody is waiting for anybody. Congratulations.",
  },
};

export const unknownStatus = "We will write to you about the next step. If you want to know now, reply to this email.";

/** To an author about whose project the house has written a note. */
export const houseNoteWords = {
  subject: "A note on “{title}”",
  preview: "From the people working on your book.",
  title: "A note on your project",
  text: "{who} wrote this about “{title}”:",
  button: "Open the project",
  reply: "The note is on the project’s page too. To reply, just reply to this email.",
} as const;

/** To somebody with an account who works at the desk from now on. */
export const seatWords = {
  subject: `You have a seat at the desk of ${site.name}`,
  preview: "Sign in as before; the desk opens for you.",
  title: "Your seat at the desk",
  text: `You can now work at the desk of ${site.name}: requests, calls, letters and books.`,
  given: `{by} has given you a seat at the desk of ${site.name}: requests, calls, letters and books.`,
  roles: {
    owner: "You are an owner of the desk, so you also decide who else works there.",
    member: "You are a member. Owners decide who works there.",
  },
  secondStep:
    "Sign in with the account you have. If it has no second step yet, the desk asks you to add a passkey or an authenticator app first.",
  button: "Open the desk",
  unasked: "If you don’t work with us, reply to this email and we will take the seat away.",
} as const;

/** To the staff's mailbox, at most once an hour. */
export const reminderWords = {
  preview: `Promised within ${consultation.contactWithinHours} hours, and still new.`,
  title: { one: "One lead is overdue", many: "{count} leads are overdue" },
  text: `We promised a reply within ${consultation.contactWithinHours} hours, weekends included. These are still new:`,
  due: "{name}, due {time}",
  told: "Whoever asked on the site, left an email address and became overdue in the last two days has been told that we are late, and will hear from us within another 24 hours; somebody who wants no offers is not written to about one. Whoever was typed in by hand has been told nothing. If you have already spoken to somebody here, change the status at the desk.",
  more: "And {count} more.",
  button: "Open the overdue leads",
  kinds: {
    consultation: "Consultation request",
    callback: "Callback request",
    offer: "Discount code",
    newsletter: "Newsletter",
    hand: "Typed in by hand",
  },
} as const;

/** To a member of staff in the morning, who has asked for it at the desk. */
export const morningWords = {
  title: { one: "Today: one thing to do", many: "Today: {count} things to do" },
  preview: "What is yours today, and what is nobody’s yet",
  kinds: {
    answer: "Reply",
    reply: "They wrote back",
    message: "About their book",
    call: "Call",
    "follow-up": "Follow up",
    book: "Book",
    mail: "Failed email",
  } satisfies Record<TodayKind, string>,
  nobodys: " (nobody’s yet)",
  button: "Open Today at the desk",
  why: "You asked for this at the desk, on the page Today. You can end it there.",
} as const;

/** To the staff: replies that came in and wait for longer than the house has promised. */
export const replyReminderWords = {
  preview: `Promised within ${consultation.contactWithinHours} hours, and not answered yet.`,
  title: { one: "One reply is overdue", many: "{count} replies are overdue" },
  due: "{name}, due {time}",
  more: "And {count} more.",
  button: "Open the replies",
} as const;
