import { site } from "./site.ts";

/** What the site mails about a book in production. */

export const bookOpenedWords = {
  subject: "“{title}” is in production",
  preview: "Its own page, with every stage and every date.",
  title: "Your book is in production",
  text: "“{title}” now has a page of its own at {name}. It says what is happening, who has it, what is next, what you owe and when the book is out. When a date moves, it says why.",
  out: "Planned to be out",
  button: "Open the book",
} as const;

export const bookMovedWords = {
  subject: "A date of “{title}” has moved",
  preview: "What moved, and why.",
  title: "A date has moved",
  text: "{who} moved a date of “{title}”. The reason: {reason}",
  move: "{before} → {after}",
  note: "What was planned first stays on the page beside it.",
  button: "See the timeline",
} as const;

export const bookStageWords = {
  subject: {
    started: "“{title}”: {stage} has begun",
    finished: "“{title}”: {stage} is done",
    reopened: "“{title}”: {stage} is open again",
  },
  preview: "What has happened to your book.",
  text: {
    started: "{who} has begun “{stage}”.",
    finished: "“{stage}” is done.",
    reopened: "{who} has opened “{stage}” again.",
  },
  reason: "The reason: {reason}",
  button: "See the timeline",
} as const;

export const bookTaskWords = {
  subject: "“{title}”: {task}",
  preview: "Something we need from you, and why.",
  title: "Something we need from you",
  text: "{who} asks you for this: {task}",
  why: "Why",
  minutes: "Takes about",
  minutesValue: { one: "1 minute", many: "{count} minutes" },
  due: "By",
  button: "Open the book",
} as const;

export const bookProofWords = {
  subject: "“{title}”: please look at {document}, version {number}",
  preview: "Read it, comment on it, then approve it or ask for changes.",
  title: "A proof is waiting for you",
  text: "{who} has sent you “{document}”, version {number}. Read it in your browser, write on its pages, and then approve it or ask for changes.",
  due: "We would like your answer by",
  note: "From {who}",
  silence: "Silence is never approval: nothing goes on without your answer.",
  button: "Open the proof",
} as const;

export const bookDecisionWords = {
  subject: {
    approved: "“{title}”: {document}, version {number}, is approved",
    changes: "“{title}”: changes to {document}, version {number}",
  },
  preview: "The receipt, for both sides.",
  title: { approved: "Approved", changes: "Changes asked for" },
  document: "File",
  documentValue: "{document}, version {number}",
  hash: "Fingerprint (SHA-256)",
  name: "Signed",
  at: "On",
  note: "Note",
  wording: "The words it was signed under",
  button: "Open the book",
} as const;

export const bookHandInWords = {
  subject: "“{title}”: {who} has handed in",
  preview: "The files are in the vault.",
  title: "Handed in",
  text: "{who} has handed in files for “{title}”.",
  files: "Files",
  note: "Note",
  button: "Open the book",
} as const;

export const bookMessageWords = {
  subject: "“{title}”: a message from {who}",
  preview: "Answer on the book’s page, so that it stays on the record.",
  title: "A message about “{title}”",
  note: "Answer on the book’s page: there, both sides find it again.",
  button: "Open the messages",
} as const;

/** To an address that may belong to nobody who knows us: it repeats nothing that was typed but a plain name. */
export const bookInvitationWords = {
  subject: `You are invited to a book at ${site.name}`,
  preview: "You can follow its production.",
  title: "You are invited to a book",
  text: {
    named: `{author} works on a book with ${site.name} and invites you to it.`,
    unnamed: `An author of ${site.name} invites you to a book in production.`,
  },
  role: {
    reads: "You would be able to read everything about it.",
    acts: "You would be able to act in the author’s place: send files, write messages and approve proofs.",
  },
  how: "Sign in or open an account under this address, and the invitation is there. If you do not know what this is about, ignore this email: nothing happens.",
  button: "Go to the dashboard",
} as const;
