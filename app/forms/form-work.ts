import { judge, type Problems, readEntries } from "./judge.ts";

/** What came of it: stored, and the form is cleared; refused, by field; or told by the sender itself, and nothing more. */
export type Answer<Receipt> = { sent: Receipt } | { problems: Problems } | undefined;

/** Reads the entries once: what is wrong with them, or how to send what they say. */
export type FormWork<Receipt = true> = (
  entries: FormData,
) => { problems: Problems } | { send: () => Promise<Answer<Receipt>> };

type Rules<Values> = Parameters<typeof judge<Values>>[0];

/** The work of a form whose rules are the domain's: `blank` says which fields there are. */
export function byRules<Values, Receipt>(
  rules: Rules<Values>,
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
