import type { NavLink } from "#content/links.ts";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { formatCount } from "#domain/money.ts";
import { textLimits } from "#domain/text-limits.ts";

/** What each field of the callback request says when it cannot be accepted. */
export const callbackMessages = {
  name: {
    required: "Please enter your name.",
    tooLong: `Your name can have at most ${textLimits.line} characters. Please shorten what you entered.`,
  },
  phone: {
    tooLong: `The phone number can have at most ${textLimits.line} characters. Please shorten what you entered.`,
    invalid: "Please enter the whole phone number, with its area code.",
  },
  email: { invalid: "Please enter an email address like name@example.com." },
  contact: { required: "Please leave a phone number or an email address so we can reach you." },
  message: {
    tooLong: `Your message can have at most ${formatCount(textLimits.text)} characters. Please shorten what you entered.`,
  },
  consent: { required: "Please say that we may contact you about this." },
} as const;

/** The request for a callback that the chat offers. */
export const callbackForm = {
  title: "Request a callback",
  lead: `Leave a phone number or an email address. A person will get back to you within ${consultation.contactWithinHours} hours.`,
  optional: "optional",
  fields: {
    name: { label: "Name" },
    phone: { label: "Phone Number" },
    email: { label: "Email Address" },
    message: { label: "What is it about?" },
    consent: { label: `${site.name} may contact me about this request.` },
  },
  submit: "Request a callback",
  submitting: "Sending...",
  sent: {
    title: "We will get back to you",
    text: `A person will contact you within ${consultation.contactWithinHours} hours.`,
    reference: "Your reference number is {reference}.",
  },
  failed: "Your request could not be stored. Please try again, or call us.",
  privacy: {
    version: "2026-11",
    text: "We use what you enter here to get back to you, and for nothing else.",
    link: { label: "Privacy Policy", to: "/privacy-policy" },
  },
} as const satisfies { privacy: { version: string; text: string; link: NavLink } } & Record<string, unknown>;
