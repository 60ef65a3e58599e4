/** A number as people type one: "$2,999", "60 %", " 7.5 ". Nothing below zero; what is no number is none. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[$,%\s]/g, "");
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  return Number(plain);
}

/** The same where arithmetic has to go on: nothing entered counts as nothing, and no more than `most`. */
export const amountOf = (text: string, most = 10_000_000): number => Math.min(readAmount(text) ?? 0, most);
