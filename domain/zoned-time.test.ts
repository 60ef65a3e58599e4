import { expect, test } from "vitest";
import { dayIn, isTimeZone, localIn, momentIn, nameZone, sayClockIn, sayDayIn, sayWhen } from "./zoned-time.ts";

const moment = "2026-11-17T17:30:00Z";

test.each([
  ["America/Los_Angeles", "Tuesday, November 17, 2026 at 9:30 a.m. Pacific Standard Time (America/Los Angeles)"],
  ["America/Phoenix", "Tuesday, November 17, 2026 at 10:30 a.m. Mountain Standard Time (America/Phoenix)"],
  ["Pacific/Auckland", "Wednesday, November 18, 2026 at 6:30 a.m. New Zealand Daylight Time (Pacific/Auckland)"],
])("in %s it is %s", (zone, said) => expect(sayWhen(moment, zone)).toBe(said));

test("a day, a clock and a zone are said by themselves", () => {
  expect(sayDayIn(moment, "Pacific/Auckland")).toBe("Wednesday, November 18");
  expect(sayClockIn(moment, "Europe/London")).toBe("5:30 p.m.");
  expect(dayIn(moment, "Pacific/Auckland")).toBe("2026-11-18");
  expect(nameZone("2026-07-01T00:00:00Z", "America/New_York")).toBe("Eastern Daylight Time");
});

test.each(["", "Nowhere/Land", "america los angeles", 7, undefined, "x".repeat(200)])("%j is no zone", (name) =>
  expect(isTimeZone(name)).toBe(false),
);

test.each([
  ["2026-11-17T09:30", "2026-11-17T17:30:00.000Z"],
  ["2026-07-01T09:30", "2026-07-01T16:30:00.000Z"],
  // Twice on the clock: the first time counts.
  ["2026-11-01T01:30", "2026-11-01T08:30:00.000Z"],
  // On no clock: an hour later.
  ["2026-03-08T02:30", "2026-03-08T10:30:00.000Z"],
  ["2026-11-17", undefined],
  ["2026-13-17T09:30", undefined],
])("a clock in Los Angeles shows %s at %s", (local, moment) => {
  expect(momentIn(local, "America/Los_Angeles")).toBe(moment);
});

test("what a clock shows and the moment it shows it are two ways to say the same, in every zone", () => {
  for (const zone of ["America/Los_Angeles", "Asia/Kathmandu", "Pacific/Apia", "UTC", "Australia/Lord_Howe"]) {
    for (const at of ["2026-01-15T12:34:00.000Z", "2026-07-15T23:59:00.000Z"]) {
      expect(momentIn(localIn(at, zone), zone)).toBe(at);
    }
  }
});
