/**
 * Addresses about which this browser asked for a mail link: such a link is followed without a question. The address is
 * enough, whatever the mail was for: nobody but its owner gets a session of that account.
 */
const key = "halftitle.asked-links";

/** A link lives an hour from the moment its mail leaves, and a mail may be late. */
const life = 24 * 3_600_000;

type Asked = Record<string, number>;

export function rememberAskedLink(email: string) {
  write({ ...read(), [nameOf(email)]: Date.now() + life });
}

/** True once: a link is good once, and what has served its purpose is not kept. */
export function hasAskedForLink(email: string): boolean {
  const { [nameOf(email)]: until, ...others } = read();
  if (until) write(others);
  return until !== undefined;
}

const nameOf = (email: string) => email.trim().toLowerCase();

function read(): Asked {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(stored as Asked).filter(([, until]) => until > Date.now()));
  } catch {
    // Storage is closed, or holds something else: then whoever opens a link is asked.
    return {};
  }
}

function write(asked: Asked) {
  try {
    if (Object.keys(asked).length > 0) localStorage.setItem(key, JSON.stringify(asked));
    else localStorage.removeItem(key);
  } catch {
    // Blocked or full: then whoever opens a link is asked.
  }
}
