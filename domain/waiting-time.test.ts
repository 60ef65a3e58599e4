import { expect, test } from "vitest";
import { waitingTime } from "./waiting-time.ts";

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [700, "12 minutes"],
  [3540, "59 minutes"],
  [3541, "an hour"],
  [3600, "an hour"],
  [3601, "2 hours"],
  [14_400, "4 hours"],
])("%i seconds read as %s", (seconds, words) => expect(waitingTime(seconds)).toBe(words));
