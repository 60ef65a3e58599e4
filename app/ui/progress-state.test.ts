import { expect, test } from "vitest";
import { readProgress } from "./progress-state.ts";

test("progress is unknown, under way or complete", () => {
  expect(readProgress(null).state).toBe("indeterminate");
  expect(readProgress(0).state).toBe("loading");
  expect(readProgress(85).share).toBe(0.85);
  expect(readProgress(100).state).toBe("complete");
  expect(readProgress(7, 7).state).toBe("complete");
});

test("a value outside 0 to max is named and shown as unknown", () => {
  expect(readProgress(101)).toMatchObject({ state: "indeterminate", value: null });
  expect(readProgress(101).problem).toContain("between 0 and 100");
  expect(readProgress(-1).problem).not.toBeNull();
  expect(readProgress(Number.NaN).problem).not.toBeNull();
});

test("a maximum that is not positive falls back to 100 and is named", () => {
  expect(readProgress(50, 0)).toMatchObject({ state: "loading", max: 100, share: 0.5 });
  expect(readProgress(50, -3).problem).toContain("positive");
});
