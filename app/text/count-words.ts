import { fillWords } from "./fill-words.ts";

/** One thing, or many of them with their number. */
export function sayCount(words: { one: string; many: string }, count: number, values: Record<string, string> = {}) {
  return fillWords(count === 1 ? words.one : words.many, { count: sayNumber(count), ...values });
}

export const sayNumber = (count: number) => count.toLocaleString("en-US");
