import type { LostReason, WonPackage } from "#domain/desk.ts";
import type { LikenessReason, WayIn } from "#domain/desk-persons.ts";
import { deskMeta } from "./desk.ts";
import { consultation, packages } from "./prices.ts";

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
  discard: "Throw it away",
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
    seen: "There is an account, and whoever signs in to it will see the codes and calls of both. Anybody can fill in a form under another’s name and number, so be sure that they are one.",
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

const packageNames = { launch: packages.launch.name, pro: packages.pro.name, endorsed: packages.endorsed.name };

const lostLabels = {
  price: "The price",
  timing: "Not now",
  elsewhere: "Went elsewhere",
  silence: "No answer from them",
  declined: "We declined",
  other: "Something else",
} as const satisfies Record<LostReason, string>;

/** What a lead became, asked for when its status is chosen. */
export const outcomeWords = {
  choose: "Please choose",
  won: {
    title: "{name} was won",
    text: "What was agreed, so that the numbers can say what it was worth.",
    package: "Package",
    packages: { ...packageNames, services: "Services by themselves" } satisfies Record<WonPackage, string>,
    amount: "Amount agreed, in dollars",
    required: "Please choose a package and give the amount in dollars, such as 5,999.",
    submit: "Save as won",
  },
  lost: {
    title: "{name} was lost",
    text: "Why, as far as we know. It helps to see what keeps people away.",
    reason: "Reason",
    reasons: lostLabels,
    required: "Please choose a reason.",
    submit: "Save as lost",
  },
  booked: {
    title: "When is the call with {name}?",
    text: "For a time that was agreed on the phone or by letter. Calls booked on the site are in the calendar already.",
    day: "Day",
    time: "Time, on your clock",
    required: "Please give the day and the time.",
    submit: "Save as booked",
  },
  numbers: {
    value: {
      title: "What was won, by month",
      summary: "{value} from {count} leads won in this period.",
      month: "Month",
      won: "Won",
      value: "Value",
      unsaid: "Without an amount",
    },
    lost: {
      title: "Why leads were lost",
      summary: "{count} were lost; most often: {first}.",
      reason: "Reason",
      count: "Leads",
    },
    sources: {
      title: "From source to won",
      summary: "How many of the leads of each source were won, and for how much.",
    },
    reasons: { ...lostLabels, unsaid: "Nobody said why" },
  },
} as const;

/** Of an email that failed. */
export const settleWords = {
  open: "Settle it",
  title: "Settle this email",
  text: "It could not be delivered to {recipient}.",
  elsewhere: "Send it to this address",
  corrects: "The old address was a typo: correct it everywhere",
  send: "Send it there",
  sent: "On its way",
  required: "Please give an address.",
  closeText: "If nobody needs it anymore, close it. It stays in their history as failed.",
  close: "Close it",
  closed: "Closed",
  failed: "Not saved. Please try again.",
} as const;
