import type { Moved } from "#domain/production-forecast.ts";
import { deskMeta } from "./desk.ts";

/** The desk's side of books in production. `{braces}` are filled by the page. */
export const booksPage = {
  meta: deskMeta("Books"),
  title: "Books in production",
  caption: "Books in production: what is late first, then what is out first",
  search: "Search by title or author",
  none: { title: "No book matches", action: "Clear the search" },
  empty: {
    title: "No book is in production",
    text: "Open a project and take it into production: it gets a timeline, a vault and a thread of its own.",
  },
  columns: { book: "Book", now: "Now", ball: "Who has it", late: "Until", out: "Out", unread: "Unread" },
  late: { one: "1 workday late", many: "{count} workdays late" },
  week: {
    title: "Yours this week",
    nothing: "Nothing of yours is due until Sunday.",
    line: "{what}, {title}",
  },
} as const;

const refusals: Readonly<Record<Extract<Moved, { refusal: string }>["refusal"], string>> = {
  finished: "This stage is done and does not move.",
  started: "This stage has begun; only its end moves.",
  order: "The end lies before the start.",
  "too early": "It cannot start before what it waits for has ended.",
};

export const bookDesk = {
  meta: deskMeta("Book"),
  back: { label: "Books in production", to: "/staff/books" },
  missing: {
    title: "There is no such book",
    text: "It may have been opened under another number.",
    action: { label: "Books in production", to: "/staff/books" },
  },
  by: "by {name}",
  asAuthor: "The author sees all of this the same minute, and gets one email for each change.",
  stages: {
    title: "Stages",
    begin: "Begin",
    finish: "Done",
    reopen: "Open again",
    move: "Move",
    owner: "Who has {stage}",
    nobody: "Nobody yet",
    on: "On",
    failed: { title: "Nothing was changed" },
    conflict: { title: "Somebody else has changed the timeline", text: "You see it as it is now. Please look again." },
  },
  moving: {
    title: "Move {stage}",
    late: "{stage} ends late",
    start: "From",
    end: "To",
    reason: "Why? The author reads this sentence.",
    moves: "This moves",
    alone: "Nothing else moves.",
    line: "{name}: {before} → {after}",
    confirm: "Move and tell the author",
    refusals,
  },
  task: {
    title: "Ask for something",
    side: "Who owes it",
    sides: { author: "The author", house: "The house" },
    what: "What",
    why: "Why",
    minutes: "Minutes it takes",
    due: "By",
    stage: "Belongs to",
    noStage: "No stage",
    wants: "Settled by",
    wantsTick: "a tick",
    wantsFile: "a file: {kind}",
    add: "Add",
    failed: { title: "Not added" },
  },
  proof: {
    title: "Send for approval",
    version: "File",
    note: "What the author should look at",
    due: "Answer by",
    send: "Send for approval",
    sent: { title: "Sent for approval", text: "The author has been told by email, and it is on their list." },
    failed: { title: "Not sent" },
    nothing: "There is no file to send yet.",
  },
  open: {
    title: "Production",
    text: "Taking a project into production gives it a timeline that the author sees. The plan is written once; after that, dates move with a reason.",
    package: "Package",
    starts: "Starts on",
    plan: "{stage}: {start} to {end}",
    button: "Take into production",
    failed: { title: "Production was not opened" },
    link: "Open its book",
  },
} as const;
