import type { NavLink } from "#content/links.ts";
import { offer } from "#content/prices.ts";
import { site } from "#content/site.ts";
import type { Campaign } from "#domain/campaign.ts";
import { textLimits } from "#domain/text-limits.ts";

/** Every offer with its dates; the first that runs is shown. After its last day, Pacific time, no popup and no code. */
export const campaigns: readonly Campaign[] = [
  {
    id: "publishing-and-marketing",
    startsOn: "2025-08-01",
    endsOn: "2025-08-31",
    // A sample may renew itself. Live, each run is the publisher's decision: a new entry in this list.
    renewsMonthly: site.demo,
    percent: offer.percent,
    banner: "{MONTH} EXCLUSIVE • LIMITED TIME OFFER",
    expires: "Expires {end}",
  },
];

/** The popup around the campaign's own texts. */
export const offerPopup = {
  title: "Hybrid Publishing Services",
  headline: `Save ${offer.percent}% on Premium Publishing & Marketing`,
  blocks: [
    { title: "Publishing Services", text: "Editorial, Design, Production" },
    { title: "Marketing Services", text: "Strategy, Distribution, Promotion" },
  ],
  fields: {
    firstName: { label: "First Name" },
    email: { label: "Email Address" },
  },
  submit: `Send my ${offer.percent}% code`,
  submitting: "Processing...",
  noSpam: "No spam, ever",
  /** The house's own line under the campaign's; content/house-terms.ts says the same. */
  noHurry: "You need not decide before the offer ends: giving us the code in time is enough.",
  close: "Close",
  /** Stored with each lead, so that we know what each person was told. */
  privacy: {
    version: "2026-11-16",
    text: "We send your code to this address, and a person contacts you about it. No newsletter and no other offers follow.",
    link: { label: "Privacy Policy", to: "/privacy-policy" },
  },
  terms: { label: "Terms of the offer", to: "/terms-of-service" },
  /** Where the offer cannot be claimed any more: the page stayed open past the last day. */
  ended: "This offer has ended. Write or call, and we will tell you what is on now.",
} as const satisfies { terms: NavLink; privacy: { version: string; text: string; link: NavLink } } & Record<
  string,
  unknown
>;

/** The specification's two messages, and one for what no real name reaches. */
export const offerMessages = {
  firstName: {
    tooShort: "First name must be at least 2 characters",
    tooLong: `First name can have at most ${textLimits.line} characters`,
  },
  email: { invalid: "Please enter a valid email address" },
} as const;
