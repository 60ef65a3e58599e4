import type { NavLink } from "#content/links.ts";
import { lessonsOffer } from "#content/newsletter-lessons-offer.ts";

/** What the sign-up itself says, wherever it stands; it is on every page, so it carries nothing else. */
export const newsletterForm = {
  label: "Email Address",
  placeholder: "Enter your email",
  button: "Subscribe",
  busy: "Subscribing...",
  /** A tick of its own, never set beforehand. */
  lessons: lessonsOffer,
  /** At the field, once the message has left. */
  onItsWay: "A letter is on its way to {email}. Press the link in it.",
  /** The version is stored with the address, so that we know what each reader was told. */
  privacy: {
    version: "2026-11-17",
    text: "We ask you to confirm your address, then send you the newsletter. Every email lets you unsubscribe in one click.",
    link: { label: "Privacy Policy", to: "/privacy-policy" } satisfies NavLink,
  },
} as const;
