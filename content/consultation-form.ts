import type { NavLink } from "#content/links.ts";
import { site } from "#content/site.ts";

export type Option = { value: string; label: string };

/** What both forms say around the fields. */
export const formTexts = {
  errorSummary: {
    one: "One entry needs your attention",
    many: "{count} entries need your attention",
  },
  /** After success, where the form was. `{reference}` is the number derived from the request. */
  sent: {
    title: "Thank you. Your request has reached us.",
    reference: "Your reference number is {reference}.",
    text: `A confirmation is on its way to {email}. If it hasn’t arrived in a few minutes, look in your spam folder, or call ${site.phone.label} and mention the number.`,
    /** Where the address looks mistyped. */
    near: "Did you mean {near}? Then please send the request again with that address.",
    again: "Send another request",
  },
} as const;

/** A notice of the catalogue in notices.ts that must be there when nothing more can be fetched. */
export const consultationFailed = {
  title: "Error",
  text: "There was an error submitting your request. Please try again or contact us directly.",
  style: "error",
} as const;

/** Shown beside both forms and stored by its version with every request. Change the words, change the version. */
export const privacyWording = {
  version: "2026-11",
  text: `${site.name} uses what you enter here to answer you and to prepare your consultation, and keeps it for 24 months after our last contact. We never sell or share it. If you leave a phone number, a person may call you about this request; there are no recorded calls and no marketing texts.`,
  link: { label: "Privacy Policy", to: "/privacy-policy" },
} as const satisfies { version: string; text: string; link: NavLink };
