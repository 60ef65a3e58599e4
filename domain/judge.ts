/** Per field, in words, what is wrong with it; empty when nothing is. */
export type Problems = Readonly<Record<string, string>>;

type Issue = { path: readonly PropertyKey[]; message: string };
export type Schema<Values> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } };
};

export type Judged<Values> = { values: Values; problems?: never } | { values?: never; problems: Problems };

/** What the rules say about a form; the first problem of each field is the one to tell. */
export function judge<Values>(schema: Schema<Values>, entries: unknown): Judged<Values> {
  const result = schema.safeParse(entries);
  if (result.success) return { values: result.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0] ?? "form")] ??= message;
  return { problems };
}
