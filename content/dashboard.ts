import type { NavLink } from "#content/links.ts";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { formatCount } from "#domain/money.ts";
import type { ProjectMessages, ProjectOrder } from "#domain/project.ts";
import { textLimits } from "#domain/text-limits.ts";
import type { WordEntryMessages } from "#domain/word-log.ts";

const tooLong = (what: string, limit: number) =>
  `${what} can have at most ${formatCount(limit)} characters. Please shorten what you entered.`;

export const projectMessages = {
  title: {
    required: "Please give the project a title; a working title will do.",
    tooLong: tooLong("The title", textLimits.line),
  },
  genre: { tooLong: tooLong("The genre", textLimits.line) },
  description: { tooLong: tooLong("The description", textLimits.text) },
  status: { invalid: "Please choose one of the statuses." },
  wordCount: { invalid: "Please enter the words written so far as a whole number, such as 12,500, or 0." },
  targetWords: { invalid: "Please enter the words you aim for as a whole number above 0, such as 80,000." },
} as const satisfies ProjectMessages;

export const wordEntryMessages = {
  day: { invalid: "Please choose a day.", future: "Please choose today or a day that has passed." },
  words: { invalid: "Please enter the total of that day as a whole number, such as 12,500." },
  note: { tooLong: tooLong("The note", textLimits.dayNote) },
} as const satisfies WordEntryMessages;

/** The author’s dashboard. `{braces}` are filled by the page. */
export const dashboardPage = {
  meta: {
    title: "Author Dashboard",
    description: `Your books in progress at ${site.name}: word counts, targets, and when you will reach them.`,
  },
  title: "Author Dashboard",
  welcome: "Welcome back, {email}",
  signOut: "Sign Out",
  signingOut: "Signing Out...",
  newProject: "New Project",
  tiles: {
    totalProjects: "Total Projects",
    wordsWritten: "Words Written",
    inProgress: "In Progress",
    completedDrafts: "Completed Drafts",
  },
  list: {
    title: "Your projects",
    words: "{words} of {target} words",
    progress: "Progress of {title}",
    updated: "Last updated {date}",
    noted: "A note from us, {date}",
    edit: "Edit",
    view: "View",
    delete: "Delete {title}",
    saving: "Saving...",
    more: "Show {count} more",
  },
  view: {
    search: "Search by title or genre",
    status: "Status",
    anyStatus: "All statuses",
    order: "Sort by",
    orders: {
      updated: "Last updated",
      title: "Title",
      progress: "Progress",
      words: "Words written",
    } satisfies Record<ProjectOrder, string>,
    shown: "{shown} of {total} projects",
    none: "No project matches these choices.",
    clear: "Clear choices",
  },
  empty: {
    title: "No projects yet",
    text: "A project is a book you are writing. Give it a title and a target, and this page keeps count.",
    action: "Create Your First Project",
  },
  unavailable: {
    title: "Your projects could not be loaded",
    text: "Nothing is lost. Please check your connection and try again.",
    action: "Try again",
  },
} as const;

export const projectForm = {
  create: { title: "New project", submit: "Create project", busy: "Creating..." },
  edit: { title: "Edit project", submit: "Save changes", busy: "Saving..." },
  cancel: "Cancel",
  errorSummary: { one: "Please check one answer", many: "Please check {count} answers" },
  fields: {
    title: "Title",
    genre: "Genre",
    description: { label: "Description", help: "What the book is about, in a few sentences." },
    status: "Status",
    wordCount: { label: "Words so far", help: "A new count becomes today’s entry in the log." },
    targetWords: { label: "Target words", help: "A novel often has 70,000 to 100,000." },
  },
  genres: [
    "Fantasy",
    "Science Fiction",
    "Literary Fiction",
    "Mystery",
    "Romance",
    "Historical Fiction",
    "Memoir",
    "Biography",
    "Business",
    "Self-Help",
    "Children’s",
    "Poetry",
  ],
} as const;

export const projectDeletion = {
  title: "Delete “{title}”?",
  text: "The project, its word log and its notes are removed for good. The manuscript itself was never here, and stays where you keep it.",
  confirm: "Delete project",
  cancel: "Keep it",
} as const;

/** Somebody, usually the author in another tab, has saved the same project in the meantime. */
export const projectConflict = {
  title: "“{title}” was changed elsewhere",
  text: "It was saved in another tab or on another device after you opened it here. Nothing has been overwritten. Which should stay?",
  field: "Field",
  theirs: "Saved meanwhile",
  mine: "Your change",
  labels: {
    title: "Title",
    genre: "Genre",
    description: "Description",
    status: "Status",
    wordCount: "Words so far",
    targetWords: "Target words",
  },
  none: "empty",
  keepTheirs: "Keep what was saved",
  keepMine: "Save my change over it",
} as const;

export const projectNotices = {
  created: { title: "Project created", text: "“{title}” is on your list." },
  saved: { title: "Project saved", text: "“{title}” is up to date." },
  deleted: { title: "Project deleted", text: "“{title}” is gone." },
  createFailed: {
    title: "Project not created",
    text: "We could not store it. Your entries are still here: please try again.",
  },
  saveFailed: {
    title: "Change not saved",
    text: "Nothing was changed in “{title}”. Your entries are back in the form: please try again.",
  },
  deleteFailed: { title: "Project not deleted", text: "“{title}” is still on your list. Please try again." },
  gone: { title: "Project no longer there", text: "“{title}” was deleted elsewhere in the meantime." },
  logged: { title: "Words logged", text: "{day}: {words} words." },
  logReplaced: { title: "Entry replaced", text: "{day}: {before} words became {words}." },
  logFailed: { title: "Entry not stored", text: "Nothing was changed in the log. Please try again." },
  logConflict: {
    title: "The log was changed elsewhere",
    text: "That day was written or removed in another tab. Here is what it says now; please check it and enter yours again.",
  },
  logUndone: { title: "Undone", again: "{day}: {words} words, as before.", gone: "The entry of {day} is gone." },
  logDeleted: { title: "Entry removed", text: "The entry of {day} is gone." },
} as const;

/** One project, with its log. */
export const projectPage = {
  meta: {
    title: "Project",
    description: `One of your books at ${site.name}: its description, its word log and its projected finish.`,
  },
  trail: [{ label: "Author Dashboard", to: "/dashboard" }] satisfies NavLink[],
  missing: {
    title: "There is no such project",
    text: "It may have been deleted, or it belongs to another account.",
    action: "Back to the dashboard",
  },
  noDescription: "No description yet. Edit the project to add one.",
  /** Said on the page itself: whoever writes here knows who reads it. */
  seenBy: `Our staff can see this project’s title, genre, description, status and word counts. The status is yours alone until the book goes into production; from then on we set it. Only you can see the notes you write for yourself.`,
  lookedAt: "It was last opened at our desk on {moment}.",
  notLookedAt: "Nobody at our desk has opened it yet.",
  facts: {
    written: "Words written",
    target: "Target",
    progress: "Progress",
    left: "Still to write",
    finish: "Projected finish",
  },
  finish: {
    reached: "Reached on {day}",
    projected: "{day}",
    pace: "At {perDay} words a day, the pace of the last sixty days.",
    far: "More than ten years away",
    unknown: "Not enough to tell",
    unknownHelp: "Two entries within sixty days, with growth between them, make a pace.",
  },
  chart: {
    title: "Words over time",
    summary: "From {from} to {to} the manuscript went from {first} to {last} words. The target is {target}.",
    target: "Target {words}",
    tooLittle: "Two days in the log draw the first line here.",
  },
  log: {
    title: "Word log",
    caption: "Word log, newest first: the total at the end of each day",
    columns: { day: "Day", words: "Total", change: "Change", note: "Note", actions: "Actions" },
    csvColumns: ["Day", "Total words", "Change", "Note"],
    empty: "Nothing logged yet. Enter today’s total above.",
    edit: "Edit {day}",
    delete: "Remove {day}",
    export: "Export CSV",
    shown: "{shown} of {total} entries",
    more: "Show {count} more",
  },
  entry: {
    title: "Log words",
    editTitle: "Edit the entry of {day}",
    fields: { day: "Day", words: "Total words so far", note: "Note" },
    submit: "Log words",
    save: "Save entry",
    busy: "Saving...",
    cancel: "Cancel",
  },
  entryDeletion: {
    title: "Remove the entry of {day}?",
    text: "It says {words} words. The count of the project then follows the newest entry that is left.",
    confirm: "Remove entry",
    cancel: "Keep it",
  },
  notes: {
    title: "Notes",
    label: "For yourself, saved as you write",
    states: {
      idle: "",
      typing: "Not saved yet...",
      saving: "Saving...",
      saved: "Saved.",
      failed: "Not saved. Your text stays here, and we keep trying.",
      conflict: "Not saved: the notes were changed elsewhere.",
    },
    conflict: {
      text: "These notes were changed in another tab or on another device. There they now read:",
      empty: "(nothing)",
      theirs: "Take those",
      mine: "Keep mine",
    },
  },
  houseNotes: {
    title: "From the house",
    signed: "{who}, {moment}",
    showAll: "Show all {count} notes",
  },
  counter: {
    title: "Count a manuscript",
    text: "Drop a TXT or DOCX file here, or choose one. It is counted in your browser and sent nowhere.",
    choose: "Choose a file",
    counting: "Counting...",
    result: "{file}: {words} words",
    use: "Log as today’s total",
    logged: "Today’s total is {words} words.",
    replaced: "Today’s total is {words} words. It was {before}.",
    undo: "Undo",
    wrongKind: "{file} is neither a TXT nor a DOCX file. Save the manuscript as one of them and try again.",
    tooLarge: "{file} is larger than 20 MB. Save it without pictures and try again.",
    unreadable: "{file} could not be read. It may be damaged or protected by a password.",
  },
} as const;

/** Where a project has become a book of the house. `{title}` is its title. */
export const productionWords = {
  open: "Open the book",
  openNamed: "Open the book {title}",
  ask: "Ask for a change",
  askNamed: "Ask for a change to {title}",
  why: "This project is in production, so its title, genre, description and status stay as they are, and we decide together whether it is deleted. To have something changed, write to us in the book’s messages. Your word log and your notes are still yours.",
  deletion: {
    open: "Ask us to delete {title}",
    title: "Ask us to delete “{title}”?",
    text: `We work on this book with you, so we decide together. Your request goes to our desk as a message, and we answer within ${consultation.contactWithinHours} hours. If we agree, production ends and the project goes with its word log and its notes; the record of the work stays.`,
    reason: "Why, if you want to say",
    submit: "Send the request",
    cancel: "Keep it",
    message: "Please delete my project “{title}” and end its production.\n\n{reason}",
    asked: { title: "Request sent", text: "It is in the book’s messages. Nothing is deleted until we have answered." },
    waiting: "You asked us on {day} to delete it.",
    keep: "Keep it after all",
    keepNamed: "Keep {title} after all",
    keepMessage: "Please keep my project “{title}” after all.",
    kept: { title: "Request taken back", text: "The project stays, and production goes on." },
    failed: { title: "Request not sent" },
  },
} as const;
