import type { NavLink } from "#content/links.ts";

/** What the sign-up itself says, wherever it stands; it is on every page, so it carries nothing else. */
export const newsletterForm = {
  label: "Email Address",
  placeholder: "Enter your email",
  button: "Subscribe",
  busy: "Subscribing...",
  /** At the field, once the message has left. */
  onItsWay: "A letter is on its way to {email}. Press the link in it.",
  /** The version is stored with the address, so that we know what each reader was told. */
  privacy: {
    version: "2026-11-16",
    text: "We ask you to confirm your address and send you the newsletter, nothing else. Every issue lets you unsubscribe in one click.",
    link: { label: "Privacy Policy", to: "/privacy-policy" } satisfies NavLink,
  },
} as const;
