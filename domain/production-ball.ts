import type { Day } from "./desk.ts";
import type { Proof, Side, Stage, Task } from "./production.ts";
import { addDays } from "./weeks.ts";
import { countWorkdays } from "./workdays.ts";

/** The five answers of a book's page: what is happening, who has it, what is next, who owes what, and when it is out. */

export type Ball =
  /** Something that one side owes keeps the stage from going on. */
  | { side: Side; why: "proof"; proof: Proof; stage: Stage | undefined }
  | { side: Side; why: "task"; task: Task; stage: Stage | undefined }
  /** Nothing is owed: whoever has the stage is at work, or about to be. */
  | { side: Side; why: "stage"; stage: Stage }
  /** Every stage has ended. */
  | { side: undefined; why: "done"; stage: undefined };

type Book = { stages: readonly Stage[]; tasks: readonly Task[]; proofs: readonly Proof[] };

/**
 * A proof without an answer is the author's. Then a task that hangs on what is being done now, the one that is due first;
 * the author's before the house's, because the house cannot settle it alone. Otherwise whoever has the stage.
 */
export function whoHasTheBall({ stages, tasks, proofs }: Book): Ball {
  const stage = currentStages(stages)[0];
  const proof = proofs.filter(({ decision }) => decision === null).toSorted(byDue)[0];
  if (proof) return { side: "author", why: "proof", proof, stage };
  if (!stage) return { side: undefined, why: "done", stage: undefined };
  const current = currentStages(stages).map(({ id }) => id);
  const task = openTasks(tasks)
    .filter(({ stageId }) => stageId !== null && current.includes(stageId))
    .toSorted((a, b) => Number(b.side === "author") - Number(a.side === "author") || byDue(a, b))[0];
  if (task) return { side: task.side, why: "task", task, stage: stages.find(({ id }) => id === task.stageId) };
  return { side: stage.side, why: "stage", stage };
}

/** Those under way; where none is, the first that can begin. */
export function currentStages(stages: readonly Stage[]): Stage[] {
  const underWay = stages.filter(({ startedOn, finishedOn }) => startedOn && !finishedOn);
  return underWay.length > 0 ? underWay : stages.filter(({ finishedOn }) => !finishedOn).slice(0, 1);
}

/** What starts after that, in the order of its forecast. */
export function nextStage(stages: readonly Stage[]): Stage | undefined {
  const current = currentStages(stages);
  return stages
    .filter((stage) => !stage.startedOn && !stage.finishedOn && !current.includes(stage))
    .toSorted((a, b) => a.forecast.start.localeCompare(b.forecast.start))[0];
}

/** The day of the launch: as it happened, otherwise as it is expected. Nothing where the book has none. */
export function outOn(stages: readonly Stage[]): { day: Day; isOut: boolean; planned: Day } | undefined {
  const launch = stages.find(({ kind }) => kind === "launch");
  if (!launch) return undefined;
  const { finishedOn, forecast, planned } = launch;
  return { day: finishedOn ?? forecast.end, isOut: finishedOn !== null, planned: planned.end };
}

export type Owed = { what: "proof"; proof: Proof; due: Day | null } | { what: "task"; task: Task; due: Day | null };

/** What a side owes, the most urgent first; what has no date comes last. */
export function listOwed(side: Side, { tasks, proofs }: Pick<Book, "tasks" | "proofs">): Owed[] {
  const open = side === "author" ? proofs.filter(({ decision }) => decision === null) : [];
  return [
    ...open.map((proof): Owed => ({ what: "proof", proof, due: proof.due })),
    ...openTasks(tasks)
      .filter((task) => task.side === side)
      .map((task): Owed => ({ what: "task", task, due: task.due })),
  ].toSorted(byDue);
}

const openTasks = (tasks: readonly Task[]) => tasks.filter(({ doneAt }) => doneAt === null);
const byDue = (a: { due: Day | null }, b: { due: Day | null }) => (a.due ?? "9999").localeCompare(b.due ?? "9999");

export type Urgency =
  | { kind: "late"; workdays: number }
  | { kind: "today" }
  | { kind: "soon"; workdays: number }
  | { kind: "later" };

/** Within this many workdays something is due soon; on the first of them a reminder goes out. */
export const soonWorkdays = 3;

/** In workdays: what was due on Friday is one day late on Monday, and not on Sunday. */
export function urgencyOf(due: Day | null, today: Day): Urgency {
  if (!due) return { kind: "later" };
  const late = countWorkdays(addDays(due, 1), today);
  if (late > 0) return { kind: "late", workdays: late };
  const left = countWorkdays(addDays(today, 1), due);
  if (left === 0) return { kind: "today" };
  return left <= soonWorkdays ? { kind: "soon", workdays: left } : { kind: "later" };
}
