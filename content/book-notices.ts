import { consultation } from "./prices.ts";
import { site } from "./site.ts";

/** How somebody hears of a book: reminders, the week's email, the calendar, and the clock on its messages. `{braces}` are filled. */

/** Where the choice and the calendar live outside the portal, for whoever follows a link in an email. */
export const noticePaths = { choice: "/notices", feed: "/calendar/book.ics" } as const;

/** Under every email about a book. */
export const noticeFooter = {
  single: "You get each email about this book as it happens.",
  weekly: "You get one email a week about this book.",
  link: "Choose how often we write",
} as const;

export const bookDueWords = {
  subject: {
    task: "“{title}”: {owes}, by {day}",
    stage: "“{title}”: {owes} ends on {day}",
    proof: "“{title}”: your answer to {owes}, by {day}",
  },
  preview: "A reminder. It comes once.",
  title: "A date is near",
  text: {
    author: {
      task: "This is on your list for “{title}”: {owes}.",
      stage: "“{owes}” is with you, and it is due to end soon.",
      proof: "“{owes}” is waiting for your answer: approve it, or ask for changes.",
    },
    house: {
      task: "The house owes this to “{title}”: {owes}.",
      stage: "“{owes}” of “{title}” is with you, and it is due to end soon.",
      proof: "“{owes}” is waiting for an answer.",
    },
  },
  due: "By",
  later: {
    author: "If you need longer, tell us on the book’s page. A date that moves early harms nobody.",
    house: "If it takes longer, move the date and say why: the author hears it from you, not from the calendar.",
  },
  button: "Open the book",
} as const;

export const bookDigestWords = {
  subject: "“{title}”: your week",
  preview: "What has happened to your book since the last one.",
  title: "Your book, this week",
  text: "This is what has happened to “{title}” since the last email of this kind.",
  more: { one: "1 more is on the book’s page.", many: "{count} more are on the book’s page." },
  lines: {
    "book-moved": "{who} moved dates: {moves}. The reason: {reason}",
    started: "{who} has begun “{stage}”.",
    finished: "“{stage}” is done.",
    reopened: "{who} has opened “{stage}” again.",
    "book-task": "{who} asks you for this: {task}",
    "book-task-due": "{who} asks you for this: {task} (by {due})",
    "book-message": "{who} wrote: {text}",
  },
  move: "{name} now ends on {day}",
  button: "Open the book",
} as const;

/** To the staff, about authors whose messages nobody has answered. */
export const bookAnswersDueWords = {
  subject: { one: "An author has waited for more than a day", many: "{count} authors have waited for more than a day" },
  preview: "Messages about books that nobody has answered.",
  title: "Authors are waiting",
  text: `An author who writes is owed an answer within ${consultation.contactWithinHours} hours. These have none yet:`,
  line: "{author}, due {time}",
  button: "Open the inbox",
} as const;

/** To the author who waits. */
export const bookAnswerLateWords = {
  subject: "“{title}”: we owe you an answer",
  preview: "When you will hear from us instead.",
  title: "We owe you an answer",
  text: `You wrote to us about “{title}”, and we answer within ${consultation.contactWithinHours} hours. That time has passed, and the delay is our fault, not yours.`,
  now: "You will hear from a person by {time}.",
  instead: `If you would rather not wait, call ${site.phone.label}.`,
  button: "Open the messages",
} as const;

/** To the staff, when an author of theirs has deleted the account in the middle of production. */
export const bookLeftWords = {
  subject: "“{title}”: its author has left",
  preview: "The account was deleted while the book was in production.",
  title: "An author has left",
  text: "The author of “{title}” has deleted their account, and production has ended with it. Messages, tasks and files went along; the agreement, the approvals and the record of dates stay.",
  button: "Open the book",
} as const;

/** The page behind the link. */
export const noticePages = {
  title: "How often should we write?",
  about: "This is about “{title}”.",
  now: {
    single: "You get each email as it happens.",
    weekly: "You get one email a week, on Monday.",
  },
  always:
    "Requests for your approval, receipts and reminders before a date always come at once, and so does everything about your account.",
  weekly: "One email a week",
  single: "Each email at once",
  changed: { weekly: "From now on you get one email a week.", single: "From now on each email comes at once." },
  unknown: {
    title: "This link no longer works",
    text: "It belongs to somebody who can no longer see this book. Sign in, and choose on the book’s own page.",
  },
} as const;

/** On the book's own page. */
export const noticePanel = {
  title: "Email and calendar",
  how: "Email about this book",
  choices: { single: "Each email as it happens", weekly: "One email a week, on Monday" },
  always: noticePages.always,
  saved: { weekly: "One email a week from now on", single: "Each email at once from now on" },
  failed: { title: "Not saved" },
  feed: {
    title: "Calendar",
    text: "A secret address that your calendar program can subscribe to: what is due, and the day the book is expected to be out. Whoever knows the address can read the dates, so keep it to yourself.",
    shown: "Copy this address into your calendar program now. It is shown once.",
    made: "An address exists. If you have lost it, make a new one; the old one then stops working.",
    make: "Make an address",
    again: "Make a new address",
    end: "End the address",
    ended: "The address no longer works",
    failed: "The address was not changed",
  },
} as const;

export const bookCalendarWords = {
  name: `{title}, ${site.name}`,
  product: "Books",
  stage: "{title}: {name} ends",
  task: { author: "{title}: {name}", house: "{title}: {name} (the house)" },
  proof: "{title}: answer to {name}",
  out: "{title} is out",
  forecast: "As expected today. When a date moves, the book’s page says why.",
} as const;

/** At the desk, above the inbox. */
export const waitingWords = {
  title: { one: "1 author waits for an answer", many: "{count} authors wait for an answer" },
  found: "In the messages of books",
  line: "{who}, “{title}”",
  settle: "Needs no answer",
  settleNamed: "The message about {title} needs no answer",
  settled: "Noted: it needs no answer",
  failed: { title: "Nothing was changed" },
} as const;
