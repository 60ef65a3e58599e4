import type {
  Approval,
  BookEvent,
  BookHead,
  BookMessage,
  BookNotices,
  BookPage,
  FileRead,
  ProofComment,
  SentProof,
  Version,
} from "./book-page.ts";
import type { Database } from "./database.ts";
import type { Time } from "./desk.ts";
import type { BookRole, Decision, MemberRole, Stage, Task } from "./production.ts";
import type { SameNames, Snake } from "./snake-case.ts";

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

/** A function that the database does not have, or that takes other arguments, does not compile. */
const named: {
  [Name in keyof BookCalls]: Name extends keyof Stored
    ? SameNames<BookFunctions[Name]["asks"], Stored[Name]["Args"]>
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
