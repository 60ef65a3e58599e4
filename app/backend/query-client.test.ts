import { environmentManager, isServer, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Outside a browser the library neither tries again nor forgets.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => isServer);
  vi.useRealTimers();
});

test("three retries, each later than the one before, and five minutes later an answer is forgotten", async () => {
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
