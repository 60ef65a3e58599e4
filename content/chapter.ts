import { site } from "./site.ts";

/**
 * The chapter that somebody may send with a request for a consultation. `{braces}` are filled. How long it is kept stands in
 * server/privacy/retention.ts and in the privacy policy; a test compares them.
 */
export const chapterDoor = {
  path: "/chapter",
  label: "Send a chapter",
  text: "If you have pages, you can send one file now, so that the editor has read something before you talk.",
} as const;

/** Right after it was sent, the request's own number is enough; in the confirmation the link is signed. */
export const chapterLink = (lead: string) => `${chapterDoor.path}?lead=${lead}`;

const takes = "DOCX, ODT, RTF, TXT or PDF";

export const chapterPage = {
  title: "Send a chapter",
  intro: `One file, up to 20 MB: ${takes}. About ten pages from the middle tell us more than a whole manuscript.`,
  keeps:
    "Only our staff can open it, and each time is noted. We use it to prepare your consultation, and delete it after 90 days. The rights stay yours.",
  field: "Your file",
  submit: "Send the file",
  unscanned: "Files are not checked for viruses here, so we open yours with care.",
  privacy: { label: "Privacy Policy", to: "/privacy-policy" },
  done: {
    title: "We have your chapter",
    text: "“{name}” ({size}) has arrived and is with your request. The editor who talks with you reads it first.",
  },
  taken: {
    title: "We have your chapter",
    text: `Your file “{name}” ({size}) is with your request. To send another instead, write to ${site.email}.`,
  },
  unknown: {
    title: "This link no longer works",
    text: `It belongs to a request that we no longer have, or was cut off on the way. Use the link in our confirmation, or write to ${site.email}.`,
  },
} as const;

export const chapterProblems = {
  missing: "Please choose a file first.",
  tooLarge: "This file is larger than 20 MB. Please send fewer pages.",
  unwanted: `This is not a file we can read. Please send ${takes}.`,
  infected:
    "A virus scanner has found something in this file, so we have not kept it. Please check it and send it again.",
  unchecked: `We cannot check files for viruses just now, so we have not kept yours. Please try again in an hour, or send it to ${site.email}.`,
  full: `We cannot take a file just now. Please try again tomorrow, or send it to ${site.email}.`,
  busy: "Several files are arriving at this moment. Please try again in a minute.",
} as const;

/** To the staff. */
export const chapterMail = {
  subject: "A chapter for request {reference}",
  preview: "Somebody has sent pages with a request.",
  title: "A chapter has arrived",
  text: "{name} has sent a file with their request for a consultation.",
  file: "File",
  button: "Open the person’s page",
} as const;

/** At the desk, with the request. */
export const chapterDesk = {
  label: "Chapter",
  line: "{name}, {size}",
  open: "Download",
  unscanned: "Not checked for viruses.",
  log: "Your download is noted in the log of the request. The file is deleted 90 days after it came.",
  failed: { title: "The file was not opened" },
} as const;
