import type { NavLink } from "#content/links.ts";
import { consultation } from "#content/prices.ts";
import type { Action } from "#content/shapes.ts";
import { site } from "#content/site.ts";

/** What stands around the text of every article. */
export const articleFurniture = {
  back: { label: "Back to Blog", to: "/blog" },
  byline: "By {author}",
  readTime: "{minutes} min read",
  reviewed: "Last reviewed {date}",
  share: {
    label: "Share",
    text: `From the ${site.name} blog`,
    /** Where the browser keeps its clipboard closed; the address follows. */
    copyByHand: "Copy this address to share the article:",
  },
  save: { off: "Save", on: "Bookmarked" },
  callToAction: {
    title: "Have a book of your own in mind?",
    text: `Ask us about it. A consultation is ${consultation.minutes}\u00a0minutes, free, and obliges you to nothing.`,
    actions: [
      { label: "Email Us", href: `mailto:${site.email}` },
      { label: "Call Us", href: site.phone.href },
      { label: "Free Consultation", to: "/consultation", newTab: true },
    ],
  },
  aboutTheAuthor: "About the Author",
  sources: {
    title: "Figures and sources",
    lead: "Where each figure comes from, the date it stands for, and the day we last read the source or a stored copy of it. “Not rechecked” means that we could not; look before you rely on it. Worked examples are our own arithmetic on invented numbers.",
    /** Where a figure of the register holds from the date on. */
    since: "Since {date}",
    readOn: "Read {date}.",
    notRechecked: "Not rechecked since {date}.",
    all: { label: "All dates and rates, and what changed", to: "/tools/rates" },
  },
  related: { title: "Related Articles", shown: 3 },
} as const satisfies {
  back: NavLink;
  callToAction: { title: string; text: string; actions: readonly Action[] };
} & Record<string, unknown>;
