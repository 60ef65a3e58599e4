import * as z from "zod/mini";
import { type Attribution, toAttributionRow } from "./attribution.ts";
import { isEmailAddress } from "./email-address.ts";
import { textLimits } from "./text-limits.ts";

/** The values each form offers, as the database stores them; content/consultation.ts gives them their labels. */
export const shortFormValues = {
  genre: ["memoir", "nonfiction", "business", "christian", "self-help", "other"],
  publishingGoals: ["traditional", "hybrid", "self-publishing", "not-sure"],
} as const;

export const longFormValues = {
  genre: [
    "fiction",
    "non-fiction",
    "memoir",
    "business",
    "self-help",
    "romance",
    "mystery",
    "sci-fi",
    "fantasy",
    "children",
    "other",
  ],
  manuscriptStatus: ["first-draft", "revised", "edited", "in-progress", "outline"],
  servicesInterested: [
    "Editorial Services",
    "Book Design & Production",
    "Publishing & Distribution",
    "Marketing & Publicity",
    "Literary Representation",
  ],
  timeline: ["asap", "3-months", "6-months", "1-year", "flexible"],
  budget: ["under-5k", "5k-10k", "10k-15k", "15k-plus", "discuss"],
  previousPublishing: ["first-time", "self-published", "traditional", "hybrid"],
  preferredContact: ["phone", "video", "email"],
  package: ["launch", "pro", "endorsed"],
} as const;

/** What each field says when it cannot be accepted: `consultationMessages` of content/consultation.ts. */
export type ConsultationMessages = {
  [field in "name" | "firstName" | "lastName" | "goals"]: { required: string; tooLong: string };
} & { [field in "genre" | "manuscriptStatus"]: { required: string; invalid: string } } & {
  [field in
    | "servicesInterested"
    | "timeline"
    | "budget"
    | "previousPublishing"
    | "publishingGoals"
    | "preferredContact"]: { invalid: string };
} & {
  [field in "fullName" | "phone" | "bookTitle" | "wordCount" | "message" | "additionalInfo"]: { tooLong: string };
} & { email: { required: string; invalid: string; tooLong: string } };

const requiredText = (messages: { required: string; tooLong: string }, limit: number) =>
  z.string(messages.required).check(z.trim(), z.minLength(1, messages.required), z.maxLength(limit, messages.tooLong));

const optionalText = (messages: { tooLong: string }, limit: number) =>
  z.string(messages.tooLong).check(z.trim(), z.maxLength(limit, messages.tooLong));

const emailAddress = (messages: ConsultationMessages["email"]) =>
  z
    .string(messages.required)
    .check(
      z.trim(),
      z.minLength(1, { error: messages.required, abort: true }),
      z.maxLength(textLimits.email, { error: messages.tooLong, abort: true }),
      z.refine(isEmailAddress, messages.invalid),
    );

/** A select whose first entry, the empty one, means "no answer". */
const optionalChoice = <const Values extends readonly string[]>(values: Values, message: string) =>
  z.enum(["", ...values] as ["", ...Values], message);

const requiredChoice = (values: readonly string[], messages: { required: string; invalid: string }) =>
  z.string(messages.required).check(
    z.minLength(1, { error: messages.required, abort: true }),
    z.refine((value) => values.includes(value), messages.invalid),
  );

/** The form of the contact section. Every field is there as a text; an empty one was left out. */
export function makeShortConsultation(messages: ConsultationMessages) {
  return z.object({
    name: requiredText(messages.name, textLimits.line),
    email: emailAddress(messages.email),
    bookTitle: optionalText(messages.bookTitle, textLimits.line),
    genre: optionalChoice(shortFormValues.genre, messages.genre.invalid),
    wordCount: optionalText(messages.wordCount, textLimits.line),
    publishingGoals: optionalChoice(shortFormValues.publishingGoals, messages.publishingGoals.invalid),
    message: optionalText(messages.message, textLimits.text),
  });
}
export type ShortConsultation = z.infer<ReturnType<typeof makeShortConsultation>>;

export const blankShortConsultation: ShortConsultation = {
  name: "",
  email: "",
  bookTitle: "",
  genre: "",
  wordCount: "",
  publishingGoals: "",
  message: "",
};

/** The form of /consultation. First and last name share one column, hence one limit. */
export function makeLongConsultation(messages: ConsultationMessages) {
  return z
    .object({
      firstName: requiredText(messages.firstName, textLimits.line),
      lastName: requiredText(messages.lastName, textLimits.line),
      email: emailAddress(messages.email),
      phone: optionalText(messages.phone, textLimits.line),
      genre: requiredChoice(longFormValues.genre, messages.genre),
      manuscriptStatus: requiredChoice(longFormValues.manuscriptStatus, messages.manuscriptStatus),
      servicesInterested: z.array(
        z.enum(longFormValues.servicesInterested, messages.servicesInterested.invalid),
        messages.servicesInterested.invalid,
      ),
      timeline: optionalChoice(longFormValues.timeline, messages.timeline.invalid),
      budget: optionalChoice(longFormValues.budget, messages.budget.invalid),
      previousPublishing: optionalChoice(longFormValues.previousPublishing, messages.previousPublishing.invalid),
      goals: requiredText(messages.goals, textLimits.text),
      preferredContact: optionalChoice(longFormValues.preferredContact, messages.preferredContact.invalid),
      additionalInfo: optionalText(messages.additionalInfo, textLimits.text),
      /** Brought along by the address; what is not known there is left out, never refused. */
      package: z.catch(optionalChoice(longFormValues.package, ""), ""),
      topic: z.catch(z.string().check(z.trim(), z.maxLength(textLimits.line)), ""),
    })
    .check(
      z.refine(({ firstName, lastName }) => `${firstName} ${lastName}`.length <= textLimits.line, {
        error: messages.fullName.tooLong,
        path: ["lastName"],
      }),
    );
}
export type LongConsultation = z.infer<ReturnType<typeof makeLongConsultation>>;

export const blankLongConsultation: LongConsultation = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  genre: "",
  manuscriptStatus: "",
  servicesInterested: [],
  timeline: "",
  budget: "",
  previousPublishing: "",
  goals: "",
  preferredContact: "",
  additionalInfo: "",
  package: "",
  topic: "",
};

type Sent = { id: string } & Attribution;

/** A row of consultation_requests: the one place where the forms' names become the table's. */
export function toConsultationRow(
  form: ({ source: "home" } & ShortConsultation) | ({ source: "consultation" } & LongConsultation),
  { id, ...attribution }: Sent,
) {
  const shared = { id, email: form.email, ...toAttributionRow(attribution) };
  if (form.source === "home") {
    return {
      ...shared,
      source: form.source,
      name: form.name,
      book_title: form.bookTitle || null,
      genre: form.genre || null,
      word_count: form.wordCount || null,
      publishing_goals: form.publishingGoals || null,
      message: form.message || null,
    };
  }
  return {
    ...shared,
    source: form.source,
    name: `${form.firstName} ${form.lastName}`,
    genre: form.genre,
    phone: form.phone || null,
    manuscript_status: form.manuscriptStatus,
    services_interested: [...new Set(form.servicesInterested)],
    timeline: form.timeline || null,
    budget: form.budget || null,
    previous_publishing: form.previousPublishing || null,
    goals: form.goals,
    preferred_contact: form.preferredContact || null,
    additional_info: form.additionalInfo || null,
    package: form.package || null,
    topic: form.topic || null,
  };
}
export type ConsultationRow = ReturnType<typeof toConsultationRow>;
