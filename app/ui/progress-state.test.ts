import { expect, test, vi } from "vitest";
import { readProgress, sayProblem } from "./progress-state.ts";

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

test("what makes no sense is an error in the console, and nothing else is", () => {
  const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => {});
  for (const reading of [readProgress(null), readProgress(0), readProgress(100)]) sayProblem(reading);
  expect(console).not.toHaveBeenCalled();
  for (const reading of [readProgress(101), readProgress(50, 0)]) sayProblem(reading);
  expect(console.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining("between 0 and 100"),
    expect.stringContaining("positive"),
  ]);
  console.mockRestore();
});
