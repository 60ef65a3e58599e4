import { publishingBudgetCalculator as content } from "#content/documents/publishing-budget-calculator.ts";
import type { Channel } from "#domain/copy-formulas.ts";
import type { Cell, Format, Row } from "./workbook.ts";

export const text = (value: string, style?: Extract<Cell, { text: string }>["style"], span?: number): Cell => ({
  text: value,
  style,
  span,
});
/** The first column names things; the others hold figures and are headed flush right, unless they hold words. */
export const headRow = (head: readonly string[], words: readonly number[] = [0]): Row =>
  head.map(
    (value, column): Cell => ({ text: value, style: "head", align: words.includes(column) ? undefined : "right" }),
  );
export const money = (formula: string, name?: string, strong?: boolean): Cell => ({
  formula,
  format: "money",
  name,
  strong,
});

export type Input = { label: string; value: number; format: Format; note: string };
export const channels = Object.entries(content.copy.results.channels) as [Channel, string][];
