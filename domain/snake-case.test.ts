import fc from "fast-check";
import { expect, test } from "vitest";
import { toCamel, toSnake } from "./snake-case.ts";

test("what comes from the database is renamed as deep as it goes", () => {
  const heard = { has_more: true, leads: [{ due_at: null, next_step_on: "2026-11-16" }] };
  expect(toCamel(heard)).toEqual({ hasMore: true, leads: [{ dueAt: null, nextStepOn: "2026-11-16" }] });
});

test("what is asked goes the other way", () => {
  expect(toSnake({ leadId: "x", changes: { nextStep: "Call", owner: null } })).toEqual({
    lead_id: "x",
    changes: { next_step: "Call", owner: null },
  });
});

test("a row that is shown as it is stored keeps its names", () => {
  const stored = { details: { book_title: "Tides", utm: { utm_source: "letter" } } };
  expect(toCamel({ a_lead: stored }, ["details"])).toEqual({ aLead: stored });
});

test("nothing but names changes, and there and back is the same", () => {
  const name = fc.stringMatching(/^[a-z]+(_[a-z]+){0,2}$/);
  const rows = fc.dictionary(name, fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string())));
  fc.assert(fc.property(rows, (row) => void expect(toSnake(toCamel(row))).toEqual(row)));
});
