import { type FieldRule, longFields, shortFields } from "#domain/consultation-fields.ts";
import type { DetailLabel, DetailLabels } from "#domain/describe-details.ts";
import type { Option } from "./consultation-form.ts";
import { consultationPackages, consultationTopics, longForm, longFormOptions } from "./consultation-long-form.ts";
import { shortForm, shortFormOptions } from "./consultation-short-form.ts";
import { waysInLabels } from "./desk-people.ts";

/** The answers to these fields, as the form that asked for them says them. */
function readable(
  fields: Readonly<Record<string, FieldRule>>,
  labels: Readonly<Record<string, { label: string }>>,
  options: Readonly<Record<string, readonly Option[]>>,
): Record<string, DetailLabel> {
  const known = Object.entries(fields).flatMap(([name, { kind, column }]) => {
    const label = labels[name]?.label;
    return column && label ? [[column, { label, options: options[name], isLong: kind === "textarea" }] as const] : [];
  });
  return Object.fromEntries(known);
}

const fromNames = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const answers: Record<string, DetailLabel> = {
  ...readable(shortFields, shortForm.fields, shortFormOptions),
  ...readable(longFields, longForm.fields, longFormOptions),
  // Each form has genres of its own.
  genre: { label: longForm.fields.genre.label, options: [...longFormOptions.genre, ...shortFormOptions.genre] },
};
const isLong = ([, { isLong = false }]: [string, DetailLabel]) => isLong;
const isShort = (answer: [string, DetailLabel]) => !isLong(answer);
const longAnswersFirst = [...Object.entries(answers).filter(isLong), ...Object.entries(answers).filter(isShort)];

/**
 * What people told us, by the column it is stored in, in the words of the form that asked for it and in the order it is
 * best read. Long answers are theirs to be read in full.
 */
export const detailLabels: DetailLabels = {
  ...Object.fromEntries(longAnswersFirst),
  package: { label: "Package", options: fromNames(consultationPackages) },
  topic: { label: "Topic", options: fromNames(consultationTopics) },
  campaign: { label: "Campaign" },
  came_by: { label: "Came by", options: fromNames(waysInLabels) },
  written_by: { label: "Written down by" },
  newsletter_status: {
    label: "Newsletter",
    options: fromNames({
      pending: "Not confirmed yet",
      confirmed: "Confirmed",
      unsubscribed: "Left",
      bounced: "Email can’t reach them",
    }),
  },
  confirmed_at: { label: "Address confirmed" },
  unsubscribed_at: { label: "Left the newsletter" },
  wants_lessons: { label: "Wants the lessons" },
  lesson: { label: "Lessons sent" },
  page: { label: "Page" },
  referrer_host: { label: "Came from" },
  utm: { label: "Campaign marks" },
  privacy_version: { label: "Privacy wording" },
};

/** Stands in the heading already, or is the house’s own. */
export const hiddenDetails: readonly string[] = [
  "next_lesson_at",
  "id",
  "name",
  "first_name",
  "email",
  "source",
  "status",
  "owner",
  "due_at",
  "created_at",
  "updated_at",
  "consent",
  // Of the newsletter’s own bookkeeping.
  "email_key",
  "asked_at",
  "confirm_nonce",
  "leave_nonce",
  "confirm_hash",
  "leave_hash",
];
