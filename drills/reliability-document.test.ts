import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AttackFigures } from "./attacks/attack.ts";
import { notLookedAt } from "./drill-list.ts";
import { writeAttackSentence, writeCompared, writeReliability } from "./reliability-document.ts";

const attacks: AttackFigures = {
  subjects: [
    { title: "Redirects", about: "odd paths", rows: 2, tried: 1_019, through: 2 },
    { title: "Mail", about: "other people's mailboxes", rows: 3, tried: 40, through: 0 },
  ],
  notTried: [{ what: "Firefox", why: "this machine has none" }],
};

test("a figure is the number of what was missing, of how many that were compared", () => {
  const writes = { what: "writes", compared: 1_364, missing: ["reader ada@example.com"] };
  const mails = { what: "mails", compared: 1_877, missing: [] };
  expect(writeCompared([writes, mails])).toBe("1 of 1,364 writes, 0 of 1,877 mails");
  expect(writeCompared(notLookedAt)).toBe("not looked at");
});

test("the document shows what each drill compared, what it did not look at, and what was skipped", () => {
  const answers = { what: "answers", compared: 13_644, missing: [] };
  const text = writeReliability({
    found: [
      { fault: "a kill", rounds: 50, tried: "much", lost: notLookedAt, leaked: [answers], seen: "nothing" },
      { fault: "a full disk", skipped: "no mount" },
    ],
    attacks,
    machine: "Run somewhere.",
  });
  expect(text).toContain("| a kill | 50 | much | not looked at | 0 of 13,644 answers | nothing |");
  expect(text).toContain("| a full disk | skipped | no mount | | | |");
});

test("the document counts the attempts by subject and in all, and names what was not tried", () => {
  const text = writeReliability({ found: [], attacks, machine: "" });
  expect(text).toContain("| Redirects | 2 | 1,019 | 2 | odd paths |");
  expect(text).toContain("| **In all** | **5** | **1,059** | **2** | |");
  expect(text).toContain("- Firefox: this machine has none");
});

test("SECURITY.md has a place for the catalogue's figure, and nothing around it is touched", () => {
  const before = readFileSync("SECURITY.md", "utf8");
  const after = writeAttackSentence(before, attacks, "2026-11-15");
  expect(after).toContain("On 2026-11-15: 1,059 attempts, 2 through.");
  expect(writeAttackSentence(after, attacks, "2026-11-15")).toBe(after);
  const without = (text: string) => text.replace(/(<!-- attacks[^>]*-->).*(?=<!-- \/attacks -->)/, "$1");
  expect(without(after)).toBe(without(before));
  expect(() => writeAttackSentence("no place", attacks, "2026-11-15")).toThrow("lacks");
});
