import { expect, test } from "vitest";
import { packageStages } from "./package-stages.ts";
import { parts } from "./prices.ts";

test("the table names everything we sell once, and every package has what the smaller one has", () => {
  const rows = packageStages.stages.flatMap((stage) => stage.rows);
  expect(rows).toHaveLength(Object.keys(parts).length);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { name, isIn } of rows) expect(isIn, name).toEqual(isIn.toSorted((a, b) => Number(a) - Number(b)));
});
