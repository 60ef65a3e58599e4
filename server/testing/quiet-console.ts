import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that prints an error or a warning has found one. */
const spies = () => (["error", "warn"] as const).map((method) => vi.spyOn(console, method));
let watched: ReturnType<typeof spies> = [];

beforeEach(() => {
  watched = spies();
});

afterEach(() => {
  const printed = watched.flatMap((spy) => spy.mock.calls.map((call) => call.join(" ")));
  for (const spy of watched) spy.mockRestore();
  expect(printed, "printed to the console").toEqual([]);
});
