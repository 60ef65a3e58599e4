/** Where replies come in, as `IMAP_URL` names it. */
export type MailboxAddress = {
  host: string;
  port: number;
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Under which name the mail server writes down what it has found out about a sender (RFC 8601), where somebody said so. */
  authserv: string | undefined;
  /** What it is called in the database: without the password. */
  name: string;
};

/** Reads imaps://user:password@host/INBOX?authserv=mx.example.com. What the address itself says, passwords included, never gets into a message. */
export function readMailboxAddress(given: string): MailboxAddress {
  const url = new URL(given);
  const decode = (part: string) => decodeURIComponent(part);
  const isSecure = url.protocol === "imaps:";
  const [user, password, folder] = [
    decode(url.username),
    decode(url.password),
    decode(url.pathname.slice(1)) || "INBOX",
  ];
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = Number(url.port) || (isSecure ? 993 : 143);
  const authserv = url.searchParams.get("authserv") ?? undefined;
  const name = `${user}@${host}:${port}/${folder}`.slice(0, 700);
  return { host, port, isSecure, user, password, folder, authserv, name };
}

/** Why an address cannot be used, in words; undefined where it can. */
export function findMailboxFault(given: string, isLoopback: (host: string) => boolean): string | undefined {
  if (!URL.canParse(given) || !/^imaps?:\/\//.test(given)) return "must be an imaps://user:password@host/INBOX address";
  const { protocol, hostname, username, password, pathname } = new URL(given);
  if (!hostname) return "must name the mail server's host";
  if (!username || !password)
    return "must name a user and a password, with @, : and / in them written as %40, %3A and %2F";
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    return "has a % in its user, password or folder that stands for nothing; a percent sign itself is written as %25";
  }
  if (protocol === "imap:" && !isLoopback(hostname)) {
    return "must begin with imaps://, or the password would cross the network in the open";
  }
  return undefined;
}

/** The address in `Name <address>`, or the text itself. */
export const addressIn = (mailbox: string) => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;
