import { expect, test } from "vitest";
import { dayIn, isTimeZone, nameZone, sayClockIn, sayDayIn, sayWhen } from "./zoned-time.ts";

const moment = "2026-11-17T17:30:00Z";

test.each([
  ["America/Los_Angeles", "Tuesday, November 17, 2026 at 9:30 AM Pacific Standard Time (America/Los Angeles)"],
  ["America/Phoenix", "Tuesday, November 17, 2026 at 10:30 AM Mountain Standard Time (America/Phoenix)"],
  ["Pacific/Auckland", "Wednesday, November 18, 2026 at 6:30 AM New Zealand Daylight Time (Pacific/Auckland)"],
])("in %s it is %s", (zone, said) => expect(sayWhen(moment, zone)).toBe(said));

test("a day, a clock and a zone are said by themselves", () => {
  expect(sayDayIn(moment, "Pacific/Auckland")).toBe("Wednesday, November 18");
  expect(sayClockIn(moment, "Europe/London")).toBe("5:30 PM");
  expect(dayIn(moment, "Pacific/Auckland")).toBe("2026-11-18");
  expect(nameZone("2026-07-01T00:00:00Z", "America/New_York")).toBe("Eastern Daylight Time");
});

test.each(["", "Nowhere/Land", "america los angeles", 7, undefined, "x".repeat(200)])("%j is no zone", (name) =>
  expect(isTimeZone(name)).toBe(false),
);
