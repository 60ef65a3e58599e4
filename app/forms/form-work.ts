import { judge, type Problems, type Schema } from "#domain/judge.ts";

/** What came of it: stored, and the form is cleared; refused, by field; or told by the sender itself, and nothing more. */
export type Answer<Receipt> = { sent: Receipt } | { problems: Problems } | undefined;

/** Reads the entries once: what is wrong with them, or how to send what they say. */
export type FormWork<Receipt = true> = (
  entries: FormData,
) => { problems: Problems } | { send: () => Promise<Answer<Receipt>> };

/** The work of a form whose rules are the domain's: `blank` says which fields there are. */
export function byRules<Values, Receipt>(
  rules: Schema<Values>,
  blank: Readonly<Record<string, unknown>>,
  send: (values: Values, entries: FormData) => Promise<Answer<Receipt>>,
): FormWork<Receipt> {
  return (entries) => {
    const { values, problems } = judge(rules, readEntries(entries, blank));
    return problems ? { problems } : { send: () => send(values, entries) };
  };
}

/** One field of a form, as text. */
export const entry = (entries: FormData, name: string) => String(entries.get(name) ?? "");

/** A form's entries by the names of its blank: every field is there, a list as a list. */
function readEntries(entries: FormData, blank: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = (name: string, empty: unknown) => {
    if (Array.isArray(empty)) return entries.getAll(name);
    if (typeof empty === "boolean") return entries.has(name);
    return entries.get(name) ?? "";
  };
  return Object.fromEntries(Object.entries(blank).map(([name, empty]) => [name, read(name, empty)]));
}
