import type pg from "pg";
import { formTexts } from "#content/consultation-form.ts";
import {
  consultationPackages,
  consultationTopics,
  longForm,
  longFormOptions,
} from "#content/consultation-long-form.ts";
import { consultationMessages } from "#content/consultation-messages.ts";
import { shortForm, shortFormOptions } from "#content/consultation-short-form.ts";
import { notices } from "#content/notices.ts";
import {
  blankLongConsultation,
  blankShortConsultation,
  type LongConsultation,
  makeLongConsultation,
  makeShortConsultation,
  type ShortConsultation,
  toConsultationRow,
} from "#domain/consultation.ts";
import { type Judged, judge } from "#domain/judge.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { type DoorParts, formDoor } from "../form-door.ts";
import type { PlainForm } from "../form-page.ts";
import { isStoredIn, storeOnce } from "../store-once.ts";

const ShortConsultationSchema = makeShortConsultation(consultationMessages);
const LongConsultationSchema = makeLongConsultation(consultationMessages);

const action = "/functions/v1/request-consultation";

const plainShortForm: PlainForm = {
  action,
  fields: [
    { name: "name", kind: "text", ...shortForm.fields.name, isRequired: true, autocomplete: "name" },
    { name: "email", kind: "email", ...shortForm.fields.email, isRequired: true, autocomplete: "email" },
    { name: "bookTitle", kind: "text", ...shortForm.fields.bookTitle },
    { name: "genre", kind: "select", ...shortForm.fields.genre, choices: shortFormOptions.genre },
    { name: "wordCount", kind: "text", ...shortForm.fields.wordCount },
    {
      name: "publishingGoals",
      kind: "select",
      ...shortForm.fields.publishingGoals,
      choices: shortFormOptions.publishingGoals,
    },
    { name: "message", kind: "textarea", ...shortForm.fields.message },
  ],
  submit: shortForm.submit,
};

const select = (name: Exclude<keyof typeof longFormOptions, "servicesInterested">, isRequired = false) =>
  ({ name, kind: "select", ...longForm.fields[name], choices: longFormOptions[name], isRequired }) as const;

const plainLongForm: PlainForm = {
  action,
  fields: [
    { name: "firstName", kind: "text", ...longForm.fields.firstName, isRequired: true, autocomplete: "given-name" },
    { name: "lastName", kind: "text", ...longForm.fields.lastName, isRequired: true, autocomplete: "family-name" },
    { name: "email", kind: "email", ...longForm.fields.email, isRequired: true, autocomplete: "email" },
    { name: "phone", kind: "tel", ...longForm.fields.phone, autocomplete: "tel" },
    select("genre", true),
    select("manuscriptStatus", true),
    {
      name: "servicesInterested",
      kind: "checkboxes",
      ...longForm.fields.servicesInterested,
      choices: longFormOptions.servicesInterested,
    },
    select("timeline"),
    select("budget"),
    select("previousPublishing"),
    { name: "goals", kind: "textarea", ...longForm.fields.goals, isRequired: true },
    select("preferredContact"),
    { name: "additionalInfo", kind: "textarea", ...longForm.fields.additionalInfo },
  ],
  submit: longForm.submit,
};

type Consultation = ({ source: "home" } & ShortConsultation) | ({ source: "consultation" } & LongConsultation);

type Parts = { door: DoorParts; pool: pg.Pool; clock: () => Date };

/** Both consultation forms before their scripts arrive: the same rules, the same row, the same mails. */
export function requestConsultation({ door, pool, clock }: Parts) {
  return formDoor<Consultation>(door, {
    form: ({ source }) => (source === "home" ? plainShortForm : plainLongForm),
    hidden: (given) => ({
      source: given.source === "home" ? "home" : "consultation",
      ...Object.fromEntries(["package", "topic"].flatMap((name) => (given[name] ? [[name, String(given[name])]] : []))),
    }),
    carried: { package: Object.keys(consultationPackages), topic: Object.keys(consultationTopics) },
    parse: parseConsultation,
    emailOf: ({ email }) => email,
    isStored: isStoredIn(pool, "consultation_requests"),
    store: (form, { id, hasOwnId, attribution }) =>
      storeOnce(
        { pool, clock, table: "consultation_requests", hasOwnId },
        { ...toConsultationRow(form, { id }), ...attribution },
      ),
    answer: ({ source }, id) => {
      const notice = source === "home" ? notices.consultation.sent : notices.consultation.submitted;
      return { title: notice.title, texts: [notice.text, formTexts.sent.text], reference: referenceNumber(id) };
    },
  });
}

function parseConsultation(given: Record<string, unknown>): Judged<Consultation> {
  if (given.source === "home") {
    const judged = judge(ShortConsultationSchema, { ...blankShortConsultation, ...given });
    return judged.values ? { values: { source: "home", ...judged.values } } : judged;
  }
  const judged = judge(LongConsultationSchema, { ...blankLongConsultation, ...given });
  return judged.values ? { values: { source: "consultation", ...judged.values } } : judged;
}
