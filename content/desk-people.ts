import type { LikenessReason, WayIn } from "#domain/desk-persons.ts";
import { deskMeta } from "./desk.ts";
import { consultation } from "./prices.ts";

/** The words of the desk for people: how they are reached, who is the same, and what is typed in. `{braces}` are filled by the page. */

export const waysInLabels = {
  call: "A call",
  fair: "A fair or a talk",
  letter: "A letter",
  email: "An email to the house",
  other: "Another way",
} as const satisfies Record<WayIn, string>;

export const peoplePage = {
  meta: deskMeta("People"),
  title: "People",
  search: "Search by name, address or phone number",
  caption: "People the house knows, newest first",
  columns: { name: "Name", email: "Email", phone: "Phone", since: "Known since" },
  author: "author",
  most: "At most fifty are shown. Search for anybody else.",
  empty: { title: "Nobody is known yet", text: "Whoever writes, calls or opens an account appears here." },
  none: { title: "Nobody is found by these words", action: "Clear the search" },
} as const;

export const typeIn = {
  open: "Type in a lead",
  openFor: "Add a request",
  title: "Type in a lead",
  text: `For whoever called, wrote or spoke to us at a fair. From now on it is a lead like any other, owed a reply within ${consultation.contactWithinHours} hours.`,
  cameBy: "Came by",
  name: "Name",
  email: "Email address",
  phone: "Phone number",
  message: "What they want",
  isAnswered: "I have already replied to them",
  submit: "Add the lead",
  required: "Please give a name, and an email address or a phone number.",
  done: "Lead added",
} as const;

export const personDetails = {
  open: "Change details",
  title: "How {name} is reached",
  name: { label: "Name", submit: "Save name", done: "Name saved" },
  addresses: "Email addresses",
  correct: {
    label: "Correct {address}",
    submit: "Correct",
    done: "Address corrected",
    help: "Their requests, codes and calls follow. The newsletter stays with the mailbox that confirmed it.",
  },
  proven: "{address} belongs to their account. Only they can change it.",
  main: "Write to this one",
  isMain: "We write to this one",
  mainDone: "Saved",
  newAddress: { label: "Another email address", submit: "Add address", done: "Address added" },
  newPhone: { label: "Another phone number", submit: "Add number", done: "Number added" },
  required: "Please fill this in first.",
  failed: "Not saved. Please try again.",
  busy: "Saving...",
} as const;

export const personLetter = {
  nothing: "They have not asked us for anything.",
  note: "A note about this person",
} as const;

export const mergeWords = {
  title: "The same person?",
  reasons: {
    name: "the same name",
    phone: "the same phone number",
    account: "the address of the account",
  } as const satisfies Record<LikenessReason, string>,
  line: "{name}: {reasons}",
  compare: "Compare and merge",
  other: "Merge with somebody else",
  search: "Search by name, address or phone number",
  choose: "Choose",
  nobody: "Nobody is found by these words.",
  dialog: {
    title: "Merge {other} into {name}?",
    text: "Both become one person with one history. Nothing is lost, and for a day you can undo it.",
    moves: "What moves",
    nothing: "nothing but the name",
    counts: {
      leads: { one: "one request", many: "{count} requests" },
      mails: { one: "one email", many: "{count} emails" },
      events: { one: "one entry in the log", many: "{count} entries in the log" },
      codes: { one: "one code", many: "{count} codes" },
      addresses: { one: "one address", many: "{count} addresses" },
      phones: { one: "one phone number", many: "{count} phone numbers" },
    },
    account: "the account",
    confirm: "Merge them",
    cancel: "Keep them apart",
    busy: "Merging...",
    done: "Merged",
    failed: "Not merged. Please try again.",
  },
  merged: "Merged with {name} by {who}, {when}.",
  undo: "Undo the merge",
  undone: "The merge is undone",
} as const;
