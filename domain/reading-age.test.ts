import { expect, test } from "vitest";
import { isDueAgain } from "./reading-age.ts";

test.each([
  ["2026-11-15", "2027-05-15", false],
  ["2026-11-15", "2027-05-16", true],
  ["2026-11", "2027-05-01", false],
  ["2026-11", "2027-05-02", true],
  ["2022", "2026-11-16", true],
])("read %s, looked at on %s: due again %s", (read, today, due) => {
  expect(isDueAgain(read, today)).toBe(due);
});
