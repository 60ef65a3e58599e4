import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What the scanner says of a file. Away is also: cannot, will not, or not all of it. */
export type ScanResult = { kind: "clean" } | { kind: "infected"; by: string } | { kind: "away"; reason: string };

export type Scan = (bytes: AsyncIterable<Uint8Array>) => Promise<ScanResult>;

/** How long the scanner may say nothing before it counts as away. A gigabyte of archive takes it minutes. */
const patience = 10 * 60_000;

/**
 * Talks to `clamd` in its own words: the bytes go over the connection in stretches that each say their length, and one
 * line comes back. Named as `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`.
 */
export function openScanner(url: URL): Scan {
  const open = () =>
    url.protocol === "unix:"
      ? connect({ path: decodeURIComponent(url.pathname) })
      : connect({ host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || 3310) });

  return async (bytes) => {
    const socket = open();
    socket.setTimeout(patience, () => socket.destroy(new Error("the scanner says nothing")));
    const answer = readAnswer(socket);
    try {
      // It may answer and hang up before it has heard all: what it said counts then, and not that it hung up.
      const sending = pipeline(Readable.from(inStretches(bytes)), socket, { end: false }).then(() => undefined);
      const said = await Promise.race([answer, sending.then(() => answer)]);
      sending.catch(() => {});
      return readVerdict(said);
    } catch (error) {
      return { kind: "away", reason: (error as Error).message };
    } finally {
      socket.destroy();
    }
  };
}

async function* inStretches(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function readAnswer(socket: Socket): Promise<string> {
  const heard = new Promise<string>((resolve, reject) => {
    let said = "";
    socket.on("data", (chunk) => {
      said += chunk;
      if (said.includes("\0")) resolve(said.slice(0, said.indexOf("\0")));
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the scanner hung up")));
  });
  heard.catch(() => {});
  return heard;
}

/** "stream: OK", "stream: Name FOUND", or what went wrong, with ERROR at the end. */
export function readVerdict(said: string): ScanResult {
  if (said === "stream: OK") return { kind: "clean" };
  const [, by = ""] = /^stream: (.+) FOUND$/.exec(said) ?? [];
  // The scanner's own limits: it has not looked at all of it, which is neither yes nor no.
  if (by && !by.startsWith("Heuristics.Limits.Exceeded")) return { kind: "infected", by };
  return { kind: "away", reason: said || "the scanner said nothing" };
}
