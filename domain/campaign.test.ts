import { expect, test } from "vitest";
import { type Campaign, findRunningCampaign, ordinalSuffix, sayLastDay } from "./campaign.ts";

const august: Campaign = {
  id: "sample",
  startsOn: "2025-08-01",
  endsOn: "2025-08-31",
  renewsMonthly: true,
  percent: 25,
  banner: "{MONTH} EXCLUSIVE • LIMITED TIME OFFER",
  expires: "Expires {end}",
};
const at = (moment: string, changes: Partial<Campaign> = {}) =>
  findRunningCampaign([{ ...august, ...changes }], new Date(moment));

test("in August 2025 it reads as specified", () => {
  expect(at("2025-08-14T12:00:00Z")).toEqual({
    id: "sample-2025-08",
    percent: 25,
    banner: "AUGUST EXCLUSIVE • LIMITED TIME OFFER",
    expires: "Expires August 31st, 2025",
    lastDay: "August 31st, 2025",
    endsAt: new Date("2025-09-01T07:00:00Z"),
  });
});

test.each([
  ["2026-02-10T12:00:00Z", "FEBRUARY", "February 28th, 2026", "2026-03-01T08:00:00Z"],
  ["2028-02-10T12:00:00Z", "FEBRUARY", "February 29th, 2028", "2028-03-01T08:00:00Z"],
  ["2026-11-15T12:00:00Z", "NOVEMBER", "November 30th, 2026", "2026-12-01T08:00:00Z"],
  ["2026-12-31T23:00:00Z", "DECEMBER", "December 31st, 2026", "2027-01-01T08:00:00Z"],
])("at %s it names %s and its last day", (moment, month, lastDay, end) => {
  expect(at(moment)).toMatchObject({
    banner: `${month} EXCLUSIVE • LIMITED TIME OFFER`,
    expires: `Expires ${lastDay}`,
    endsAt: new Date(end),
  });
});

test("a month ends at midnight in Los Angeles, to the second", () => {
  expect(at("2025-09-01T06:59:59Z")?.id).toBe("sample-2025-08");
  expect(at("2025-09-01T07:00:00Z")?.id).toBe("sample-2025-09");
  expect(at("2026-12-01T07:59:59Z")?.id).toBe("sample-2026-11");
  expect(at("2026-12-01T08:00:00Z")?.id).toBe("sample-2026-12");
});

test("a campaign that does not renew is over after its last day, and none runs before its first", () => {
  const once = { renewsMonthly: false };
  expect(at("2025-08-01T06:59:59Z", once)).toBeUndefined();
  expect(at("2025-08-01T07:00:00Z", once)?.id).toBe("sample");
  expect(at("2025-09-01T06:59:59Z", once)?.expires).toBe("Expires August 31st, 2025");
  expect(at("2025-09-01T07:00:00Z", once)).toBeUndefined();
  expect(at("2025-07-01T12:00:00Z")).toBeUndefined();
});

test.each([
  [1, "st"],
  [2, "nd"],
  [3, "rd"],
  [4, "th"],
  [11, "th"],
  [12, "th"],
  [13, "th"],
  [21, "st"],
  [22, "nd"],
  [30, "th"],
  [31, "st"],
])("%i%s", (day, suffix) => expect(ordinalSuffix(day)).toBe(suffix));

test("what ends at Pacific midnight counts through the day before", () => {
  expect(sayLastDay(new Date("2025-09-01T07:00:00Z"))).toBe("August 31st, 2025");
  expect(sayLastDay(new Date("2026-03-01T08:00:00Z"))).toBe("February 28th, 2026");
});
