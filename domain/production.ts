import type { Day, Time } from "./desk.ts";

/** The production room: what a book of the house is made of. The database has the same lists; a test compares them. */

export const stageKinds = [
  "agreement",
  "developmental",
  "line",
  "copyedit",
  "cover",
  "interior",
  "proofs",
  "printer",
  "distribution",
  "launch",
  "aftercare",
] as const;
export type StageKind = (typeof stageKinds)[number];

/** Who has promised something: the house, or the author and whoever acts for them. */
export const sides = ["house", "author"] as const;
export type Side = (typeof sides)[number];

export const fileKinds = [
  "manuscript",
  "edited",
  "cover",
  "interior",
  "proof",
  "picture",
  "agreement",
  "other",
] as const;
export type FileKind = (typeof fileKinds)[number];

/** What settles a task: a tick, or a file that was handed in. */
export const taskWants = ["tick", "file"] as const;
type TaskWants = (typeof taskWants)[number];

/** What somebody can be reminded of. */
export const owedKinds = ["task", "stage", "proof"] as const;

export const decisions = ["approved", "changes"] as const;
export type Decision = (typeof decisions)[number];

/** Whom an author lets into a book: to read, or to act in the author's place. */
export const memberRoles = ["reads", "acts"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What somebody is to a book. */
export type BookRole = "staff" | "author" | MemberRole;

export const messageKinds = ["message", "status"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const bookEventKinds = [
  "opened",
  "planned",
  "moved",
  "started",
  "finished",
  "reopened",
  "owner",
  "task",
  "task done",
  "task withdrawn",
  "version",
  "handed in",
  "proof",
  "decision",
  "member",
  "closed",
] as const;
export type BookEventKind = (typeof bookEventKinds)[number];

export type Span = { start: Day; end: Day };

export type Stage = {
  id: number;
  kind: StageKind;
  name: string;
  side: Side;
  /** The member of staff who has it; null where the author does, or nobody is named yet. */
  owner: string | null;
  ownerName: string | null;
  /** The stages that have to end before this one starts, by their kind. */
  waitsFor: StageKind[];
  planned: Span;
  forecast: Span;
  startedOn: Day | null;
  finishedOn: Day | null;
  /** Why its dates were last moved, in the house's words. */
  reason?: string | null;
};

export type Task = {
  id: number;
  stageId: number | null;
  side: Side;
  title: string;
  why: string;
  minutes: number | null;
  due: Day | null;
  wants: TaskWants;
  fileKind: FileKind | null;
  doneAt: Time | null;
};

/** A version that was sent for approval and waits for its answer, or has one. */
export type Proof = { id: string; versionId: string; name: string; due: Day | null; decision: Decision | null };

/** What a package usually goes through. `owner` is whoever of the house usually has the stage, where that is settled. */
export type StageTemplate = {
  kind: StageKind;
  side: Side;
  workdays: number;
  waitsFor: readonly StageKind[];
  owner?: string | null;
};
