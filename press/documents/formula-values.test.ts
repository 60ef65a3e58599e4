import { expect, test } from "vitest";
import { evaluateCell } from "./formula-values.ts";

const value = (formula: string) =>
  evaluateCell(
    new Map<string, number | string | { formula: string }>([
      ["Costs!A1", 10],
      ["Costs!A2", 20],
      ["Costs!A3", 30],
      ["Per copy!B1", { formula: "'Costs'!$A$1/4" }],
      ["Costs!C1", { formula }],
    ]),
    "Costs!C1",
  );

test("a formula comes to what a spreadsheet makes of it", () => {
  expect(value("1+2*3-4/2")).toBe(5);
  expect(value("-(A1-A2)")).toBe(10);
  expect(value("SUM(A1:A3)")).toBe(60);
  expect(value("SUMPRODUCT(A1:A3,A1:A3)")).toBe(1400);
  expect(value('IF(A1>0,ROUNDUP(A2/A3,0),"never")')).toBe(1);
  expect(value('IF(AND(A1>=10,A1<=5),1,"no")')).toBe("no");
  expect(value("'Per copy'!$B$1*2")).toBe(5);
});

test("what it cannot read it refuses", () => {
  expect(() => value("A1 & A2")).toThrow("Cannot read");
});
