import type pg from "pg";
import { bookingDoor, plainBookingLink } from "#content/booking-door.ts";
import { callbackForm, callbackMessages } from "#content/callback.ts";
import { blankCallbackRequest, type CallbackRequest, makeCallbackRequest } from "#domain/callback.ts";
import { judge } from "#domain/judge.ts";
import { referenceNumber } from "#domain/reference-number.ts";
import { type DoorParts, formDoor } from "../forms/form-door.ts";
import type { PlainForm } from "../forms/form-page.ts";
import { isStoredIn, storeOnce } from "../forms/store-once.ts";

const CallbackRequestSchema = makeCallbackRequest(callbackMessages);

const { fields } = callbackForm;
const form: PlainForm = {
  action: "/functions/v1/request-callback",
  fields: [
    { name: "name", kind: "text", label: fields.name.label, isRequired: true, autocomplete: "name" },
    { name: "phone", kind: "tel", label: fields.phone.label, autocomplete: "tel" },
    { name: "email", kind: "email", label: fields.email.label, autocomplete: "email" },
    { name: "message", kind: "textarea", label: fields.message.label },
    { name: "consent", kind: "checkbox", label: fields.consent.label, isRequired: true },
  ],
  submit: callbackForm.submit,
};

type Parts = { door: DoorParts; pool: pg.Pool; clock: () => Date };

export function requestCallback({ door, pool, clock }: Parts) {
  return formDoor<CallbackRequest>(door, {
    form: () => form,
    parse: (given) =>
      judge(CallbackRequestSchema, { ...blankCallbackRequest, ...given, consent: isYes(given.consent) }),
    emailOf: ({ email }) => email || undefined,
    isStored: isStoredIn(pool, "callback_requests"),
    store: ({ name, phone, email, message, consent }, { id, hasOwnId, attribution }) =>
      storeOnce(
        { pool, clock, table: "callback_requests", hasOwnId },
        {
          id,
          name,
          phone: phone || null,
          email: email || null,
          message: message || null,
          consent,
          ...attribution,
        },
      ),
    answer: (_, id) => ({
      title: callbackForm.sent.title,
      texts: [callbackForm.sent.text],
      reference: referenceNumber(id),
      next: [{ label: bookingDoor.label, href: plainBookingLink(id) }],
    }),
  });
}

/** A script says true; a ticked box of a plain form says so as text. */
function isYes(value: unknown): boolean {
  return value === true || value === "true" || value === "on";
}
