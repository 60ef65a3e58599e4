import type { BoardBook, BookPage, BookTemplate, SentProof } from "./book-page.ts";
import type { Day, Time } from "./desk.ts";
import type { Side, StageTemplate, Task } from "./production.ts";

/** What the desk asks about books in production: like desk-functions.ts, which takes these in. */
export type DeskBookCalls = {
  desk_books: {
    asks: { search: string; after: number | null; pageSize: number };
    hears: { books: BoardBook[]; hasMore: boolean };
  };
  desk_book: { asks: { book: number }; hears: BookPage | null };
  /** Takes a project into production; asking again answers with the book that is there. */
  desk_open_book: {
    asks: { project: number; package: string; stages: NewStage[] };
    hears: { book: number; isNew: boolean };
  };
  /** Everything that moves at once, with one reason; the author gets one mail. */
  desk_move_stage: {
    asks: { book: number; seenVersion: number; moves: StageDates[]; reason: string; requestId: string };
    hears: BookChange;
  };
  desk_mark_stage: {
    asks: {
      book: number;
      seenVersion: number;
      stage: number;
      mark: "started" | "finished" | "reopened";
      onDay: Day;
      /** What a late end pushes on; then a reason is asked for. */
      moves: StageDates[];
      reason: string;
    };
    hears: BookChange;
  };
  desk_own_stage: { asks: { stage: number; newOwner: string | null }; hears: BookPage };
  desk_add_task: { asks: { book: number; task: NewTask; requestId: string }; hears: Task };
  desk_withdraw_task: { asks: { task: number }; hears: Task };
  /** The wording names the file by its hash, and is kept with the proof. */
  desk_send_proof: {
    asks: { version: string; wording: string; note: string; due: Day | null; requestId: string };
    hears: SentProof;
  };
  desk_close_book: { asks: { book: number; reason: string }; hears: BookPage };
  /** The author has asked for it and reads the answer; a yes deletes the project and ends production. */
  desk_decide_deletion: {
    asks: { book: number; agreed: boolean; answer: string; requestId: string };
    hears: BookChange;
  };
  /** Only what the desk has changed; a package that is not among them follows the price book. */
  desk_templates: { asks: Record<string, never>; hears: BookTemplate[] };
  desk_save_template: {
    asks: { package: string; seenVersion: number; stages: StageTemplate[] };
    hears: { kind: "saved" | "conflict"; template: BookTemplate | null };
  };
  /** Threads that wait for an answer; with a search, what was said in any thread instead. */
  desk_book_messages: {
    asks: { search: string; onlyOverdue: boolean };
    hears: { waiting: WaitingThread[]; found: FoundMessage[] };
  };
  /** The message that waits needs no answer. */
  desk_settle_messages: { asks: { book: number }; hears: boolean };
};

type StageDates = { id: number; start: Day; end: Day };
type NewStage = Pick<StageTemplate, "kind" | "side" | "waitsFor"> & {
  name: string;
  owner: string | null;
  start: Day;
  end: Day;
};
export type NewTask = Omit<Task, "id" | "doneAt">;
export type WaitingThread = { book: number; title: string; authorName: string; text: string; since: Time; dueAt: Time };
export type FoundMessage = {
  id: number;
  book: number;
  title: string;
  side: Side;
  who: string;
  text: string;
  at: Time;
};
type BookChange = { kind: "saved" | "conflict"; page: BookPage };
