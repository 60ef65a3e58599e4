import type { FileRefusal } from "#domain/desk-replies.ts";
import type { ContentType } from "#domain/file-content.ts";

/** A file of a mail: its bytes, or why they are not kept. */
export type ReadFile = { name: string; size: number } & (
  | { type: ContentType; content: Uint8Array }
  | { refused: FileRefusal }
);

/** What a mail server says about an address that it could not deliver to. */
export type ReadBounce = { address: string; code: string; reason: string; isLasting: boolean };

/** What a mail says, made harmless: plain text without control characters, within its limits. It crosses threads, so it is data alone. */
export type ReadMail = {
  messageId: string | null;
  earlierIds: string[];
  /** Numbers of mails that may be ours, the one it answers first. */
  answers: string[];
  sender: string | null;
  senderName: string;
  subject: string;
  body: string;
  quoted: string;
  bodySha256: Uint8Array;
  isAutomatic: boolean;
  /** The sender's own domain says that this mail is not from there, as the mail server that took it has found. */
  isUnproven: boolean;
  /** The mail server that we trust has found that it is from there. */
  isChecked: boolean;
  isUnreadable: boolean;
  bounces: ReadBounce[];
  files: ReadFile[];
};

/** The source as it lies in the mailbox, up to the limit; `size` is how much there is. */
export type ReadingOrder = { source: Uint8Array; size: number; headersOnly?: boolean; authserv?: string };

/** More of a mail is not fetched; whoever sent more is told by nobody, and the desk says so in the thread. */
export const mostBytes = 25 * 1024 * 1024;
