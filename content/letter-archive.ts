import { site } from "./site.ts";

/** The newsletter’s archive on the site: what stands around the letters that staff publish. */
export const letterArchive = {
  path: "/letters",
  title: `Past letters of ${site.newsletter}`,
  description: `Issues of ${site.newsletter}, the newsletter of ${site.name}: on writing, publishing and finding readers.`,
  label: site.newsletter,
  lead: "Issues we have sent to our readers, as they got them.",
  all: "All letters",
  empty: "No letter is published here yet.",
  sent: "Sent {date}",
  feed: `${site.newsletter}: letters`,
  link: { label: "Read past letters", to: "/letters" },
} as const;

/**
 * The page is drawn once, at build, with these words where a letter goes; the server puts a letter in their place. None of
 * them occurs anywhere else, and none changes when HTML or an address is written.
 */
export const letterMarks = {
  title: "zz-letter-title-zz",
  description: "zz-letter-description-zz",
  path: "/letters/zz-letter-path-zz",
  lead: "zz-letter-lead-zz",
  body: "zz-letter-body-zz",
} as const;

/** Where the drawn page lies; no request can name it. */
export const letterFramePath = "/letters/:frame";
