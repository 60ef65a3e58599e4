import { expect, test } from "vitest";
import { templateOf } from "#content/production-templates.ts";
import { currentStages } from "#domain/production-ball.ts";
import { addDays } from "#domain/weeks.ts";
import { stories } from "./stories.ts";

// Also on days on which nobody works, and across the turn of a year.
const days = Array.from({ length: 8 }, (_, place) => addDays("2026-11-13", place * 9));

test.each(days)(
  "on %s the demonstration's three books stand at three places, and every date agrees with the others",
  (today) => {
    const lives = stories.map(({ live }) => live(today));
    expect(lives.map(({ stages }) => currentStages(stages).map(({ kind }) => kind))).toEqual([
      ["proofs"],
      expect.arrayContaining(["line"]),
      ["aftercare"],
    ]);
    for (const { stages, happenings, startsOn } of lives) {
      for (const stage of stages) {
        if (stage.startedOn) expect(stage.startedOn >= startsOn && stage.startedOn <= today).toBe(true);
        if (stage.finishedOn) expect(stage.finishedOn >= (stage.startedOn ?? "9999")).toBe(true);
      }
      expect(happenings.map(({ day }) => day)).toEqual(happenings.map(({ day }) => day).toSorted());
      expect(happenings.some(({ what, reason }) => what === "moved" && reason)).toBe(true);
    }
    expect(lives.map(({ stages }) => stages.length)).toEqual(stories.map((story) => templateOf(story.package).length));
  },
);
