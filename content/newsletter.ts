import { claims } from "#content/claims.ts";
import type { NavLink } from "#content/links.ts";
import { site } from "#content/site.ts";

/** The sign-up that stands in the footer, in the contact section and on /blog. */
export const newsletter = {
  title: site.newsletter,
  join: `Join ${claims.newsletterReaders.figure} authors`,
  /** In the footer. */
  invitation: `Join ${claims.newsletterReaders.figure} ${claims.newsletterReaders.label} who read our notes on writing, making and selling books.`,
  lead: "On writing, publishing and finding readers. At most once a month.",
  /** On /blog. */
  blog: {
    label: "By email",
    title: `Get ${site.newsletter}`,
    text: `Join ${claims.newsletterReaders.figure} authors who read our letter on writing, publishing and finding readers.`,
  },
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
    link: { label: "Privacy Policy", to: "/privacy-policy" },
  },
} as const satisfies {
  title: string;
  join: string;
  invitation: string;
  lead: string;
  blog: { label: string; title: string; text: string };
  label: string;
  placeholder: string;
  button: string;
  busy: string;
  onItsWay: string;
  privacy: { version: string; text: string; link: NavLink };
};
