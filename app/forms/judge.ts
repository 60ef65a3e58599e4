/** Per field, in words, what is wrong with it; empty when nothing is. */
export type Problems = Readonly<Record<string, string>>;

type Issue = { path: readonly PropertyKey[]; message: string };
type Schema<Values> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } };
};

/** What the domain's rules say about the entries; the first problem of each field is the one to tell. */
export function judge<Values>(
  schema: Schema<Values>,
  entries: unknown,
): { values: Values; problems?: never } | { values?: never; problems: Problems } {
  const result = schema.safeParse(entries);
  if (result.success) return { values: result.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message;
  return { problems };
}

/** A form's entries by the names of its blank: every field is there, a list as a list. */
export function readEntries(entries: FormData, blank: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = (name: string, empty: unknown) => {
    if (Array.isArray(empty)) return entries.getAll(name);
    if (typeof empty === "boolean") return entries.has(name);
    return entries.get(name) ?? "";
  };
  return Object.fromEntries(Object.entries(blank).map(([name, empty]) => [name, read(name, empty)]));
}
