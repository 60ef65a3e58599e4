import { formatCount } from "./money.ts";

/** Puts values into the braces of a sentence: “{title} is gone.” One that ends with a time of day, “9 a.m.”, needs no point of its own. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence
    .replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
    .replace(/([ap]\.m\.)\./g, "$1");
}

/** One thing, or many of them with their number. */
export function sayCount(words: { one: string; many: string }, count: number, values: Record<string, string> = {}) {
  return fillWords(count === 1 ? words.one : words.many, { count: formatCount(count), ...values });
}
