import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that a system hands out by itself, so that nobody is given the one that was found before it is used. */
const lowest = 15_000;
const highest = 32_000;

/** A port that is free, for a server that must know its address before it starts, or come back to the same one. */
export async function freePort(): Promise<string> {
  const port = randomInt(lowest, highest);
  const squatter = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    squatter.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => squatter.close(resolve));
  return String(port);
}
