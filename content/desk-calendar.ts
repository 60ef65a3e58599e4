import type { BookingOutcome, BookingStatus } from "#domain/booking.ts";
import { deskMeta } from "./desk.ts";

/** The words of the desk’s calendar. `{braces}` are filled by the page. */
export const calendarPage = {
  meta: deskMeta("Calendar"),
  title: "Calendar",
  week: "Week of {day}",
  previous: "Previous week",
  next: "Next week",
  today: "This week",
  whose: "Whose calendar",
  zone: "Times are shown in {zone}.",
  caption: "The week of {name}, half hour by half hour",
  time: "Time",
  block: "Block {when}",
  open: "Open {when} again",
  blocked: "Blocked",
  holiday: "Holiday: {name}",
  call: "{name}, {time}",
  failed: "That could not be saved. Please try again.",
  nobody: {
    title: "Nobody can be booked yet",
    text: "Set your hours below, and visitors can choose a time with you.",
  },
  orphaned: "Calls with somebody who has left the house: please move them",
  sample: "These are the demonstration’s hours. Save your own before the site goes live.",
} as const;

export const statusNames = {
  booked: "Booked",
  cancelled: "Canceled",
  held: "Held",
  "no-show": "No-show",
  "follow-up": "Follow-up",
} as const satisfies Record<BookingStatus, string>;

export const callDialog = {
  title: "Consultation with {name}",
  when: "When",
  theirs: "For the visitor",
  with: "With",
  how: "How",
  phone: "By phone",
  video: "By video",
  status: "Status",
  person: "Open their page",
  reason: { label: "Why (the visitor reads it)", required: "Please say why in a sentence. The visitor reads it." },
  move: {
    open: "Move",
    title: "Move the call",
    day: "New day",
    time: "New time",
    consultant: "With",
    zone: "In the zone {zone}.",
    submit: "Move and tell the visitor",
    done: "The call is moved, and the visitor is told.",
    required: "Please choose a day and a time.",
  },
  cancel: {
    open: "Cancel",
    title: "Cancel the call",
    submit: "Cancel and tell the visitor",
    done: "The call is canceled, and the visitor is told.",
  },
  close: {
    open: "After the call",
    outcome: "What became of it",
    outcomes: {
      held: "Held",
      "no-show": "Nobody answered",
      "follow-up": "Held, with a follow-up",
    } satisfies Record<BookingOutcome, string>,
    nextStep: "Next step",
    nextStepOn: "By",
    submit: "Save",
    done: "Saved. It’s in the person’s record.",
    later: "Once the call has begun, you can say here what became of it.",
  },
  busy: "Saving...",
  back: "Back",
  failed: "That could not be saved. Please try again.",
} as const;

export const hoursForm = {
  title: "Hours",
  lead: "When {name} can be booked, by the clock on their own wall. Calls that are booked already stay.",
  zone: "Time zone",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  opens: "{day}, from",
  closes: "{day}, to",
  opensAgain: "{day}, again from",
  closesAgain: "{day}, again to",
  daysOff: "Days off",
  addDay: "Add",
  removeDay: "Remove {day}",
  newDay: "Another day off",
  holidays: "Closed on United States federal holidays",
  noticeHours: "Least notice, in hours",
  bufferMinutes: "Pause after a call, in minutes",
  mostPerDay: "Most calls a day",
  daysAhead: "How many days ahead",
  meetingUrl: "Meeting address for video calls",
  meetingHelp: "Begins with https://. Without one, calls are by phone.",
  submit: "Save hours",
  busy: "Saving...",
  saved: "The hours are saved.",
  failed: "The hours could not be saved. Please try again.",
  conflict: "Somebody has changed these hours meanwhile. They are shown as they are now.",
  halfStretch: "Please give each stretch a beginning and an end.",
} as const;

export const feedPanel = {
  title: "Your calls in your own calendar",
  text: "Any calendar program can subscribe to a secret address and show your calls. Whoever has the address can read them, names and numbers included.",
  make: "Make an address",
  again: "Make a new address",
  end: "End it",
  made: "An address is in use. A new one ends it.",
  shown: "This is the address. It is shown this once:",
  ended: "The address no longer works.",
  failed: "That could not be done. Please try again.",
} as const;

export const callLabels = {
  title: "Consultations",
  line: "{status}: {when}",
  next: "Call {when}",
  open: "Open in the calendar",
} as const;
