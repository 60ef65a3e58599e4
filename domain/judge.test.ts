import { expect, test } from "vitest";
import * as z from "zod/mini";
import { judge } from "./judge.ts";

const Form = z.object({
  name: z.string("Name us.").check(z.minLength(1, "Name us."), z.regex(/^[A-Z]/, "Begin with a capital.")),
  answers: z.array(z.string("In words, please.")),
});

test("what holds comes back as values", () => {
  expect(judge(Form, { name: "Ada", answers: [] })).toEqual({ values: { name: "Ada", answers: [] } });
});

test("of each field the first problem is told, also from inside a list", () => {
  expect(judge(Form, { name: "", answers: [1, 2] })).toEqual({
    problems: { name: "Name us.", answers: "In words, please." },
  });
});

test("what is no form at all has a problem too", () => {
  expect(Object.keys(judge(Form, null).problems ?? {})).toEqual(["form"]);
});
