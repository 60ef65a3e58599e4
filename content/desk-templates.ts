import { deskMeta as meta } from "./desk.ts";

/** The words of the desk about the letters that a reply begins with. */
export const letterTemplatesPage = {
  meta: meta("Letter templates"),
  back: { label: "Mail", to: "/staff/mail" },
  open: { label: "Letter templates", to: "/staff/letter-templates" },
  title: "Letter templates",
  lead: "Letters that a reply begins with. A change counts from the next letter on.",
  write: { label: "New template", to: "/staff/letter-templates/new" },
  caption: "Templates, in the order of a conversation",
  columns: { name: "Name", subject: "Subject", gaps: "Gaps", saved: "Last saved" },
  came: "Came with the product",
  saved: "{who}, {when}",
  empty: { title: "No templates", text: "Write the first one." },
} as const;

export const templateDesk = {
  meta: meta("Letter template"),
  back: { label: "Letter templates", to: "/staff/letter-templates" },
  missing: {
    title: "There is no such template",
    text: "A colleague may have removed it.",
    action: { label: "To the templates", to: "/staff/letter-templates" },
  },
  fresh: "New template",
  name: "Name",
  nameHelp: "How it is called in the list.",
  subject: "Subject",
  body: "Letter",
  help: "{name} becomes the reader’s first name, {me} the signature of whoever writes. What the writer has to fill in goes into [brackets]; no letter leaves with one of them.",
  gaps: { title: "Gaps left to the writer", none: "None: this letter can go out as it is." },
  sample: "Ada",
  discard: "Throw away changes",
  submit: "Save",
  busy: "Saving...",
  stray: "Nothing fills in {brace}. Only {name} and {me} are filled in by themselves.",
  required: "Please give it a name, a subject and a text.",
  saved: { title: "Template saved", text: "It counts from the next letter on." },
  failed: "Not saved: we could not be reached. Your words are still here.",
  conflict: {
    title: "A colleague has changed this template",
    text: "It was saved elsewhere after you opened it. Nothing has been overwritten. Which should stay?",
    theirs: "Saved meanwhile",
    mine: "Yours",
    keepTheirs: "Take what was saved",
    keepMine: "Save mine over it",
  },
  remove: {
    open: "Remove",
    title: "Remove “{name}”?",
    text: "Nobody can begin with it anymore. Letters that were sent stay as they are.",
    confirm: "Remove it",
    cancel: "Keep it",
    done: { title: "Template removed", text: "{name}" },
    failed: { title: "Not removed", text: "We could not be reached. Please try again." },
  },
  history: {
    title: "History",
    version: "Version {version}, {when}, {who}",
    house: "came with the product",
    removed: "removed",
    take: "Take this wording",
    takeLabel: "Take the wording of version {version}",
  },
} as const;

/** Beside a letter that is being written to somebody. */
export const answerExtras = {
  theirs: "What they wrote",
  documents: "Documents of the site to go along",
  attached: "Attached: {names}",
  tooMany: "A letter takes at most five documents.",
} as const;
