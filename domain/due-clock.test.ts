import { expect, test } from "vitest";
import { readDueClock, sayDuration } from "./due-clock.ts";

const now = Date.parse("2026-11-14T12:00:00Z");
const lead = (dueAt: string | null, answeredAt: string | null = null) => ({ dueAt, answeredAt });

test.each([
  ["a subscriber, who is owed no answer", lead(null), { kind: "none" }],
  ["a lead with a day left", lead("2026-11-15T11:59:00Z"), { kind: "due", text: "due in 23 hours" }],
  ["one that should be next", lead("2026-11-14T14:59:00Z"), { kind: "soon", text: "due in 2 hours" }],
  ["one in its last minute", lead("2026-11-14T12:00:30Z"), { kind: "soon", text: "due in less than a minute" }],
  ["one over a weekend", lead("2026-11-12T12:00:00Z"), { kind: "overdue", text: "overdue by 2 days" }],
  ["one just missed", lead("2026-11-14T11:00:00Z"), { kind: "overdue", text: "overdue by 1 hour" }],
  [
    "one answered in time, long ago",
    lead("2026-01-02T00:00:00Z", "2026-01-01T20:00:00Z"),
    { kind: "kept", text: "answered in time" },
  ],
  [
    "one answered late",
    lead("2026-01-02T00:00:00Z", "2026-01-02T05:30:00Z"),
    { kind: "late", text: "answered 5 hours late" },
  ],
])("the clock of %s", (_, given, clock) => {
  expect(readDueClock(given, now)).toEqual(clock);
});

test.each([
  [59_000, "less than a minute"],
  [60_000, "1 minute"],
  [47 * 3_600_000, "47 hours"],
  [48 * 3_600_000, "2 days"],
])("%i milliseconds are %s", (milliseconds, words) => {
  expect(sayDuration(milliseconds)).toBe(words);
});
