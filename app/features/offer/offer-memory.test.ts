import { expect, test } from "vitest";
import { checkMemory, isClaimed, isDismissed } from "./offer-memory.ts";

const day = 24 * 3_600_000;

test.each([
  [undefined, {}],
  [
    { dismissedAt: 5, claimed: "a-2025-08" },
    { dismissedAt: 5, claimed: "a-2025-08" },
  ],
  [{ dismissedAt: "5", claimed: 1 }, {}],
  [[], {}],
  [null, {}],
  ["not json", {}],
])("stored %j reads as %j", (stored, memory) => {
  expect(checkMemory(stored)).toEqual(memory);
});

test("dismissed, the offer stays away for thirty days", () => {
  expect(isDismissed({}, 0)).toBe(false);
  expect(isDismissed({ dismissedAt: 0 }, 30 * day - 1)).toBe(true);
  expect(isDismissed({ dismissedAt: 0 }, 30 * day)).toBe(false);
});

test("a clock that was set back does not keep the offer away for years", () => {
  expect(isDismissed({ dismissedAt: 4000 * day }, 0)).toBe(false);
});

test("used, it stays away until the next campaign", () => {
  expect(isClaimed({ claimed: "publishing-2025-08" }, "publishing-2025-08")).toBe(true);
  expect(isClaimed({ claimed: "publishing-2025-08" }, "publishing-2025-09")).toBe(false);
  expect(isClaimed({}, "publishing-2025-08")).toBe(false);
});
