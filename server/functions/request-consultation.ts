import type pg from "pg";
import { bookingDoor, plainBookingLink } from "#content/booking-door.ts";
import { chapterDoor, chapterLink } from "#content/chapter.ts";
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
import {
  type FieldLabels,
  type FieldOptions,
  type FieldRule,
  longFields,
  shortFields,
} from "#domain/consultation-fields.ts";
import { type Judged, judge } from "#domain/judge.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { type DoorParts, formDoor } from "../forms/form-door.ts";
import type { Choice, FormField, PlainForm } from "../forms/form-page.ts";
import { isStoredIn, storeOnce } from "../forms/store-once.ts";

const ShortConsultationSchema = makeShortConsultation(consultationMessages);
const LongConsultationSchema = makeLongConsultation(consultationMessages);

const action = "/functions/v1/request-consultation";

const plainShortForm: PlainForm = {
  action,
  fields: plainFields(shortFields, shortForm.fields, shortFormOptions),
  submit: shortForm.submit,
};

const plainLongForm: PlainForm = {
  action,
  fields: plainFields(longFields, longForm.fields, longFormOptions),
  submit: longForm.submit,
};

/** The same fields in the same order as in the page. */
function plainFields<const Fields extends Readonly<Record<string, FieldRule>>>(
  fields: Fields,
  labels: FieldLabels<Fields>,
  options: FieldOptions<Fields>,
): FormField[] {
  const words: Readonly<Record<string, { label: string; help?: string }>> = labels;
  const choices: Readonly<Record<string, readonly Choice[]>> = options;
  return Object.entries<FieldRule>(fields).flatMap(([name, { kind, isRequired, autocomplete }]) => {
    if (kind === "carried") return [];
    const shared = { name, label: words[name]?.label ?? "", help: words[name]?.help, isRequired, autocomplete };
    const isChoice = kind === "select" || kind === "checkboxes";
    return [isChoice ? { ...shared, kind, choices: choices[name] ?? [] } : { ...shared, kind }];
  });
}

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
    answer: ({ source, email }, id) => {
      const notice = source === "home" ? notices.consultation.sent : notices.consultation.submitted;
      return {
        title: notice.title,
        texts: [notice.text, formTexts.sent.text.replace("{email}", () => email)],
        reference: referenceNumber(id),
        next: [
          { label: bookingDoor.label, href: plainBookingLink(id) },
          { label: chapterDoor.label, href: chapterLink(id) },
        ],
      };
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
