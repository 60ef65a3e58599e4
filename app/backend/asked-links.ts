import { fieldsOf, remember } from "#app/browser-memory.ts";

/**
 * Addresses about which this browser asked for a mail link: such a link is followed without a question. The address is
 * enough, whatever the mail was for: nobody but its owner gets a session of that account.
 */
const memory = remember(
  "browser",
  "halftitle.asked-links",
  (found) => Object.fromEntries(Object.entries(fieldsOf(found)).filter(isOpen)) as Asked,
);

/** A link lives an hour from the moment its mail leaves, and a mail may be late. */
const life = 24 * 3_600_000;

type Asked = Record<string, number>;

export function rememberAskedLink(email: string) {
  memory.write({ ...memory.read(), [nameOf(email)]: Date.now() + life });
}

/** True once: a link is good once, and what has served its purpose is not kept. */
export function hasAskedForLink(email: string): boolean {
  const { [nameOf(email)]: until, ...others } = memory.read();
  if (until) Object.keys(others).length > 0 ? memory.write(others) : memory.forget();
  return until !== undefined;
}

const nameOf = (email: string) => email.trim().toLowerCase();

const isOpen = ([, until]: [string, unknown]) => typeof until === "number" && until > Date.now();
