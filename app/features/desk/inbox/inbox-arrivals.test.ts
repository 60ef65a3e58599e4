import { expect, test } from "vitest";
import { newestOf, sortArrivals } from "./inbox-arrivals.ts";

/** The newest first, one a minute; the first came at 10:01. */
const leads = (ids: string) =>
  [...ids].map((id, place) => ({ id, createdAt: `2026-11-15T10:0${ids.length - place}:00+00:00` }));
const at = (minute: number) => `2026-11-15T10:0${minute}:00+00:00`;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join("");

test("a list that nobody wrote to since shows everything, and nothing as new", () => {
  const { shown, freshIds, waitingCount } = sortArrivals(leads("cba"), { opened: at(3), letIn: at(3) });
  expect([idsOf(shown), freshIds.size, waitingCount]).toEqual(["cba", 0, 0]);
});

test("what was let in is shown as new; what came after it waits", () => {
  const { shown, freshIds, waitingCount } = sortArrivals(leads("edcba"), { opened: at(3), letIn: at(4) });
  expect([idsOf(shown), [...freshIds], waitingCount]).toEqual(["dcba", ["d"], 1]);
});

test("a list that was empty takes its first lead for a new one", () => {
  const { shown, freshIds } = sortArrivals(leads("a"), { opened: newestOf([]), letIn: at(1) });
  expect([idsOf(shown), [...freshIds]]).toEqual(["a", ["a"]]);
});

test("times of any precision are compared as the database writes them", () => {
  const exact = [{ id: "b", createdAt: "2026-11-15T10:00:00.12+00:00" }];
  expect(sortArrivals(exact, { opened: "", letIn: "2026-11-15T10:00:00+00:00" }).waitingCount).toBe(1);
  expect(sortArrivals(exact, { opened: "", letIn: "2026-11-15T10:00:00.123+00:00" }).waitingCount).toBe(0);
});
