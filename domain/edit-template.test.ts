import { expect, test } from "vitest";
import { addStage, changeStage, missingStages, removeStage, shiftStage, workdaysToLaunch } from "./edit-template.ts";
import type { StageTemplate } from "./production.ts";

const template: StageTemplate[] = [
  { kind: "agreement", side: "author", workdays: 5, waitsFor: [], owner: null },
  { kind: "line", side: "house", workdays: 10, waitsFor: ["agreement"], owner: "june" },
  { kind: "launch", side: "house", workdays: 1, waitsFor: ["line"], owner: null },
];

test("a stage waits only for those before it, whatever is moved or removed", () => {
  const turned = shiftStage(template, "line", -1);
  expect(turned.map(({ kind, waitsFor }) => [kind, waitsFor])).toEqual([
    ["line", []],
    ["agreement", []],
    ["launch", ["line"]],
  ]);
  expect(shiftStage(template, "agreement", -1)).toEqual(template);
  expect(removeStage(template, "line").at(-1)?.waitsFor).toEqual([]);
});

test("what the author has, nobody of the house owns", () => {
  expect(changeStage(template, "line", { side: "author" })[1]).toMatchObject({ side: "author", owner: null });
});

test("a stage that is added waits for the last one, and is no longer missing", () => {
  const longer = addStage(template, "aftercare");
  expect(longer.at(-1)).toMatchObject({ kind: "aftercare", waitsFor: ["launch"] });
  expect(missingStages(template)).toContain("aftercare");
  expect(missingStages(longer)).not.toContain("aftercare");
});

test("the way to the launch is counted in workdays; without a launch there is none", () => {
  expect(workdaysToLaunch(template)).toBe(16);
  expect(workdaysToLaunch(removeStage(template, "launch"))).toBeUndefined();
});
