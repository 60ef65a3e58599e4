import { judge, type Problems, type Schema } from "#domain/judge.ts";

/** What a form can do once somebody uses it. It comes by `load`, so that pages do not carry rules that nobody needs yet. */
export type FormWork<Receipt> = {
  check: (entries: FormData) => Problems;
  /** Sends what was accepted. If that fails it tells the visitor and answers undefined. */
  send: (entries: FormData) => Promise<Receipt | undefined>;
};

/** The work of a form by its schema: what is wrong with the entries, and what they mean to whoever stores them. */
export function formWork<Values, Receipt>(
  schema: Schema<Values>,
  blank: Readonly<Record<string, unknown>>,
  send: (values: Values, entries: FormData) => Promise<Receipt | undefined>,
): FormWork<Receipt> {
  const read = (entries: FormData) => judge(schema, readEntries(entries, blank));
  return {
    check: (entries) => read(entries).problems ?? {},
    async send(entries) {
      const { values } = read(entries);
      return values && send(values, entries);
    },
  };
}

/** A form's entries by the names of its blank: every field is there, a list as a list. */
function readEntries(entries: FormData, blank: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = (name: string, empty: unknown) => {
    if (Array.isArray(empty)) return entries.getAll(name);
    if (typeof empty === "boolean") return entries.has(name);
    return entries.get(name) ?? "";
  };
  return Object.fromEntries(Object.entries(blank).map(([name, empty]) => [name, read(name, empty)]));
}
