import { expect, test } from "vitest";
import { addressOf, fillTemplate, findGap, findStrayBrace, gapsOf, signOf } from "./desk-templates.ts";

const template = { subject: "Our talk on [day]", body: "Dear {name},\n\nAt [time].\n\n{me}\nHalftitle" };

test("a gap of a template keeps a letter back until it is filled in; a writer’s own brackets do not", () => {
  expect(gapsOf(template)).toEqual(["[day]", "[time]"]);
  expect(findGap({ subject: "Our talk on Monday", body: "At [time]." }, [template])).toBe("[time]");
  expect(findGap({ subject: "Our talk", body: "“She [Ada] wrote it.”" }, [template])).toBeUndefined();
});

test("a template is filled with the reader’s first name and the writer’s signature, and with nothing they contain", () => {
  const filled = fillTemplate(template, { name: addressOf(" Ada  Lark "), me: "Kit {name}\nEditor" });
  expect(filled.body).toBe("Dear Ada,\n\nAt [time].\n\nKit {name}\nEditor\nHalftitle");
  expect(signOf({ signature: " ", name: "Kit", email: "kit@example.com" })).toBe("Kit");
  expect(signOf({ signature: "Kit\nEditor", name: "Kit", email: "" })).toBe("Kit\nEditor");
});

test.each([
  ["{nmae}", "{nmae}"],
  ["{name", "{name"],
  ["name}", "}"],
  ["{name} and {me}", undefined],
])("in %s the brace that nobody fills is %s", (body, brace) => {
  expect(findStrayBrace({ subject: "", body })).toBe(brace);
});
