import { claims } from "#content/claims.ts";
import type { NavLink } from "#content/links.ts";

/** The sign-up that stands in the footer, in the contact section and on /blog. */
export const newsletter = {
  title: "A letter for people who make books",
  join: `Join ${claims.newsletterReaders.figure} authors`,
  lead: "An unhurried letter, at most once a month, on writing, publishing and finding readers.",
  label: "Email Address",
  placeholder: "Enter your email",
  button: "Subscribe",
  busy: "Subscribing...",
  /** The version is stored with the address, so that we know what each reader was told. */
  privacy: {
    version: "2026-11",
    text: "We ask you to confirm your address, write only what you signed up for, and every letter lets you leave in one click.",
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
