import { expect, test } from "vitest";
import { deskAnswers } from "./desk-answers.ts";

test("there are nine letters to begin with, each with a name of its own", () => {
  expect(new Set(deskAnswers.map(({ id }) => id)).size).toBe(9);
  expect(new Set(deskAnswers.map(({ name }) => name)).size).toBe(9);
});

test.each(deskAnswers.map((answer) => [answer.name, answer] as const))(
  "“%s” names who reads and who writes",
  (_, answer) => {
    expect(answer.body).toMatch(/^Dear \{name\},\n\n/);
    expect(answer.body).toContain("\n{me}\n");
    expect(`${answer.subject}${answer.body}`.replace(/\{(name|me)\}/g, "")).not.toMatch(/[{}]/);
  },
);
