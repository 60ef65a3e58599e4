import { expect, test } from "vitest";
import { advance, type FormStep, idle } from "./form-state.ts";
import { listProblems } from "./list-problems.ts";

const after = (...steps: FormStep[]) => steps.reduce(advance, idle);
const refused = { kind: "refused", problems: { name: "No name.", email: "No address." } } as const;

test("what was refused is named, field by field, and each refusal is an attempt of its own", () => {
  const state = after(refused, refused);
  expect(state).toMatchObject({ attempts: 2, isSending: false });
  expect(listProblems(state)).toEqual([
    { name: "name", message: "No name." },
    { name: "email", message: "No address." },
  ]);
});

test("a mended field leaves the summary, and a new fault waits for the next attempt", () => {
  const state = after(refused, { kind: "typed", problems: { email: "No address.", phone: "Too long." } });
  expect(listProblems(state)).toEqual([{ name: "email", message: "No address." }]);
  expect(state.problems.phone).toBe("Too long.");
});

test("while it is being sent nothing is wrong, whatever is typed", () => {
  const state = after(refused, { kind: "sending" }, { kind: "typed", problems: { name: "No name." } });
  expect(state).toMatchObject({ problems: {}, isSending: true, attempts: 2 });
});

test("an answer ends the sending, and a clear form begins again", () => {
  expect(after({ kind: "sending" }, { kind: "answered" })).toMatchObject({ isSending: false, attempts: 1 });
  expect(after(refused, { kind: "sending" }, { kind: "cleared" })).toEqual(idle);
});
