import { expect, test } from "vitest";
import { houseTime } from "./house-time.ts";

test("a moment is told in the house's own time, in winter and in summer", () => {
  expect(houseTime("2026-11-16T23:05:00Z").replaceAll(/\s/g, " ")).toBe("Monday, November 16 at 3:05 p.m. PST");
  expect(houseTime("2026-07-01T06:30:00Z").replaceAll(/\s/g, " ")).toBe("Tuesday, June 30 at 11:30 p.m. PDT");
});
