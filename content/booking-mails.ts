import { consultation } from "./prices.ts";
import { site } from "./site.ts";

/** The mails about a booked consultation. `{when}` is a moment in the reader’s own zone; what else is in braces is filled. */
export const bookingMails = {
  booked: {
    subject: "Your consultation: {when}",
    preview: "When, with whom, and how.",
    title: "Your consultation is booked",
    text: `Your free ${consultation.minutes}-minute consultation is in our calendar. The attached file puts it in yours.`,
  },
  moved: {
    subject: "Your consultation has moved: {when}",
    preview: "The new time.",
    title: "Your consultation has moved",
    text: "It was {was}. The old time is void; the attached file moves it in your calendar.",
  },
  cancelled: {
    subject: "Your consultation is canceled",
    preview: "The attached file takes it out of your calendar.",
    title: "Your consultation is canceled",
    visitor: "You canceled the consultation of {when}. We won’t call.",
    staff: "We have to cancel the consultation of {when}, and we are sorry.",
    again: "Choose another time",
  },
  reminder: {
    day: { subject: "Tomorrow: your consultation, {when}", title: "Your consultation is tomorrow" },
    hour: { subject: "In an hour: your consultation, {when}", title: "Your consultation is in an hour" },
    preview: "When, with whom, and how.",
  },
  reason: "Why: {reason}",
  links: "If it no longer suits you:",
  move: "move the call",
  cancel: "cancel it",
  /** Under the name of whoever takes the call. */
  signs: "Your consultant",
  ignore: `You’re getting this because somebody booked a consultation with this address. If it wasn’t you, cancel it with the link above, or write to ${site.privacyEmail} to have it deleted.`,
} as const;

/** To the staff’s mailbox. */
export const bookingNotices = {
  booked: "Consultation booked: {when}",
  moved: "Consultation moved: {when}",
  cancelled: "Consultation canceled: {when}",
  promise: "It is in the desk’s calendar. Replying to this email writes to the visitor.",
  facts: {
    name: "Name",
    email: "Email",
    when: "When",
    was: "Was",
    with: "With",
    how: "How",
    zone: "The visitor’s zone",
  },
  phone: "By phone: {phone}",
  video: "By video: {url}",
} as const;
