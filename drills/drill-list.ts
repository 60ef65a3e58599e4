/** Every drill of the document, in its order. */
export const drills = [
  "kill-server",
  "kill-database",
  "two-servers",
  "rolling-restart",
  "database-away",
  "mail-hanging",
  "clock-jumps",
  "full-disk",
  "read-only-disk",
  "fuzz",
  "slow-bodies",
  "who-has-an-account",
] as const;

export type Figures = {
  fault: string;
  rounds: number;
  /** What was asked of the server meanwhile. */
  tried: string;
  lost: number;
  leaked: number;
  /** What somebody at a browser saw, and how long it took until all was well. */
  seen: string;
};

/** A drill that this machine does not allow says so in the document. */
export type Found = Figures | { fault: string; skipped: string };
