/** "7,50" and "2.999,50" as most of the world writes them: the comma parts the cents, and points part the thousands. */
const hasDecimalComma = (typed: string) =>
  /^\d*,(\d{1,2}|\d{4,})$/.test(typed) || /^0,\d+$/.test(typed) || /^\d{1,3}(\.\d{3})+,\d+$/.test(typed);

const strip = (text: string) => text.replace(/[$€£%\s]/g, "");

/** A number as people type one: "$2,999", "60 %", " 7.5 ", "7,50". Nothing below zero; what is no number is none. */
export function readAmount(text: string): number | undefined {
  const typed = strip(text);
  const plain = hasDecimalComma(typed) ? typed.replaceAll(".", "").replace(",", ".") : typed.replaceAll(",", "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** Where a field has no limit of its own. */
const beyondMeasure = 10_000_000;

/** The same where arithmetic has to go on: nothing entered counts as nothing, and no more than `most`. */
export const amountOf = (text: string, most = beyondMeasure): number => Math.min(readAmount(text) ?? 0, most);

export type AmountProblem = "negative" | "unreadable" | "large";

/** Why the arithmetic goes on with another figure than the one that was typed; nothing typed is no problem. */
export function findAmountProblem(text: string, most = beyondMeasure): AmountProblem | undefined {
  const typed = strip(text);
  if (typed === "") return undefined;
  if (/^[-−–]/.test(typed)) return "negative";
  const amount = readAmount(text);
  if (amount === undefined) return "unreadable";
  return amount > most ? "large" : undefined;
}
