/** A form's entries by the names of its blank: every field is there, a list as a list. */
export function readEntries(entries: FormData, blank: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = (name: string, empty: unknown) => {
    if (Array.isArray(empty)) return entries.getAll(name);
    if (typeof empty === "boolean") return entries.has(name);
    return entries.get(name) ?? "";
  };
  return Object.fromEntries(Object.entries(blank).map(([name, empty]) => [name, read(name, empty)]));
}
