import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryExample } from "#content/author-tools/query.ts";
import { queryCommon, shelfContexts } from "#content/author-tools/shelves.ts";
import { checkQuery, type QueryCheck, queryChecks } from "./query-check.ts";

const context = { ...queryCommon, ...shelfContexts.mystery, year: 2026 };
const levelOf = (letter: string, check: QueryCheck, given = context) => {
  const finding = checkQuery(letter, given).find((one) => one.check === check);
  return [finding?.level, finding?.why];
};
/** The house's model letter, with two books put in the place of its brackets. */
const good = queryExample
  .replace("[Comparison Title] ([year])", "The Long Survey (2024)")
  .replace("[Comparison Title] ([year])", "Field Notes (2023)");

test("the house’s own model letter passes, once its brackets are filled", () => {
  expect(checkQuery(good, context).filter(({ level }) => level !== "fine")).toEqual([]);
  expect(levelOf(queryExample, "brackets")).toEqual(["mend", "left"]);
});

describe("what agents count", () => {
  test.each([
    ["a greeting to nobody", good.replace("Dear Ms. Oyelaran,", "Dear Agent,"), "greeting", "mend"],
    ["no greeting", good.replace("Dear Ms. Oyelaran,", ""), "greeting", "mend"],
    ["a rhetorical question", `${good}\nWhat would you do for forty feet of land?`, "questions", "look"],
    ["praise of one’s own", good.replace("It will appeal", "This gripping page-turner will appeal"), "praise", "mend"],
    ["an exact count", good.replace("88,000", "87,962"), "wordCount", "look"],
    ["twice the length", good.replace("88,000", "190,000"), "wordCount", "mend"],
    ["no count", good.replace(", complete at 88,000 words", ""), "wordCount", "mend"],
    ["an old comparison", good.replace("(2024)", "(1998)"), "comparisons", "look"],
    ["no thanks", good.replace("Thank you for your time.", ""), "closing", "look"],
    ["two pages", `${good}\n\n${"and then another thing happened ".repeat(60)}`, "length", "mend"],
    ["no title", good.replace("FORTY FEET", "It"), "title", "look"],
  ] as const)("%s", (_, letter, check, level) => {
    expect(levelOf(letter, check)[0]).toBe(level);
  });

  test("nonfiction is sold by proposal, and by who you are", () => {
    const nonfiction = { ...queryCommon, ...shelfContexts.nonfiction, year: 2026 };
    expect(levelOf(good, "complete", nonfiction)).toEqual(["look", "noProposal"]);
    expect(levelOf("Dear Ms. Oyelaran,\n\nWhy bridges fall.\n\nThank you.", "biography", nonfiction)[0]).toBe("mend");
  });
});

test("whatever is typed, every check answers once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (letter) => {
      expect(checkQuery(letter, context).map(({ check }) => check)).toEqual(queryChecks);
    }),
  );
});
