import type { TodayKind, WhoseWork } from "#domain/today.ts";
import { deskMeta } from "./desk.ts";

/** The words of the desk’s first page. `{braces}` are filled by the page. */

export const todayPage = {
  meta: deskMeta("Today"),
  title: "Today",
  whose: { all: "Everybody’s", mine: "Mine", nobody: "Nobody’s" } as const satisfies Record<WhoseWork, string>,
  whoseLabel: "Whose work",
  kinds: {
    answer: "Replies owed",
    reply: "They wrote back",
    message: "Authors wrote about their books",
    call: "Calls",
    "follow-up": "Follow-ups",
    book: "Books: our turn",
    mail: "Emails that failed",
  } as const satisfies Record<TodayKind, string>,
  first: "The first {count} are shown.",
  since: "since {when}",
  noStep: "Follow up",
  done: { label: "Done", title: "Follow-up done", text: "It’s in the log, and off the list." },
  tomorrow: { label: "Tomorrow", title: "Moved to tomorrow", text: "It comes back then." },
  changed: { title: "Somebody has just changed this", text: "Nothing was changed by you. Here is what it says now." },
  failed: { title: "Not saved", text: "Please try again." },
  toMail: "Settle it",
  toCalendar: "In the calendar",
  empty: {
    title: "Nothing is waiting",
    text: "No reply is owed, no call is booked for today, no follow-up is due, no book waits for us, and no email has failed.",
  },
  emptyFor: { mine: "Nothing of yours is waiting", nobody: "Everything that waits has an owner" },
  morning: "Email me this at 7 in the morning",
  morningSaved: {
    title: "Saved",
    on: "From tomorrow on, at 7 by the house’s clock. On a day with nothing to do, none comes.",
    off: "No more emails.",
  },
} as const;

export const nextWords = {
  label: "Take the next (N)",
  busy: "Taking it...",
  nothing: { title: "Nothing is left to take", text: "What still waits belongs to a colleague." },
  failed: { title: "Nothing was taken", text: "Please check your connection and try again." },
} as const;
