import type { NavLink } from "#content/links.ts";
import { notices } from "#content/notices.ts";
import type { RateId } from "#content/rates.ts";
import type { CallToAction, Metadata } from "#content/shapes.ts";

/** What stands around every tool for authors; what the tool itself says is its own. */
export type ToolWords = {
  meta: Metadata;
  /** Its name in trails, lists and links. */
  label: string;
  title: string;
  lead: string;
  /** Where what is entered goes, if not into the link of the result. */
  privacy?: string;
  how: { title: string; paragraphs: readonly string[] };
  /** The figures of the register that it works with. */
  rates: readonly RateId[];
  reading: readonly NavLink[];
};

export const toolFurniture = {
  trail: { label: "Tools", to: "/tools" },
  how: "How it is worked out",
  figures: {
    label: "Figures",
    title: "The figures behind it",
    lead: "Each comes from one register, which has its source and the day we read it.",
    /** On a phone, where they are folded. */
    show: "All {count} of them",
    all: "All dates and rates",
    head: { what: "What", figure: "Figure", since: "Since" },
  },
  reading: { label: "Read on", title: "Where the arguments are" },
  others: { label: "Tools", title: "The other tools" },
  actions: {
    copyLink: "Copy link to this result",
    copied: { title: notices.copied.title, text: "Link to this result copied to clipboard" },
    refused: {
      title: notices.copyRefused.title,
      text: "Your browser keeps the clipboard closed. The address of this page is the link.",
    },
    print: "Print",
    reset: "Back to the example",
  },
  amounts: {
    negative: "Nothing below zero. We use 0.",
    unreadable: "Not a number we can read. Type one such as 2,999 or 7.5; until then we use 0.",
    large: "We use {most} at most.",
  },
  privacy:
    "Works in your browser and sends nothing. The link to a result keeps your entries after the #, which no server sees.",
  callToAction: {
    title: "Rather talk it through?",
    text: "Bring the result to a free consultation. Thirty minutes, and it obliges you to nothing.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Terms in Plain Words", to: "/terms-in-plain-words" },
    ],
  },
} as const satisfies { callToAction: CallToAction; trail: NavLink } & Record<string, unknown>;
