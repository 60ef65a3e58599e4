import { expect, test } from "vitest";
import { findRequestId } from "./request-id.ts";

const minute = 60_000;
const ids = () => {
  let count = 0;
  return () => `id-${++count}`;
};

test("the same words keep their id, so that sending them again is harmless", () => {
  const makeId = ids();
  const first = findRequestId([], "Ada, memoir", 0, makeId);
  expect(findRequestId(first.known, "Ada, memoir", 59 * minute, makeId).id).toBe(first.id);
});

test("other words are another request, and both are remembered", () => {
  const makeId = ids();
  const first = findRequestId([], "Ada, memoir", 0, makeId);
  const second = findRequestId(first.known, "Ada, novel", minute, makeId);
  expect(second.id).not.toBe(first.id);
  expect(findRequestId(second.known, "Ada, memoir", 2 * minute, makeId).id).toBe(first.id);
});

test("after an hour the same words are a new request", () => {
  const makeId = ids();
  const first = findRequestId([], "Ada, memoir", 0, makeId);
  const later = findRequestId(first.known, "Ada, memoir", 60 * minute, makeId);
  expect(later.id).not.toBe(first.id);
  expect(later.known).toHaveLength(1);
});

test("what is remembered does not hold the words", () => {
  expect(JSON.stringify(findRequestId([], "a secret about Ada", 0, ids()).known)).not.toContain("Ada");
});
