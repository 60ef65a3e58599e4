import type { Day } from "./desk.ts";
import type { Span, Stage, StageKind, StageTemplate } from "./production.ts";
import { addDays } from "./weeks.ts";
import { addWorkdays, countWorkdays, onWorkday } from "./workdays.ts";

/**
 * Where the dates of a book come from, and what moves when one of them does. Forecasts push and never pull: a stage that
 * ends later moves what waits for it, as far as it must; one that ends earlier leaves room, because a date that came nearer
 * by itself would be a promise that nobody made.
 */

export type PlannedStage = StageTemplate & Span;

/** A template's stages with their first dates: each starts when everything it waits for has ended. */
export function planStages(template: readonly StageTemplate[], startsOn: Day): PlannedStage[] {
  const ends = new Map<StageKind, Day>();
  return template.map((stage) => {
    const start = earliestStart(stage.waitsFor, ends) ?? onWorkday(startsOn);
    const end = addWorkdays(start, stage.workdays - 1);
    ends.set(stage.kind, end);
    return { ...stage, start, end };
  });
}

/** A workday after the last of those that it waits for; nothing where it waits for none of them. */
function earliestStart(waitsFor: readonly StageKind[], ends: ReadonlyMap<StageKind, Day>): Day | undefined {
  const last = waitsFor
    .flatMap((kind) => ends.get(kind) ?? [])
    .toSorted()
    .at(-1);
  return last && onWorkday(addDays(last, 1));
}

export type Move = { id: number; from: Span; to: Span };
export type Moved = { moves: Move[] } | { refusal: "finished" | "started" | "order" | "too early" };

type Dated = Pick<Stage, "id" | "kind" | "waitsFor" | "forecast" | "startedOn" | "finishedOn">;

/** What else moves when one stage does: the moves as they would be stored, the asked one first. */
export function moveStage(stages: readonly Dated[], id: number, to: Span): Moved {
  const asked = stages.find((stage) => stage.id === id);
  if (!asked || asked.finishedOn) return { refusal: "finished" };
  if (asked.startedOn && to.start !== asked.forecast.start) return { refusal: "started" };
  if (to.end < to.start) return { refusal: "order" };
  const before = new Map(stages.map((stage) => [stage.kind, endOf(stage)]));
  const earliest = earliestStart(asked.waitsFor, before);
  if (!asked.startedOn && earliest && to.start < earliest) return { refusal: "too early" };
  return { moves: [{ id, from: asked.forecast, to }, ...pushed(stages, asked, to.end)].filter(isMove) };
}

/** What a stage that has ended on a day pushes on; early or in time, nothing. */
export function finishStage(stages: readonly Dated[], id: number, on: Day): Move[] {
  const asked = stages.find((stage) => stage.id === id);
  return asked ? pushed(stages, asked, on) : [];
}

function pushed(stages: readonly Dated[], moved: Dated, end: Day): Move[] {
  const ends = new Map(stages.map((stage) => [stage.kind, endOf(stage)]));
  ends.set(moved.kind, end);
  const moves: Move[] = [];
  // In the order of the timeline: what a stage waits for always stands before it.
  for (const stage of stages) {
    if (stage.id === moved.id || stage.startedOn || stage.finishedOn) continue;
    const earliest = earliestStart(stage.waitsFor, ends);
    if (!earliest || stage.forecast.start >= earliest) continue;
    const length = Math.max(1, countWorkdays(stage.forecast.start, stage.forecast.end));
    const to = { start: earliest, end: addWorkdays(earliest, length - 1) };
    moves.push({ id: stage.id, from: stage.forecast, to });
    ends.set(stage.kind, to.end);
  }
  return moves;
}

const endOf = ({ finishedOn, forecast }: Dated) => finishedOn ?? forecast.end;
const isMove = ({ from, to }: Move) => from.start !== to.start || from.end !== to.end;

/** How many workdays a stage is behind what was planned; below zero where it is ahead. */
export function slipOf({ planned, forecast, finishedOn }: Pick<Stage, "planned" | "forecast" | "finishedOn">): number {
  const end = finishedOn ?? forecast.end;
  return end >= planned.end
    ? countWorkdays(addDays(planned.end, 1), end)
    : -countWorkdays(addDays(end, 1), planned.end);
}
