import { type StageKind, type StageTemplate, stageKinds } from "./production.ts";
import { planStages } from "./production-forecast.ts";
import { countWorkdays } from "./workdays.ts";

/** Changes of a template. Whatever is changed, a stage waits only for those before it, and the author's has no owner. */

type Template = readonly StageTemplate[];

const tidy = (stages: Template): StageTemplate[] =>
  stages.map((stage, place) => {
    const before = stages.slice(0, place).map(({ kind }) => kind);
    return {
      ...stage,
      waitsFor: stage.waitsFor.filter((kind) => before.includes(kind)),
      owner: stage.side === "house" ? (stage.owner ?? null) : null,
    };
  });

export const changeStage = (stages: Template, kind: StageKind, change: Partial<StageTemplate>) =>
  tidy(stages.map((stage) => (stage.kind === kind ? { ...stage, ...change } : stage)));

export const removeStage = (stages: Template, kind: StageKind) => tidy(stages.filter((stage) => stage.kind !== kind));

/** At the end, waiting for the one that was last. */
export const addStage = (stages: Template, kind: StageKind) =>
  tidy([
    ...stages,
    { kind, side: "house", workdays: 5, waitsFor: stages.slice(-1).map((last) => last.kind), owner: null },
  ]);

/** One place up or down; nothing at the ends. */
export function shiftStage(stages: Template, kind: StageKind, by: 1 | -1): StageTemplate[] {
  const from = stages.findIndex((stage) => stage.kind === kind);
  const to = from + by;
  if (from < 0 || to < 0 || to >= stages.length) return [...stages];
  const moved = stages.filter((_, place) => place !== from);
  return tidy(moved.toSpliced(to, 0, ...stages.slice(from, from + 1)));
}

export const missingStages = (stages: Template) =>
  stageKinds.filter((kind) => stages.every((one) => one.kind !== kind));

/** How many workdays lie between the start and the launch; nothing where there is none. */
export function workdaysToLaunch(stages: Template): number | undefined {
  const monday = "2026-01-05";
  const launch = planStages(stages, monday).find(({ kind }) => kind === "launch");
  return launch && countWorkdays(monday, launch.end);
}
