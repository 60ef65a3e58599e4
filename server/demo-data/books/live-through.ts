import { stageWords } from "#content/production.ts";
import type { StageMove } from "#domain/book-page.ts";
import type { Day } from "#domain/desk.ts";
import type { Stage, StageKind, StageTemplate } from "#domain/production.ts";
import { type Move, moveStage, planStages } from "#domain/production-forecast.ts";
import { addDays } from "#domain/weeks.ts";
import { addWorkdays, isWorkday, onWorkday } from "#domain/workdays.ts";

/** A stage that took longer, as the desk would have said it: so many workdays after it began, by so many, and why. */
export type Slip = { kind: StageKind; after: number; by: number; reason: string };
type Owner = { id: string; name: string };

type Life = {
  template: readonly StageTemplate[];
  slips: readonly Slip[];
  /** A stage that does not come to its end. */
  stuck?: StageKind;
  ownerOf: (kind: StageKind) => Owner;
};

type Happening = { day: Day; stage: Stage; reason: string | null; moves: StageMove[] } & {
  what: "started" | "finished" | "moved";
};
export type Lived = { startsOn: Day; stages: Stage[]; happenings: Happening[] };

/** A book's days until today, by the same rules as the desk's: each stage begins and ends as it is expected to, but for its slips. */
function liveThrough({ template, slips, stuck, ownerOf }: Life, startsOn: Day, today: Day): Lived {
  let stages = planStages(template, startsOn).map(({ kind, side, waitsFor, start, end }, place): Stage => {
    const owner = side === "house" ? ownerOf(kind) : undefined;
    const span = { start, end };
    return {
      id: place + 1,
      kind,
      name: stageWords[kind].name,
      side,
      owner: owner?.id ?? null,
      ownerName: owner?.name ?? null,
      waitsFor: [...waitsFor],
      planned: span,
      forecast: span,
      startedOn: null,
      finishedOn: null,
    };
  });
  const happenings: Happening[] = [];
  const find = (kind: StageKind) => stages.find((stage) => stage.kind === kind) as Stage;
  const change = (kind: StageKind, now: Partial<Stage>) => {
    stages = stages.map((stage) => (stage.kind === kind ? { ...stage, ...now } : stage));
    return find(kind);
  };
  const move = (moves: readonly Move[]): StageMove[] => {
    const told = moves.map(({ id, from, to }) => {
      const { kind, name } = stages.find((stage) => stage.id === id) as Stage;
      return { stage: kind, name, before: from, after: to };
    });
    for (const { stage, after } of told) change(stage, { forecast: after });
    return told;
  };

  for (let day = startsOn; day <= today; day = addDays(day, 1)) {
    if (!isWorkday(day)) continue;
    for (const { kind } of template) {
      const stage = find(kind);
      const isFree = stage.waitsFor.every((other) => (find(other).finishedOn ?? "9999") < day);
      if (!stage.startedOn && isFree && stage.forecast.start <= day) {
        happenings.push({
          day,
          what: "started",
          stage: change(kind, { startedOn: day }),
          reason: null,
          moves: [],
        });
      }
      const { startedOn, finishedOn, forecast, id } = find(kind);
      if (!startedOn || finishedOn) continue;
      const slip = slips.find((one) => one.kind === kind && addWorkdays(startedOn, one.after) === day);
      const answer = slip && moveStage(stages, id, { ...forecast, end: addWorkdays(forecast.end, slip.by) });
      if (slip && answer && "moves" in answer) {
        const moves = move(answer.moves);
        happenings.push({ day, what: "moved", stage: find(kind), reason: slip.reason, moves });
      } else if (forecast.end <= day && kind !== stuck) {
        const stage = change(kind, { finishedOn: day });
        happenings.push({ day, what: "finished", stage, reason: null, moves: [] });
      }
    }
  }
  return { startsOn, stages, happenings };
}

/** The life that has come so far by today: begun on the last day that leads there. Who begins earlier has come further. */
export function liveUntil(life: Life, today: Day, isThere: (lived: Lived) => boolean): Lived {
  const begun = (daysAgo: number) => liveThrough(life, onWorkday(addDays(today, -daysAgo)), today);
  let [tooLate, early] = [0, 1_200];
  while (early - tooLate > 1) {
    const middle = Math.floor((tooLate + early) / 2);
    if (isThere(begun(middle))) early = middle;
    else tooLate = middle;
  }
  return begun(early);
}
