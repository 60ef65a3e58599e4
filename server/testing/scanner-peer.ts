import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

/** What every scanner takes for malware, in two halves, so that none takes this file for it. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Something that speaks as `clamd` does, at an address that is there before it is; the real one is asked in `e2e/clamd.peer.ts`. */
export async function scannerPeer() {
  const port = Number(await freePort());
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    let heard = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      const bytes = readStretches(heard);
      if (bytes) socket.end(bytes.includes(eicar) ? "stream: Eicar-Test FOUND\0" : "stream: OK\0");
    });
  });
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `tcp://127.0.0.1:${port}`,
    comeBack: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
  };
}

/** The bytes once the last stretch, which is empty, has come. */
function readStretches(heard: Buffer): Buffer | undefined {
  const stretches: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(stretches);
    stretches.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
