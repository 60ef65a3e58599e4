import { expect, test } from "vitest";
import { splitRunIn } from "./run-in.ts";

test("the first sentence heads the paragraph", () => {
  expect(splitRunIn("Other bills. Printed copies. And more.")).toEqual({
    head: "Other bills.",
    rest: "Printed copies. And more.",
  });
});

test("a single sentence stands alone", () => {
  expect(splitRunIn("Nothing else.")).toEqual({ head: "Nothing else.", rest: "" });
});
