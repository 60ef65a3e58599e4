/** Puts values into the braces of a sentence: “{title} is gone.” */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}

/** A calendar day without a clock: it must not move with the reader's time zone. */
export function sayDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** The day of a moment, where the reader is. */
export function sayDate(moment: string): string {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "medium" });
}

/** Day and hour of a moment, where the reader is. */
export function sayMoment(moment: string): string {
  return new Date(moment).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}
