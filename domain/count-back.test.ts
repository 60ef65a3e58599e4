import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leadTimes } from "#content/author-tools/lead-times.ts";
import {
  addMonths,
  beginningOf,
  countBack,
  earliestPublication,
  editRoutes,
  isMissed,
  type MilestoneId,
  readDay,
  suggestPublication,
} from "./count-back.ts";
import { addDays } from "./weeks.ts";

const plan = { publication: "2027-10-05", edits: "all", hasReviews: true } as const;
const dayOf = (id: MilestoneId, given: Parameters<typeof countBack>[0] = plan) => {
  const { day, last } = countBack(given, leadTimes).find((milestone) => milestone.id === id) ?? {};
  return [day, last];
};

describe("as the sources say", () => {
  test("Publishers Weekly: three months, preferably four, before the first day of the month of publication", () => {
    expect(dayOf("publishersWeekly")).toEqual(["2027-06-01", "2027-07-01"]);
  });
  test("Kirkus: four to five months before publication", () => {
    expect(dayOf("kirkus")).toEqual(["2027-05-05", "2027-06-05"]);
  });
  test("Booklist: fifteen weeks before publication", () => {
    expect(dayOf("booklist")).toEqual(["2027-06-22", "2027-06-22"]);
  });
  test("KDP: the final file 72 hours before release, a pre-order up to a year ahead", () => {
    expect(dayOf("finalFile")).toEqual(["2027-10-02", "2027-10-02"]);
    expect(dayOf("ebookPreorder")).toEqual(["2026-10-05", "2027-10-02"]);
  });
  test("17 U.S.C. § 412: registration within three months of publication", () => {
    expect(dayOf("copyright")).toEqual(["2027-10-05", "2028-01-05"]);
  });
});

test("editing begins so that the galleys are there in time: six, three, two weeks, and three of design", () => {
  expect(dayOf("galleys")[0]).toBe("2027-05-05");
  expect(dayOf("editing")[0]).toBe(addDays("2027-05-05", -7 * (6 + 3 + 2 + 3)));
  expect(dayOf("editing", { ...plan, edits: "copy" })[0]).toBe(addDays("2027-05-05", -7 * (2 + 3)));
});

test("without trade reviews there is no galley to wait for", () => {
  const ids = countBack({ ...plan, hasReviews: false }, leadTimes).map(({ id }) => id);
  expect(ids).not.toContain("kirkus");
  expect(dayOf("editing", { ...plan, hasReviews: false })[0]?.localeCompare(dayOf("editing")[0] ?? "")).toBe(1);
});

test.each([
  ["2027-03-31", -1, "2027-02-28"],
  ["2028-03-31", -1, "2028-02-29"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2027-01-15", -2, "2026-11-15"],
])("%s and %i months is %s", (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

describe("whatever the date", () => {
  const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2026-01-01", days));
  const anyPlan = fc.record({ publication: anyDay, edits: fc.constantFrom(...editRoutes), hasReviews: fc.boolean() });

  test("the last day is never before the day, and a later book never begins earlier", () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(200), (any, later) => {
        const [now, then] = [any.publication, addDays(any.publication, later)].map((publication) =>
          countBack({ ...any, publication }, leadTimes),
        );
        for (const { id, day, last } of now ?? []) {
          expect(last >= day).toBe(true);
          expect((then?.find((milestone) => milestone.id === id)?.day ?? "") >= day).toBe(true);
        }
      }),
    );
  });

  test("on the earliest honest date nothing is missed, and on the day before something is", () => {
    fc.assert(
      fc.property(anyPlan, ({ publication: today, ...any }) => {
        const missedAt = (publication: string) =>
          countBack({ ...any, publication }, leadTimes).some((milestone) => isMissed(milestone, today));
        const first = earliestPublication(any, leadTimes, today);
        expect(missedAt(first)).toBe(false);
        expect(missedAt(addDays(first, -1))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

test("the example is a Tuesday within a year and a half whose work can begin without hurry, whenever somebody looks", () => {
  const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(anyDay, (today) => {
      const publication = suggestPublication({ edits: "all", hasReviews: true }, leadTimes, today);
      expect(new Date(`${publication}T00:00:00Z`).getUTCDay()).toBe(2);
      expect(beginningOf({ ...plan, publication }, leadTimes) > today).toBe(true);
      expect(publication < addMonths(today, 18)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test.each(["", "2027-02-31", "2027-13-01", "31.12.2027", "9999-01-01", "2027-1-1"])("“%s” is no day", (text) => {
  expect(readDay(text)).toBeUndefined();
});
