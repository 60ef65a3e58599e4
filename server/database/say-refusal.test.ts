import { expect, test } from "vitest";
import { sayRefusal } from "./say-refusal.ts";

test.each([
  ["23514", 'new row for relation "leads" violates check constraint "leads_next_step_check"', 400, /field "next_step"/],
  ["23514", 'new row for relation "leads" violates check constraint "leads_page_check1"', 400, /field "page"/],
  ["23514", 'new row for relation "leads" violates check constraint "leads_check"', 400, /^The values are not/],
  ["23514", 'new row for relation "leads" violates check constraint "promised_in_time"', 400, /^The values are not/],
  ["23514", "An account holds at most 500 projects.", 400, /^An account holds at most 500 projects\.$/],
  ["23502", 'null value in column "name" of relation "leads" violates not-null constraint', 400, /"name" is missing/],
  ["23505", 'duplicate key value violates unique constraint "leads_pkey"', 409, /^This is stored already\.$/],
  ["23503", 'insert or update on table "a" violates foreign key constraint "a_b_fkey"', 409, /not there/],
  ["22P02", 'invalid input syntax for type timestamp with time zone: "secret"', 400, /type timestamp with time zone\./],
  ["54000", 'index row size 2712 exceeds btree version 4 maximum 2704 for index "leads_of_source"', 400, /too long/],
  ["PT409", "This id belongs to another request.", 409, /^This id belongs to another request\.$/],
])("%s %s is told in words", (code, message, status, words) => {
  const refused = sayRefusal({ code, message });
  expect(refused).toEqual({ status, message: expect.stringMatching(words) });
  expect(refused?.message).not.toMatch(/constraint|leads|relation|index|secret|violates/);
  // What another of our servers has said already stays as it is.
  expect(sayRefusal({ code, message: refused?.message })).toEqual(refused);
});

test("what is not about a value is somebody else's to answer", () => {
  for (const code of [undefined, "", "42501", "57014", "XX000", "PGRST100"]) {
    expect(sayRefusal({ code, message: "x" })).toBeUndefined();
  }
});
