import type { BookingWay } from "#domain/booking.ts";
import { textLimits } from "#domain/text-limits.ts";
import { consultation } from "./package-prices.ts";
import type { Hero, Metadata } from "./shapes.ts";
import { site } from "./site.ts";

/** What a visitor reads while choosing, moving or cancelling a consultation. `{braces}` are filled by the page. */

export const bookingPage: { meta: Metadata; hero: Hero; form: { title: string; lead: string } } = {
  meta: {
    title: "Book a Consultation",
    description: `Choose a time for your free ${consultation.minutes}-minute consultation with ${site.name}, by phone or by video. No account needed.`,
    keywords: ["book a consultation", "publishing consultation", "talk to an editor"],
    priority: "medium",
  },
  hero: {
    label: "Free Consultation",
    title: "Choose a time to talk",
    lead: `${consultation.minutes} minutes with an editor, by phone or by video. You can move or cancel it at any time before it begins.`,
  },
  form: {
    title: "Free times",
    lead: "Every time below is really free. It is yours once you see the confirmation.",
  },
};

export const chooserWords = {
  plain: {
    before: "The calendar opens once its script has arrived. You can also ",
    link: "choose from a plain list",
    after: ".",
  },
  loading: "Looking for free times...",
  unavailable: {
    text: "The free times could not be loaded.",
    again: "Try again",
  },
  zone: { label: "Time zone", help: "Times are shown as the clock reads there.", submit: "Show times in this zone" },
  way: { label: "How would you like to talk?" },
  ways: { phone: "By phone: we call you", video: "By video: you get a link" } satisfies Record<BookingWay, string>,
  with: "an editor",
  day: "Day",
  times: "Times on {day}",
  partsOfDay: ["Morning", "Afternoon", "Evening"],
  againFrom: "Free again from {time}",
  allTimes: "When would you like to talk?",
  earlier: "Earlier days",
  later: "Later days",
  fields: {
    name: { label: "Your name", help: "As we should address you." },
    email: { label: "Email address", help: "The confirmation goes there." },
    phone: { label: "Phone number", help: "With the country code if it is not a United States number." },
  },
  chosen: "You have chosen {when}.",
  chooseFirst: "Please choose a time.",
  submit: "Book this time",
  submitMove: "Move the call to this time",
  submitting: "Booking...",
  privacy: {
    version: "2026-11-booking",
    text: `${site.name} uses what you enter here to hold this consultation and to remind you of it. We never sell or share it.`,
    link: { label: "Privacy Policy", to: "/privacy-policy" },
  },
  moving: "You are moving your call of {when}. It stays as it is until you choose another time.",
  none: {
    title: "No free time at the moment",
    known: `Nothing is lost: we have your request, and a person will contact you within ${consultation.contactWithinHours} hours of it to find a time with you.`,
    unknown: `Please send us the short form instead. A person will contact you within ${consultation.contactWithinHours} hours to find a time with you.`,
    link: { label: "To the form", to: "/consultation" },
  },
} as const;

/** Why a time was not booked. */
export const bookingProblems = {
  taken: "Somebody has just taken that time. Everything you entered is still here.",
  next: "The next free times:",
  open: `There is a call booked with this email address already. The links in its confirmation move or cancel it; if you cannot find it, call ${site.phone.label}.`,
  at: "Please choose one of the times.",
  way: "Please choose phone or video.",
  noVideo: "Nobody who is free then can be met by video. Please choose phone, or another time.",
  zone: "Please choose a time zone from the list.",
  name: {
    required: "Please enter your name.",
    tooLong: `Your name can have at most ${textLimits.line} characters. Please shorten what you entered.`,
  },
  email: { invalid: "Please enter an email address like name@example.com." },
  phone: {
    required: "Please enter the number we should call.",
    invalid: "Please enter the whole phone number, with its area code.",
    tooLong: `The phone number can have at most ${textLimits.line} characters. Please shorten what you entered.`,
  },
  failed: "Your time could not be booked just now. Please try again, or call us.",
} as const;

/** A booked call, on its page and in its mails. */
export const callWords = {
  booked: { title: "Your call is booked", text: "A confirmation with a calendar file is on its way to your inbox." },
  view: { title: "Your consultation" },
  facts: {
    when: "When",
    ours: "For us that is",
    who: "With",
    how: "How",
    ready: "Have at hand",
  },
  minutes: `${consultation.minutes} minutes`,
  how: {
    phone: `We call you at the number ending in {end}. Calls come from ${site.phone.label}.`,
    video: "By video. The link:",
  },
  ready:
    "How long the manuscript is, and one book yours could sit next to. Nothing needs to be finished. If you have pages, the link in our confirmation takes one file.",
  calendar: "Add it to your calendar",
  move: "Move it",
  cancel: "Cancel it",
} as const;

/** What the pages say to which a mail's links lead, where a call is moved and canceled. */
export const callPageWords = {
  moved: { title: "Your call is moved" },
  back: "Back to the call",
  another: "Choose another time",
  cancelAsk: {
    title: "Cancel this call?",
    text: "Nothing has changed yet. Once you press the button, somebody else can have the time.",
    button: "Cancel the call",
    keep: "Keep it",
  },
  moveAsk: { title: "Choose another time" },
  cancelled: {
    title: "This call is canceled",
    text: "The time is free again, and we won’t call. You are welcome to choose another.",
  },
  over: {
    title: "This call is over",
    text: "Its time has come or passed, so it can no longer be moved or canceled here.",
  },
  unknown: {
    title: "This link no longer works",
    text: `It may have been cut off on the way. Look for our most recent email about the call, or call ${site.phone.label}.`,
  },
} as const;

/** The event in somebody's calendar. */
export const calendarWords = {
  summary: `${site.name}: consultation with {consultant}`,
  feedSummary: "Consultation: {name}",
  feedName: `${site.name} consultations`,
  byPhone: `By phone. We call you; calls come from ${site.phone.label}.`,
  byVideo: "By video: {url}",
  manage: "To move or cancel: {url}",
  phone: "By phone: {phone}",
} as const;
