import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type ImapPeer = {
  url: string;
  /** Puts a mail into the folder and tells whoever is connected. */
  deliver: (source: string | Buffer, receivedAt?: Date) => void;
  /** The folder is made anew by its server: the same mails under other numbers. */
  renumber: () => void;
  /** Says no to the next ones who sign in. */
  refuses: boolean;
  /** Every command it was given, without what was said with it. */
  heard: string[];
  /** How many are signed in at the moment. */
  readers: () => number;
  /** How many of them wait to be told of new mail: whoever does not looks by themselves, a minute later. */
  waiting: () => number;
  hangUp: () => void;
  stop: () => Promise<void>;
};

type Kept = { uid: number; source: Buffer; receivedAt: Date };

/**
 * A mailbox in the test's own process, with as much of IMAP as one needs who only reads: no mail server that is kept up
 * exists as a package. e2e/mailbox.peer.ts tries the same against Debian's Dovecot.
 */
export async function startImapPeer(): Promise<ImapPeer> {
  const mails: Kept[] = [];
  const sockets = new Set<Socket>();
  const idling = new Map<Socket, string>();
  let uidvalidity = 1;
  let nextUid = 1;
  const peer = { refuses: false, heard: [] as string[] };

  const answer: Record<string, (tag: string, rest: string, socket: Socket) => string> = {
    CAPABILITY: (tag) => `* CAPABILITY IMAP4rev1 IDLE\r\n${tag} OK\r\n`,
    LOGIN(tag, _, socket) {
      if (peer.refuses) return `${tag} NO [AUTHENTICATIONFAILED] no\r\n`;
      sockets.add(socket);
      return `${tag} OK [CAPABILITY IMAP4rev1 IDLE] welcome\r\n`;
    },
    LIST: (tag) => `* LIST (\\HasNoChildren) "/" INBOX\r\n${tag} OK\r\n`,
    LSUB: (tag) => `${tag} OK\r\n`,
    NOOP: (tag) => `* ${mails.length} EXISTS\r\n${tag} OK\r\n`,
    EXAMINE: (tag) =>
      `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY ${uidvalidity}]\r\n* OK [UIDNEXT ${nextUid}]\r\n${tag} OK [READ-ONLY] open\r\n`,
    IDLE(tag, _, socket) {
      idling.set(socket, tag);
      // Also of what came just before.
      return `+ idling\r\n* ${mails.length} EXISTS\r\n`;
    },
    "UID SEARCH": (tag) => `* SEARCH ${mails.map(({ uid }) => uid).join(" ")}\r\n${tag} OK\r\n`,
    "UID FETCH": (tag, rest) => `${fetchFrom(mails, rest)}${tag} OK\r\n`,
    LOGOUT: (tag) => `* BYE\r\n${tag} OK\r\n`,
  };

  const server = createServer((socket) => {
    let rest = "";
    socket.write("* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n");
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      idling.delete(socket);
    });
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(socket, line);
    });
  });

  function take(socket: Socket, line: string) {
    if (/^done$/i.test(line)) {
      socket.write(`${idling.get(socket)} OK\r\n`);
      idling.delete(socket);
      return;
    }
    const [, tag = "*", given = "", said = ""] = /^(\S+) (UID \S+|\S+) ?(.*)$/.exec(line) ?? [];
    const command = given.toUpperCase();
    peer.heard.push(command);
    socket.write(answer[command]?.(tag, said, socket) ?? `${tag} BAD\r\n`, "latin1");
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(peer, {
    url: `imap://desk:secret-${"x".repeat(12)}@127.0.0.1:${port}/INBOX`,
    deliver(source: string | Buffer, receivedAt = new Date()) {
      mails.push({ uid: nextUid, source: Buffer.from(source), receivedAt });
      nextUid += 1;
      for (const socket of idling.keys()) socket.write(`* ${mails.length} EXISTS\r\n`);
    },
    renumber() {
      uidvalidity += 1;
      for (const mail of mails) {
        mail.uid = nextUid;
        nextUid += 1;
      }
      for (const socket of sockets) socket.destroy();
    },
    readers: () => sockets.size,
    waiting: () => idling.size,
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  });
}

export async function startImapPeerForTest(): Promise<ImapPeer> {
  const peer = await startImapPeer();
  onTestFinished(peer.stop);
  return peer;
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function fetchFrom(mails: readonly Kept[], asked: string): string {
  const [, set = ""] = /^(\S+)/.exec(asked) ?? [];
  const [, most] = /BODY(?:\.PEEK)?\[\]<0\.(\d+)>/.exec(asked) ?? [];
  const lines = mails.flatMap(({ uid, source, receivedAt }, place) => {
    if (!isIn(set, uid, mails.at(-1)?.uid ?? 0)) return [];
    const on = `${String(receivedAt.getUTCDate()).padStart(2, " ")}-${months[receivedAt.getUTCMonth()]}-${receivedAt.getUTCFullYear()}`;
    const date = `INTERNALDATE "${on} ${receivedAt.toISOString().slice(11, 19)} +0000"`;
    const bytes = most === undefined ? undefined : source.subarray(0, Number(most));
    const body = bytes ? ` BODY[]<0> {${bytes.length}}\r\n${bytes.toString("latin1")}` : "";
    return [`* ${place + 1} FETCH (UID ${uid} RFC822.SIZE ${source.length} ${date}${body})\r\n`];
  });
  return lines.join("");
}

/** "7", "3,5" or "4:*", which means the newest at least. */
function isIn(set: string, uid: number, newest: number): boolean {
  return set.split(",").some((part) => {
    const [from = 0, to = from] = part.split(":").map((end) => (end === "*" ? newest : Number(end)));
    return uid >= Math.min(from, to) && uid <= Math.max(from, to);
  });
}
