import type { Offer } from "./supabase-client.ts";

export type SessionState = {
  /** `halfway`: the second step is missing. `unreachable`: the service could not be asked. */
  status: "unknown" | "signed-out" | "halfway" | "signed-in" | "unreachable";
  /** Whose session it is; out of reach, whose it was when it was last kept. */
  email?: string;
  /** Where it was signed out by hand. */
  end?: "here" | "elsewhere";
  /** It ended by itself, and whoever it belonged to has not come back yet, or only halfway. */
  isExpired?: boolean;
  /** What a mail link brought, as long as nobody has said yes or no to it. */
  offer?: Offer;
};

/** What was found now, in the light of what was before. The same state where nothing has changed. */
export function followSession(before: SessionState, found: Omit<SessionState, "isExpired">): SessionState {
  // That nobody is signed in may be found again; how it came to that stays known.
  const end = found.end ?? (found.status === "signed-out" ? before.end : undefined);
  const isExpired = found.status !== "signed-in" && !end && (before.isExpired || isEnding(before, found));
  const next = { ...found, end, isExpired };
  return names.every((name) => before[name] === next[name]) ? before : next;
}

const names = ["status", "email", "end", "isExpired", "offer"] as const;

const isEnding = (before: SessionState, found: SessionState) =>
  found.status === "signed-out" && before.status !== "unknown" && before.status !== "signed-out";
