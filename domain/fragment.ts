/** The fields of a tool, as typed. */
export type Entries<Name extends string = string> = Readonly<Record<Name, string>>;

/** Longer than any field of a tool needs; an address is no place to keep a text. */
const mostLetters = 300;

/**
 * What somebody has entered, for the end of an address (after `#`), where no server sees it: only what differs from the
 * example, so that an untouched tool has a plain address.
 */
export function writeFragment<Name extends string>(entries: Entries<Name>, example: Entries<Name>): string {
  const changed = (Object.keys(example) as Name[]).filter((name) => entries[name] !== example[name]);
  const fragment = new URLSearchParams(changed.map((name) => [name, entries[name]])).toString();
  return fragment && `#${fragment}`;
}

/** The same, read back; whatever the address does not say is the example's, and what is no field of ours is nobody's. */
export function readFragment<Name extends string>(hash: string, example: Entries<Name>): Record<Name, string> {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const entries = { ...example } as Record<Name, string>;
  for (const name of Object.keys(example) as Name[]) {
    const text = found.get(name);
    if (text !== null) entries[name] = text.slice(0, mostLetters);
  }
  return entries;
}
