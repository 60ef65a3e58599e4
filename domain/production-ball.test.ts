import { expect, test } from "vitest";
import type { Proof, Stage, Task } from "./production.ts";
import { currentStages, listOwed, nextStage, outOn, urgencyOf, whoHasTheBall } from "./production-ball.ts";

const stage = (id: number, kind: Stage["kind"], change: Partial<Stage> = {}): Stage => ({
  id,
  kind,
  name: kind,
  side: "house",
  owner: null,
  ownerName: null,
  waitsFor: [],
  planned: { start: `2026-11-0${id}`, end: `2026-11-0${id}` },
  forecast: { start: `2026-11-0${id}`, end: `2026-11-0${id}` },
  startedOn: null,
  finishedOn: null,
  ...change,
});
const task = (id: number, change: Partial<Task> = {}): Task => ({
  id,
  stageId: null,
  side: "author",
  title: "Send the dedication",
  why: "It stands on the fifth page.",
  minutes: 10,
  due: null,
  wants: "tick",
  fileKind: null,
  doneAt: null,
  ...change,
});
const proof = (change: Partial<Proof> = {}): Proof => ({
  id: "p",
  versionId: "v",
  name: "Interior",
  due: null,
  decision: null,
  ...change,
});

const done = { startedOn: "2026-11-01", finishedOn: "2026-11-01" };
const stages = [
  stage(1, "agreement", { side: "author", ...done }),
  stage(2, "copyedit", { startedOn: "2026-11-02" }),
  stage(3, "interior"),
  stage(4, "launch", { forecast: { start: "2026-11-08", end: "2026-11-09" } }),
];

test("whoever has the stage has the ball, until somebody owes something that it hangs on", () => {
  expect(whoHasTheBall({ stages, tasks: [], proofs: [] })).toMatchObject({ side: "house", why: "stage" });
  // A task of another stage, or of none, or one that is done, holds nothing up.
  const idle = [task(1, { stageId: 3 }), task(2), task(3, { stageId: 2, doneAt: "2026-11-02T10:00:00Z" })];
  expect(whoHasTheBall({ stages, tasks: idle, proofs: [] })).toMatchObject({ side: "house", why: "stage" });
  const owed = [
    task(4, { stageId: 2, side: "house", due: "2026-11-03" }),
    task(5, { stageId: 2, due: "2026-11-20" }),
    task(6, { stageId: 2, due: "2026-11-10" }),
  ];
  expect(whoHasTheBall({ stages, tasks: owed, proofs: [] })).toMatchObject({ side: "author", task: { id: 6 } });
  expect(whoHasTheBall({ stages, tasks: owed, proofs: [proof()] })).toMatchObject({ side: "author", why: "proof" });
  const answered = [proof({ decision: "changes" })];
  expect(whoHasTheBall({ stages, tasks: [], proofs: answered })).toMatchObject({ why: "stage", side: "house" });
});

test("between two stages the next one's owner has the ball, and after the last one nobody", () => {
  const between = stages.map((one) => (one.id === 2 ? { ...one, ...done } : one));
  expect(whoHasTheBall({ stages: between, tasks: [], proofs: [] })).toMatchObject({ stage: { kind: "interior" } });
  const over = stages.map((one) => ({ ...one, ...done }));
  expect(whoHasTheBall({ stages: over, tasks: [], proofs: [] })).toMatchObject({ side: undefined, why: "done" });
  expect(currentStages(over)).toEqual([]);
});

test("a page says what is next and when the book is out, as planned and as expected", () => {
  expect(nextStage(stages)?.kind).toBe("interior");
  expect(outOn(stages)).toEqual({ day: "2026-11-09", isOut: false, planned: "2026-11-04" });
  expect(outOn(stages.slice(0, 2))).toBeUndefined();
});

test("what a side owes comes in the order in which it is due, and a proof is the author's", () => {
  const tasks = [task(1), task(2, { due: "2026-11-12" }), task(3, { side: "house", due: "2026-11-01" })];
  const owed = listOwed("author", { tasks, proofs: [proof({ due: "2026-11-10" }), proof({ decision: "approved" })] });
  expect(owed.map((one) => (one.what === "task" ? one.task.id : one.what))).toEqual(["proof", 2, 1]);
  expect(listOwed("house", { tasks, proofs: [proof()] })).toHaveLength(1);
});

test("lateness counts workdays: due on Friday, it is not late on Sunday and one day late on Monday", () => {
  const friday = "2026-11-20";
  expect(urgencyOf(friday, "2026-11-16")).toEqual({ kind: "later" });
  expect(urgencyOf(friday, "2026-11-17")).toEqual({ kind: "soon", workdays: 3 });
  expect(urgencyOf(friday, "2026-11-20")).toEqual({ kind: "today" });
  expect(urgencyOf(friday, "2026-11-22")).toEqual({ kind: "today" });
  expect(urgencyOf(friday, "2026-11-23")).toEqual({ kind: "late", workdays: 1 });
  expect(urgencyOf(null, "2026-11-23")).toEqual({ kind: "later" });
});
