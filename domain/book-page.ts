import type { Database } from "./database.ts";
import type { Time } from "./desk.ts";
import type { ContentType } from "./file-content.ts";
import type {
  BookEventKind,
  BookRole,
  Decision,
  FileKind,
  MemberRole,
  MessageKind,
  Proof,
  Side,
  Span,
  Stage,
  StageKind,
  StageTemplate,
  Task,
} from "./production.ts";
import type { Snake } from "./snake-case.ts";

/** A book as its two pages show it, and the functions that both sides may call about it. */

type BookHead = {
  id: number;
  projectId: number | null;
  authorName: string;
  title: string;
  package: string;
  quota: number;
  version: number;
  openedAt: Time;
  closedAt: Time | null;
  /** When the author handed in last. */
  handedInAt: Time | null;
  /** While the author waits for the house to say whether the project may be deleted. */
  deletionAskedAt: Time | null;
};

export type Version = {
  id: string;
  fileId: number;
  number: number;
  name: string;
  size: number;
  sha256: string;
  type: ContentType;
  change: string;
  side: Side;
  who: string;
  at: Time;
  isScanned: boolean;
};

export type BookFile = { id: number; kind: FileKind; name: string; newest: Version };

export type SentProof = Proof & {
  fileId: number;
  number: number;
  sha256: string;
  wording: string;
  note: string;
  askedBy: string;
  askedAt: Time;
  isSuperseded: boolean;
};

export type StageMove = { stage: StageKind; name: string; before: Span; after: Span };

export type BookEvent = {
  id: number;
  at: Time;
  who: string | null;
  what: BookEventKind;
  reason: string | null;
  /** What the event is about; for dates that moved, `moves` with each stage. */
  detail: Record<string, unknown>;
};

export type BookMessage = {
  id: number;
  kind: MessageKind;
  side: Side;
  who: string;
  text: string;
  /** Versions that it points at. */
  files: { id: string; name: string; number: number }[];
  at: Time;
};

/** Somebody opened a file; its name is gone once the file is. */
export type FileRead = {
  id: number;
  versionId: string;
  side: Side;
  who: string;
  at: Time;
  name: string | null;
  number: number | null;
};

export type Approval = {
  id: string;
  bookId: number;
  proofId: string;
  versionId: string;
  document: string;
  number: number;
  sha256: string;
  decision: Decision;
  wording: string;
  name: string;
  note: string;
  whoName: string;
  role: "author" | "acts";
  at: Time;
};

export type BookMember = { id: number; email: string; role: MemberRole; invitedAt: Time; acceptedAt: Time | null };

export type BookPage = {
  book: BookHead;
  role: BookRole;
  stages: Stage[];
  tasks: (Task & { doneByName: string | null; isWithdrawn: boolean })[];
  proofs: SentProof[];
  files: BookFile[];
  approvals: Approval[];
  members: BookMember[];
  events: BookEvent[];
  messages: BookMessage[];
  /** At most 100 are counted. */
  unread: number;
  /** What its files weigh together; the same bytes count once. */
  bytes: number;
};

/** How the vault of a book stands, as /files/books/:book tells it: what only the server knows, and what waits to be scanned. */
export type VaultState = {
  isScanning: boolean;
  /** Why no files are taken just now, if none are. */
  closed: string | null;
  waiting: { kind: FileKind; document: string; name: string; size: number; since: Time; refused: string | null }[];
};

export type ProofComment = {
  id: number;
  bookId: number;
  proofId: string;
  answers: number | null;
  page: number | null;
  /** In thousandths of the page. */
  placeX: number | null;
  placeY: number | null;
  passage: string | null;
  text: string;
  side: Side;
  whoName: string;
  at: Time;
};

export type BoardBook = BookHead & { stages: Stage[]; tasks: Task[]; proofs: SentProof[]; unread: number };

export type TemplateVersion = {
  stages: StageTemplate[];
  version: number;
  changedAt: Time;
  changedByName: string | null;
};

/** With every version it had, newest first. */
export type BookTemplate = TemplateVersion & { package: string; history: TemplateVersion[] };

/** How somebody hears of a book: single mails or one a week, and the day on which their calendar's address was made. */
export type BookNotices = { isWeekly: boolean; feedMadeAt: Time | null; canChoose: boolean };

/** One page of a list, newest first. */
type ListPage = BookEvent[] | BookMessage[] | FileRead[];

/** What anybody with a role in a book may ask, by the name of the database's function. */
export type BookCalls = {
  my_books: {
    asks: Record<string, never>;
    hears: {
      books: (BookHead & { role: BookRole; unread: number; stages: Stage[]; owed: number })[];
      /** When the house last wrote about a project that is no book yet. */
      notes: { project: number; at: Time }[];
      invitations: { id: number; role: MemberRole; title: string; author: string; invitedAt: Time }[];
    };
  };
  my_book: { asks: { book: number }; hears: BookPage };
  book_list: {
    asks: {
      book: number;
      list: "events" | "messages" | "reads";
      before: number | null;
      pageSize: number;
      search: string | null;
    };
    hears: ListPage;
  };
  book_versions: { asks: { file: number }; hears: Version[] };
  book_proof: {
    asks: { proof: string };
    hears: {
      proof: SentProof;
      version: Version;
      earlier: Version[];
      comments: ProofComment[];
      approval: Approval | null;
    };
  };
  finish_book_task: { asks: { task: number }; hears: Task };
  hand_in: {
    asks: { book: number; versions: string[]; checklist: string[]; note: string; requestId: string };
    hears: { handedIn: true };
  };
  /** Needs a sign-in of the last minutes. A second answer changes nothing and hears the first. */
  answer_proof: {
    asks: { proof: string; decision: Decision; seenSha256: string; name: string; note: string };
    hears: { kind: "given" | "conflict"; approval: Approval };
  };
  comment_on_proof: {
    asks: {
      proof: string;
      comment: Partial<Pick<ProofComment, "answers" | "page" | "placeX" | "placeY" | "passage">> & { text: string };
      requestId: string;
    };
    hears: ProofComment;
  };
  send_book_message: {
    asks: { book: number; text: string; versions: string[]; requestId: string };
    hears: BookMessage;
  };
  /** For the author alone: asks the house, or takes it back, with a message in the thread. */
  ask_project_deletion: {
    asks: { book: number; wanted: boolean; text: string; requestId: string };
    hears: { deletionAskedAt: Time | null };
  };
  read_book_messages: { asks: { book: number; lastMessage: number }; hears: boolean };
  invite_to_book: { asks: { book: number; email: string; role: MemberRole }; hears: { id: number } };
  accept_book_invitation: { asks: { member: number }; hears: { book: number } };
  revoke_book_member: { asks: { member: number }; hears: boolean };
  my_book_notices: { asks: { book: number }; hears: BookNotices };
  choose_book_notices: { asks: { book: number; weekly: boolean }; hears: BookNotices };
  /** The address is shown once; another one ends it. */
  make_book_feed: { asks: { book: number }; hears: { token: string } };
  end_book_feed: { asks: { book: number }; hears: boolean };
  /** What the page does not show at once, for the copy of one's data. */
  copy_of_book: { asks: { book: number }; hears: Record<string, unknown> };
};

/** As they go over the wire. */
export type BookFunctions = Snake<BookCalls>;

type Stored = Database["public"]["Functions"];
type AreSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** A function that the database does not have, or that takes other arguments, does not compile. */
const named: {
  [Name in keyof BookCalls]: Name extends keyof Stored
    ? AreSame<keyof BookFunctions[Name]["asks"] & string, keyof Stored[Name]["Args"] & string>
    : never;
} = {
  my_books: true,
  my_book: true,
  book_list: true,
  book_versions: true,
  book_proof: true,
  finish_book_task: true,
  hand_in: true,
  answer_proof: true,
  comment_on_proof: true,
  send_book_message: true,
  ask_project_deletion: true,
  read_book_messages: true,
  invite_to_book: true,
  accept_book_invitation: true,
  revoke_book_member: true,
  my_book_notices: true,
  choose_book_notices: true,
  make_book_feed: true,
  end_book_feed: true,
  copy_of_book: true,
};
export const bookFunctionNames = Object.keys(named) as (keyof BookCalls)[];
