import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  // Outside a browser the library neither tries again nor forgets.
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("three retries, each later than the one before, and five minutes later an answer is forgotten", async () => {
  const { QueryObserver } = await import("@tanstack/react-query");
  const { queryClient } = await import("./query-client.ts");
  const asked: number[] = [];
  const start = Date.now();
  const observer = new QueryObserver(queryClient, {
    queryKey: ["refused"],
    queryFn: () => {
      asked.push(Math.round((Date.now() - start) / 1000));
      return Promise.reject(new Error("refused"));
    },
  });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([0, 1, 3, 7]);
  expect(observer.getCurrentResult().isError).toBe(true);

  leave();
  const isKept = () => queryClient.getQueryCache().find({ queryKey: ["refused"] }) !== undefined;
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1000);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isKept()).toBe(false);
});
