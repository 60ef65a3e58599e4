import { formatCount } from "./money.ts";

/** Puts values into the braces of a sentence: “{title} is gone.” */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}

/** One thing, or many of them with their number. */
export function sayCount(words: { one: string; many: string }, count: number, values: Record<string, string> = {}) {
  return fillWords(count === 1 ? words.one : words.many, { count: formatCount(count), ...values });
}
