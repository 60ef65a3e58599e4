import { expect, test } from "vitest";
import { royaltyStatement } from "#content/specimens.ts";
import { amountsOf, totalOf } from "./statement.ts";

test("a copy earns its share of what was received less what printing cost", () => {
  expect(amountsOf({ copies: 120, received: 8.1, printing: 5.5, sharePercent: 60 })).toEqual({
    copies: 120,
    received: 97_200,
    printing: 66_000,
    net: 31_200,
    toAuthor: 18_720,
  });
});

test("a returned copy takes its receipt along, and its printing stays in the account", () => {
  expect(amountsOf({ copies: -14, received: 8.1, printing: 0, sharePercent: 60 })).toMatchObject({
    received: -11_340,
    printing: 0,
    toAuthor: -6_804,
  });
});

test("the specimen adds up to the cent", () => {
  expect(totalOf(royaltyStatement.lines.map(amountsOf))).toEqual({
    copies: 331,
    received: 272_580,
    printing: 105_100,
    net: 167_480,
    toAuthor: 109_980,
  });
});
