import * as z from "zod/mini";
import { type Attribution, toAttributionRow } from "./attribution.ts";
import { type AnswersTo, type FieldMessages, type FieldRule, longFields, shortFields } from "./consultation-fields.ts";
import { isEmailAddress } from "./email-address.ts";
import { isPhoneNumber } from "./phone-number.ts";
import { textLimits } from "./text-limits.ts";

/** What each field says when it cannot be accepted: `consultationMessages` of content/consultation-messages.ts. */
export type ConsultationMessages = FieldMessages<typeof shortFields> &
  FieldMessages<typeof longFields> & { fullName: { tooLong: string } };

type Messages = { required?: string; invalid?: string; tooLong?: string };

/** What the rules of a field are, whatever it is called. */
function makeAnswer(field: FieldRule, { required = "", invalid = "", tooLong = "" }: Messages): z.ZodMiniType {
  switch (field.kind) {
    case "text":
    case "tel":
    case "textarea":
    case "email":
      return z.string(required || tooLong).check(
        z.trim(),
        z.minLength(field.isRequired ? 1 : 0, { error: required, abort: true }),
        z.maxLength(field.limit, { error: tooLong, abort: true }),
        z.refine((text) => text === "" || isOfKind(field.kind, text), invalid),
      );
    // The first entry of a select, the empty one, means "no answer".
    case "select":
      return z.string(required || invalid).check(
        z.minLength(field.isRequired ? 1 : 0, { error: required, abort: true }),
        z.refine((value) => value === "" || field.values.includes(value), invalid),
      );
    case "checkboxes":
      return z.array(z.enum(field.values, invalid), invalid);
    case "carried": {
      const { values, limit = textLimits.line } = field;
      const known = z.string().check(
        z.trim(),
        z.maxLength(limit),
        z.refine((value) => values?.includes(value) ?? true),
      );
      return z.catch(known, "");
    }
  }
}

const isOfKind = (kind: FieldRule["kind"], text: string) =>
  kind === "email" ? isEmailAddress(text) : kind !== "tel" || isPhoneNumber(text);

function makeAnswers<const Fields extends Readonly<Record<string, FieldRule>>>(fields: Fields, messages: object) {
  const said = messages as Readonly<Record<string, Messages>>;
  const answers = Object.entries(fields).map(([name, field]) => [name, makeAnswer(field, said[name] ?? {})]);
  return z.object(Object.fromEntries(answers)) as unknown as z.ZodMiniType<AnswersTo<Fields>>;
}

function blankOf<const Fields extends Readonly<Record<string, FieldRule>>>(fields: Fields): AnswersTo<Fields> {
  const blanks = Object.entries(fields).map(([name, { kind }]) => [name, kind === "checkboxes" ? [] : ""]);
  return Object.fromEntries(blanks);
}

/** The form of the contact section. */
export const makeShortConsultation = (messages: ConsultationMessages) => makeAnswers(shortFields, messages);
export type ShortConsultation = AnswersTo<typeof shortFields>;
export const blankShortConsultation = blankOf(shortFields);

/** The form of /consultation. First and last name share one column, hence one limit. */
export const makeLongConsultation = (messages: ConsultationMessages) =>
  makeAnswers(longFields, messages).check(
    z.refine(({ firstName, lastName }) => `${firstName} ${lastName}`.length <= textLimits.line, {
      error: messages.fullName.tooLong,
      path: ["lastName"],
    }),
  );
export type LongConsultation = AnswersTo<typeof longFields>;
export const blankLongConsultation = blankOf(longFields);

type Sent = { id: string } & Attribution;
type Form = ({ source: "home" } & ShortConsultation) | ({ source: "consultation" } & LongConsultation);

/** A row of consultation_requests: the one place where the forms' names become the table's. */
export function toConsultationRow(form: Form, { id, ...attribution }: Sent) {
  const fields: Readonly<Record<string, FieldRule>> = form.source === "home" ? shortFields : longFields;
  const given: Readonly<Record<string, string | readonly string[]>> = form;
  const answers = Object.entries(fields).flatMap(([name, { column }]) => {
    const answer = given[name];
    return column ? [[column, typeof answer === "object" ? [...new Set(answer)] : answer || null]] : [];
  });
  return {
    id,
    source: form.source,
    email: form.email,
    ...(Object.fromEntries(answers) as Record<string, string | string[] | null>),
    name: form.source === "home" ? form.name : `${form.firstName} ${form.lastName}`,
    ...toAttributionRow(attribution),
  };
}
export type ConsultationRow = ReturnType<typeof toConsultationRow>;
