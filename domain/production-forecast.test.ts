import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stage, StageKind, StageTemplate } from "./production.ts";
import { finishStage, moveStage, planStages, slipOf } from "./production-forecast.ts";
import { addDays } from "./weeks.ts";
import { isWorkday } from "./workdays.ts";

const template: StageTemplate[] = [
  { kind: "copyedit", side: "house", workdays: 10, waitsFor: [] },
  { kind: "cover", side: "house", workdays: 15, waitsFor: [] },
  { kind: "interior", side: "house", workdays: 5, waitsFor: ["copyedit"] },
  { kind: "proofs", side: "author", workdays: 5, waitsFor: ["interior", "cover"] },
  { kind: "launch", side: "house", workdays: 1, waitsFor: ["proofs"] },
];

function stagesFrom(startsOn: string, parts = template): Stage[] {
  return planStages(parts, startsOn).map(({ kind, side, waitsFor, start, end }, place) => ({
    id: place + 1,
    kind,
    name: kind,
    side,
    owner: null,
    ownerName: null,
    waitsFor: [...waitsFor],
    planned: { start, end },
    forecast: { start, end },
    startedOn: null,
    finishedOn: null,
  }));
}

const find = (stages: Stage[], kind: StageKind) => {
  const found = stages.find((stage) => stage.kind === kind);
  if (!found) throw new Error(kind);
  return found;
};

test("a stage starts on the workday after the last one that it waits for", () => {
  const stages = stagesFrom("2026-11-14");
  expect(stages.map(({ kind, planned }) => [kind, planned.start, planned.end])).toEqual([
    ["copyedit", "2026-11-16", "2026-11-27"],
    ["cover", "2026-11-16", "2026-12-04"],
    ["interior", "2026-11-30", "2026-12-04"],
    ["proofs", "2026-12-07", "2026-12-11"],
    ["launch", "2026-12-14", "2026-12-14"],
  ]);
});

test("a slip moves what waits for it, as far as it must and no further", () => {
  const stages = stagesFrom("2026-11-16");
  const { forecast, id } = find(stages, "copyedit");
  // Three workdays: the interior goes along, and with it proofs and launch; the cover does not wait for it.
  const answer = moveStage(stages, id, { ...forecast, end: "2026-12-02" });
  expect(answer).toEqual({
    moves: [
      { id, from: forecast, to: { start: "2026-11-16", end: "2026-12-02" } },
      expect.objectContaining({ id: 3, to: { start: "2026-12-03", end: "2026-12-09" } }),
      expect.objectContaining({ id: 4, to: { start: "2026-12-10", end: "2026-12-16" } }),
      expect.objectContaining({ id: 5, to: { start: "2026-12-17", end: "2026-12-17" } }),
    ],
  });
});

test("what ends early leaves room and pulls nothing", () => {
  const stages = stagesFrom("2026-11-16");
  const { forecast, id } = find(stages, "copyedit");
  const answer = moveStage(stages, id, { ...forecast, end: "2026-11-20" });
  expect("moves" in answer && answer.moves.map((move) => move.id)).toEqual([id]);
  expect(finishStage(stages, id, "2026-11-20")).toEqual([]);
  expect(finishStage(stages, id, "2026-11-30").map((move) => move.id)).toEqual([3, 4, 5]);
});

test("what has happened stays: nothing finished moves, and nothing that has started starts anew", () => {
  const stages = stagesFrom("2026-11-16");
  const copyedit = find(stages, "copyedit");
  const span = { start: "2026-11-17", end: "2026-11-30" };
  copyedit.startedOn = "2026-11-16";
  expect(moveStage(stages, copyedit.id, span)).toEqual({ refusal: "started" });
  copyedit.finishedOn = "2026-11-27";
  expect(moveStage(stages, copyedit.id, span)).toEqual({ refusal: "finished" });
  const interior = find(stages, "interior");
  expect(moveStage(stages, interior.id, span)).toEqual({ refusal: "too early" });
  expect(moveStage(stages, interior.id, { start: "2026-12-09", end: "2026-12-08" })).toEqual({ refusal: "order" });
  expect(moveStage(stages, 99, span)).toEqual({ refusal: "finished" });
});

test("a stage behind its plan says by how many workdays, and one ahead as well", () => {
  const [stage] = stagesFrom("2026-11-16");
  if (!stage) throw new Error("none");
  expect(slipOf(stage)).toBe(0);
  expect(slipOf({ ...stage, forecast: { ...stage.forecast, end: "2026-12-01" } })).toBe(2);
  expect(slipOf({ ...stage, finishedOn: "2026-11-25" })).toBe(-2);
});

test("whatever is moved, nothing starts before what it waits for has ended, nothing comes nearer, and lengths stay", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 90 }), (id, days) => {
      const stages = stagesFrom("2026-11-16");
      const asked = stages[id - 1];
      if (!asked) return;
      const answer = moveStage(stages, id, { ...asked.forecast, end: addDays(asked.forecast.end, days) });
      if (!("moves" in answer)) throw new Error(answer.refusal);
      const after = stages.map((stage) => answer.moves.find((move) => move.id === stage.id)?.to ?? stage.forecast);
      for (const [place, stage] of stages.entries()) {
        const own = after[place];
        if (!own) throw new Error("none");
        expect(own.start >= stage.forecast.start).toBe(true);
        expect(isWorkday(own.start)).toBe(true);
        for (const kind of stage.waitsFor) {
          const waited = after[stages.findIndex((one) => one.kind === kind)];
          expect(own.start > (waited?.end ?? "")).toBe(true);
        }
      }
    }),
  );
});
