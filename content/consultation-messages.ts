import type { ConsultationMessages } from "#domain/consultation.ts";
import { formatCount } from "#domain/money.ts";
import { textLimits } from "#domain/text-limits.ts";

/** Generous bounds, in characters; the messages below say them in words. First and last name share one line. */
const consultationLimits = textLimits;

const tooLong = (what: string, limit: number) =>
  `${what} can have at most ${formatCount(limit)} characters. Please shorten what you entered.`;

/** What a field says when it cannot be accepted. Empty optional fields are always accepted. */
export const consultationMessages = {
  name: { required: "Please enter your name.", tooLong: tooLong("Your name", consultationLimits.line) },
  firstName: {
    required: "Please enter your first name.",
    tooLong: tooLong("Your first name", consultationLimits.line),
  },
  lastName: { required: "Please enter your last name.", tooLong: tooLong("Your last name", consultationLimits.line) },
  fullName: { tooLong: tooLong("Your first and last name together", consultationLimits.line) },
  email: {
    required: "Please enter your email address so we can reply.",
    invalid: "Please enter an email address like name@example.com.",
    tooLong: tooLong("The email address", consultationLimits.email),
  },
  phone: {
    tooLong: tooLong("The phone number", consultationLimits.line),
    invalid: "Please enter the whole phone number, with its area code, or leave it out.",
  },
  bookTitle: { tooLong: tooLong("The title", consultationLimits.line) },
  wordCount: { tooLong: tooLong("The word count", consultationLimits.line) },
  genre: {
    required: "Please choose the genre that comes closest.",
    invalid: "Please choose one of the genres listed.",
  },
  manuscriptStatus: {
    required: "Please choose how far along the manuscript is.",
    invalid: "Please choose one of the stages listed.",
  },
  servicesInterested: { invalid: "Please choose from the services listed." },
  timeline: { invalid: "Please choose one of the times listed." },
  budget: { invalid: "Please choose one of the budgets listed." },
  previousPublishing: { invalid: "Please choose one of the answers listed." },
  publishingGoals: { invalid: "Please choose one of the goals listed." },
  preferredContact: { invalid: "Please choose phone, video or email." },
  goals: {
    required: "Please tell us what you hope for; a sentence is enough.",
    tooLong: tooLong("This answer", consultationLimits.text),
  },
  message: { tooLong: tooLong("Your message", consultationLimits.text) },
  additionalInfo: { tooLong: tooLong("This answer", consultationLimits.text) },
} as const satisfies ConsultationMessages;
