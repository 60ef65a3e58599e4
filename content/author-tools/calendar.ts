import type { RateId } from "#content/rates.ts";
import type { EditRoute, MilestoneId } from "#domain/count-back.ts";
import type { ToolWords } from "./tool-words.ts";

/** Its date is always some time ahead (suggestPublication). */
export const calendarExample = { edits: "all", reviews: "yes" } as const satisfies {
  edits: EditRoute;
  reviews: string;
};

export const calendarPage = {
  meta: {
    title: "Count Back from Your Publication Date",
    description:
      "Enter a publication date and see when galleys, pre-orders, advance copies, editing and design have to begin, what is already missed, and the earliest honest date. With a calendar file.",
    keywords: ["book launch timeline", "publication date calculator", "galley deadlines", "book production schedule"],
    priority: "medium",
  },
  label: "Count back",
  title: "From the date on the cover to the first day of work",
  lead: "Enter the date. What must happen before it, and by when, follows.",
  how: {
    title: "Everything hangs on the galleys",
    paragraphs: [
      "The trade journals want designed pages months before the book is out. So we count from the publication date to the earliest of their deadlines, then back through design and each edit, one after the other, because a copyedit of pages that will still be rewritten is wasted.",
      "Every line has two dates. The first is comfortable: the longest duration and the lead the journal prefers. The second is the last on which it still works: the shortest duration and the lead the journal insists on. A line is missed when the second has passed.",
      "The earliest honest date is the first day on which no line is missed if work begins today. It leaves nothing for illness, a second round of revision, or a printer’s holiday.",
      "Lead times of journals, Amazon and the Copyright Office come from the register of rates. Durations of editing and design are ours. Events, pitches, advance copies and the print pre-order are our working practice.",
    ],
  },
  rates: [
    "pw-lead",
    "kirkus-lead",
    "booklist-lead",
    "kdp-preorder-window",
    "kdp-preorder-file",
    "copyright-window",
    "pcn-fee",
  ],
  reading: [
    { label: "A launch plan for the first ninety days", to: "/blog/a-launch-plan-for-the-first-ninety-days" },
    { label: "What each kind of editor does", to: "/blog/what-each-kind-of-editor-does" },
    { label: "Marketing and publicity, piece by piece", to: "/services/marketing" },
  ],
} as const satisfies ToolWords;

type MilestoneWords = { label: string; note: string; rate?: RateId };

export const calendarWords = {
  fields: { publication: "Publication date", edits: "Editing", reviews: "With trade reviews before publication" },
  edits: {
    all: "Developmental, line and copyedit",
    line: "Line edit and copyedit",
    copy: "Copyedit only",
  } satisfies Record<EditRoute, string>,
  result: {
    title: "Editing begins",
    onTime: "Nothing is missed yet.",
    missed: "Already missed: {what}.",
    earliest: "The earliest honest date, if work begins today: {date}.",
    use: "Use that date",
    noDate: "Enter a publication date.",
  },
  table: {
    caption: "Counted back from {date}",
    what: "What",
    day: "From",
    last: "Last day",
    sameDay: "That day only",
    missed: "Missed",
    now: "Now",
    source: "Source",
  },
  milestones: {
    editing: { label: "Editing begins", note: "The manuscript is finished and has been read by others." },
    ebookPreorder: {
      label: "E-book pre-order can open",
      note: "From this day KDP takes it; open it when there is a cover.",
      rate: "kdp-preorder-window",
    },
    design: { label: "Design begins", note: "Edited text, title and trim size settled." },
    pcn: {
      label: "Ask for a Library of Congress number (PCN)",
      note: "Free, for print only, and only before publication. It goes on the copyright page, so ask before the files are final.",
      rate: "pcn-fee",
    },
    galleys: { label: "Galleys ready", note: "Designed pages, marked as uncorrected." },
    kirkus: { label: "Galleys to Kirkus", note: "Four to five months before publication.", rate: "kirkus-lead" },
    publishersWeekly: {
      label: "Galleys to Publishers Weekly",
      note: "Counted from the first day of the month of publication.",
      rate: "pw-lead",
    },
    booklist: {
      label: "Galleys to Booklist",
      note: "An old figure; look before you rely on it.",
      rate: "booklist-lead",
    },
    events: { label: "Ask bookstores and libraries for events", note: "Calendars fill by season." },
    pitches: { label: "Pitch podcasts and radio", note: "Hosts record well ahead." },
    printPreorder: { label: "Print pre-order page", note: "Through trade distribution; KDP takes none for print." },
    proofread: { label: "Proofread the laid-out pages", note: "By somebody who has not read the book before." },
    files: { label: "Final files to printer and distributor", note: "ISBN, price and metadata included." },
    advanceCopies: { label: "Advance copies to early readers", note: "Time to read, then write." },
    finalFile: {
      label: "Final e-book file at KDP",
      note: "72 hours before release. Do not run it close.",
      rate: "kdp-preorder-file",
    },
    publication: { label: "Publication", note: "Look at every listing that morning." },
    copyright: {
      label: "Register the copyright",
      note: "Within three months of publication, for statutory damages and attorney’s fees later.",
      rate: "copyright-window",
    },
  } satisfies Record<MilestoneId, MilestoneWords>,
  download: {
    label: "Download calendar file",
    busy: "Making the calendar",
    failed: "The calendar file could not be made",
    failedText: "Check your connection and press the button again.",
    file: "count-back.ics",
    name: "Publication on {date}",
    last: "Last day: {date}.",
  },
} as const;
