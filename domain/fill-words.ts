import { formatCount } from "./money.ts";

/** Puts values into the braces of a sentence: “{title} is gone.” After a time of day, “9 a.m.”, the sentence needs no point of its own. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}(\.?)/g, (brace, name: string, point: string) => {
    const value = values[name];
    if (value === undefined) return brace;
    return /\d [ap]\.m\.$/.test(String(value)) ? String(value) : `${value}${point}`;
  });
}

/** One thing, or many of them with their number. */
export function sayCount(words: { one: string; many: string }, count: number, values: Record<string, string> = {}) {
  return fillWords(count === 1 ? words.one : words.many, { count: formatCount(count), ...values });
}
