import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-0,5-9", undefined],
  ["lines=1-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=9-5", "outside"],
  ["bytes=-0", "outside"],
] as const)("of a hundred bytes, %s means %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
