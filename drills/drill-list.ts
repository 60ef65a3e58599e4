/** Every drill of the document's first table, in its order. The attack catalogue has a table of its own. */
export const drills = [
  "kill-server",
  "kill-database",
  "desk-day",
  "two-servers",
  "rolling-restart",
  "key-rotation",
  "database-away",
  "mail-hanging",
  "clock-jumps",
  "full-disk",
  "read-only-disk",
  "uploads",
  "uploads-two-servers",
  "fuzz",
  "slow-bodies",
  "who-has-an-account",
] as const;

/**
 * What was compared one by one, and what of it was not as promised. A figure of the document is this and never a number,
 * so that nobody writes a zero that nobody counted.
 */
export type Compared = { what: string; compared: number; missing: readonly string[] };

/** For the cell of a drill that does not look. */
export const notLookedAt = "not looked at";

type Figures = {
  fault: string;
  rounds: number;
  /** What was asked of the server meanwhile. */
  tried: string;
  /** Acknowledged writes and owed mails, each looked up afterwards. */
  lost: readonly Compared[] | typeof notLookedAt;
  /** Answers, each read for what it must not show. */
  leaked: readonly Compared[] | typeof notLookedAt;
  /** What somebody at a browser saw, and how long it took until all was well. */
  seen: string;
};

/** A drill that this machine does not allow says so in the document. */
export type Found = Figures | { fault: string; skipped: string };
