import { expect, test } from "vitest";
import { readVerdict } from "./clamd.ts";

test.each([
  ["stream: OK", { kind: "clean" }],
  ["stream: Win.Test.EICAR_HDB-1 FOUND", { kind: "infected", by: "Win.Test.EICAR_HDB-1" }],
  // Not looked at in whole is neither yes nor no.
  ["stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND", { kind: "away" }],
  ["INSTREAM size limit exceeded. ERROR", { kind: "away", reason: "INSTREAM size limit exceeded. ERROR" }],
  ["", { kind: "away" }],
])("the scanner's %j", (said, verdict) => {
  expect(readVerdict(said)).toMatchObject(verdict);
});
