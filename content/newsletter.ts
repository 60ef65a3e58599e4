import { claims } from "#content/claims.ts";
import type { NavLink } from "#content/links.ts";
import { site } from "#content/site.ts";

/** The sign-up that stands in the footer, in the contact section and on /blog. */
export const newsletter = {
  title: site.newsletter,
  join: `Join ${claims.newsletterReaders.figure} authors`,
  lead: "On writing, publishing and finding readers. At most once a month.",
  label: "Email Address",
  placeholder: "Enter your email",
  button: "Subscribe",
  busy: "Subscribing...",
  /** The version is stored with the address, so that we know what each reader was told. */
  privacy: {
    version: "2026-11-16",
    text: "We ask you to confirm your address and send you the newsletter, nothing else. Every issue lets you unsubscribe in one click.",
    link: { label: "Privacy Policy", to: "/privacy-policy" },
  },
} as const satisfies {
  title: string;
  join: string;
  lead: string;
  label: string;
  placeholder: string;
  button: string;
  busy: string;
  privacy: { version: string; text: string; link: NavLink };
};
