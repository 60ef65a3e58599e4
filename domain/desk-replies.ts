import type { Time } from "./desk.ts";

/** What came into the house's mailbox, as the desk speaks of it. */

/** Written by a person, by a machine, or by a mail server about a mail of ours that it could not deliver. */
export const replyKinds = ["letter", "automatic", "bounce"] as const;

/** In a person's thread, in the tray until somebody says whose it is, or put away. */
export const replyStates = ["thread", "tray", "away"] as const;

/** Why a mail lies in the tray. */
export const trayReasons = ["unknown", "other thread", "our address", "unproven", "unreadable"] as const;

/** Why a file was not kept: what it is by its bytes (file-content.ts), how large, how many, or that it did not come whole. */
export const fileRefusals = [
  "empty",
  "unknown",
  "macros",
  "locked",
  "strange archive",
  "too large",
  "too many",
  "cut off",
  "infected",
  "unchecked",
  "no place",
  "no room",
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

export const mailboxTroubles = ["unreachable", "refused", "no folder"] as const;
export type MailboxTrouble = (typeof mailboxTroubles)[number];

export const replyLists = ["waiting", "tray", "automatic", "away"] as const;
export type ReplyList = (typeof replyLists)[number];

export type ReplyFile = { id: string; name: string; size: number; refused: FileRefusal | null; isScanned: boolean };

export type Reply = {
  id: string;
  kind: (typeof replyKinds)[number];
  state: (typeof replyStates)[number];
  why: (typeof trayReasons)[number] | null;
  /** As the mail says, which proves nothing; null where it says nothing that is an address. */
  sender: string | null;
  senderName: string;
  /** Whether anything says that it is from there: our mail server, or a mail of ours that it names and nobody else got. */
  isProven: boolean;
  /** Whose thread it is in, or the best that is known of its sender. */
  name: string;
  subject: string;
  /** What they wrote; what they quoted of earlier mails stands apart. */
  body: string;
  quoted: string;
  size: number;
  receivedAt: Time;
  leadId: string | null;
  /** The number of whoever's thread it is in. */
  person: string | null;
  /** Whom the mail of ours went to that it says it answers. */
  answers: string | null;
  dueAt: Time | null;
  answeredAt: Time | null;
  files: ReplyFile[];
};

export type BouncedAddress = { address: string; at: Time; code: string; reason: string };

type Bounces = { count: number; addresses: BouncedAddress[] };

/** What the desk asks about it: like desk-functions.ts, which takes these in. */
export type DeskReplyCalls = {
  /** `comesIn` is false where replies stay in the house's mailbox. */
  desk_reply_counts: {
    asks: Record<string, never>;
    hears: {
      comesIn: boolean;
      readAt: Time | null;
      trouble: MailboxTrouble | null;
      waiting: number;
      overdue: number;
      tray: number;
    };
  };
  /** `after` is the last one shown: when it is due, in the list of those that wait, or when it came. */
  desk_replies: {
    asks: { list: ReplyList; after: { at: Time; id: string } | null; pageSize: number };
    hears: { replies: Reply[]; hasMore: boolean };
  };
  desk_thread: { asks: { key: string }; hears: Reply[] };
  desk_assign_reply: { asks: { reply: string; key: string }; hears: Reply };
  /** Out of the tray, or, in a thread, off the clock. */
  desk_put_reply_away: { asks: { reply: string }; hears: Reply };
  desk_bounces: { asks: Record<string, never>; hears: Bounces };
  desk_clear_bounce: { asks: { address: string }; hears: Bounces };
};
