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

/** A book as its two pages show it; domain/book-functions.ts has what both sides may ask about it. */

export type BookHead = {
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
