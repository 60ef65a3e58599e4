import { expect, test } from "vitest";
import { findLeak, newMarker } from "./find-leak.ts";

test.each([
  ["a stack", "oh\n    at send (/srv/halftitle/server/app.ts:12:7)"],
  ["a stack", JSON.stringify({ message: "Error: oh\n    at send (app.js:12:7)" })],
  ["a stack", "TypeError at handle (node:internal/process:1)"],
  ["a place on our disk", '{"message":"ENOENT: no such file, open \'/var/lib/halftitle/secrets.json\'"}'],
  ["a place on our disk", "<p>/tmp/halftitle-test-1/build/site.json</p>"],
  ["a statement", 'invalid: select "id", "title" from "projects" where "id" = $1'],
  ["a statement", "insert into projects (title) values ($1)"],
  ["a statement", "update projects set title = 'x'"],
  ["a statement", "delete from private.outbox where id = 1"],
  ["a statement", 'syntax error at or near "drop"'],
  ["a name of the database's own", 'new row for relation "projects" violates check constraint "projects_title_check"'],
  ["a name of the database's own", 'duplicate key value violates unique constraint "users_email_partial_key"'],
  ["a name of the database's own", "a value is missing: word_log_project_id_fkey"],
  ["a name of the database's own", "permission denied: private.staff"],
  ["a secret", '{"password":"$argon2id$v=19$m=19456"}'],
])("%s is found in an answer", (what, text) => {
  expect(findLeak(text)).toMatch(new RegExp(`^${what}: `));
});

test("what somebody entered is shown to them and to nobody else", () => {
  const [ada, ben] = [newMarker(), newMarker()];
  const text = JSON.stringify([{ title: `A book of ${ben}` }]);
  expect(findLeak(text, { own: [ben] })).toBeUndefined();
  expect(findLeak(text, { own: "everybody's" })).toBeUndefined();
  expect(findLeak(text, { own: [ada] })).toMatch(/^somebody else's data: .*A book of/);
  expect(findLeak(text)).toMatch(/^somebody else's data: /);
});

test("what somebody typed and hears again is no leak, and what stands beside it still is", () => {
  const asked = "/rest/v1/projects?select=id from auth.users";
  expect(findLeak("There is no column “id from auth.users”.", { asked })).toBeUndefined();
  expect(findLeak("There is no column “id from auth.users” in private.staff.", { asked })).toMatch(/private\.staff/);
});

test("a text that nobody may see is found by itself", () => {
  expect(findLeak('{"key":"a very secret word"}', { hidden: ["a very secret word"] })).toBe("a secret: a very secre…");
});

test.each([
  '{"success":true,"reference":"HT-7D41C0E8"}',
  '{"code":"PGRST205","message":"There is no such table.","details":null,"hint":null}',
  '{"message":"Something went wrong on our side. Please mention 7d41c0e8-3b5f-4c2a-9e17-52a0b6d8f3c4 if you tell us."}',
  "<p>Select a package from our list where you like, and update your draft at any time: see /about and /var.</p>",
  "../../../../etc/passwd was typed into a form and is drawn again",
])("an ordinary answer shows nothing: %s", (text) => {
  expect(findLeak(text)).toBeUndefined();
});
